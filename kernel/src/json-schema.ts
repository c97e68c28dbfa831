import type { OptionList } from './options.ts';

/** A schema after JSON Schema 2020-12, as plain data. */
export interface JsonSchema {
  readonly $schema?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema | false;
  readonly prefixItems?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | false;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

/** A question that is open for a seat, and how its stamp is made up. */
export interface StampRule {
  /** Kinds of moves that answer it. */
  readonly kinds: readonly string[];
  /** `{deals}` stands for that field of the view, `{plays.length}` for how many it has, `<cards>` for what `where` explains. */
  readonly stamp: string;
  readonly where?: string;
}

/** How a game looks on the wire, for clients that do not have its rules. */
export interface GameSchema {
  /** What the others refer to, by name: `{ $ref: '#/$defs/card' }`. */
  readonly parts: Readonly<Record<string, JsonSchema>>;
  /** A complete choice of options, as it stands in a view. */
  readonly options: JsonSchema;
  readonly move: JsonSchema;
  readonly view: JsonSchema;
  /** What is seen of a move. */
  readonly seen: JsonSchema;
  readonly stamps: readonly StampRule[];
}

type Fields = Readonly<Record<string, JsonSchema>>;

export const ref = (name: string): JsonSchema => ({ $ref: `#/$defs/${name}` });

/** An object with these fields, perhaps with those, and with no others. */
export const fields = (required: Fields, optional: Fields = {}): JsonSchema => ({
  type: 'object',
  properties: { ...required, ...optional },
  required: Object.keys(required),
  additionalProperties: false,
});

export const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

export const tuple = (...items: readonly JsonSchema[]): JsonSchema => ({
  type: 'array',
  prefixItems: items,
  minItems: items.length,
  maxItems: items.length,
});

export const anyOf = (...schemas: readonly JsonSchema[]): JsonSchema => ({ anyOf: schemas });
export const word = (...values: readonly (string | number)[]): JsonSchema => ({ enum: values });
/** What somebody does, by its kind and what belongs to it. */
export const kind = (name: string, more: Fields = {}): JsonSchema =>
  fields({ kind: word(name), ...more });
export const said = (description: string, schema: JsonSchema): JsonSchema => ({
  ...schema,
  description,
});

export const WHOLE: JsonSchema = { type: 'integer' };
export const COUNT: JsonSchema = { type: 'integer', minimum: 0 };
export const FLAG: JsonSchema = { type: 'boolean' };
export const SEAT: JsonSchema = { type: 'integer', minimum: 0, maximum: 9 };
export const SEATS: JsonSchema = list(SEAT);
const CENTS: JsonSchema = { type: 'integer', minimum: 0 };

/** Cards for whoever may see them, and how many for all others. */
export const held = (card: JsonSchema): JsonSchema => anyOf(list(card), COUNT);

export const VIEWER = said(
  'Whose view it is: a seat, the gallery, which sees no hand, or `open`, which sees everything in a replay.',
  anyOf(SEAT, word('gallery', 'open')),
);
export const SEATING = said(
  'By seat, counted clockwise from 0.',
  list(word('person', 'away', 'bot', 'empty')),
);
export const OUTCOME = said(
  'Who has won the match, and the points of all, by seat.',
  fields({ winners: SEATS, points: list(WHOLE) }),
);
export const READY = said('For the next round, or another match.', kind('ready'));

/** What the house does to a table in every game. */
export const HOUSE_MOVE: JsonSchema = anyOf(
  fields({ kind: word('took'), seat: SEAT, by: word('person', 'bot'), chips: CENTS }),
  fields({ kind: word('brought'), seat: SEAT, chips: CENTS }),
  fields({ kind: word('left', 'away', 'back', 'forfeited', 'timedOut'), seat: SEAT }),
  fields({ kind: word('next', 'closed', 'again') }),
);

export const trick = (card: JsonSchema): JsonSchema =>
  fields(
    { leader: SEAT, cards: said('In the order they were played, clockwise.', list(card)) },
    { winner: SEAT },
  );

export function optionsSchema<Options>({ bounds }: OptionList<Options>): JsonSchema {
  return fields(propertiesOf(bounds));
}

/** What a table can be asked to be like: a preset by name, and what is to differ from it. */
export function wishSchema<Options>({ bounds, presets }: OptionList<Options>): JsonSchema {
  return fields({}, { preset: word(...presets.map(({ name }) => name)), ...propertiesOf(bounds) });
}

const propertiesOf = <Options>(bounds: OptionList<Options>['bounds']): Fields =>
  Object.fromEntries(
    Object.entries<OptionList<Options>['bounds'][keyof Options]>(bounds).map(([name, bound]) => {
      switch (bound.is) {
        case 'whole':
          return [name, { type: 'integer', minimum: bound.min, maximum: bound.max }];
        case 'one of':
          return [name, { enum: bound.of }];
        case 'flag':
          return [name, FLAG];
      }
    }),
  );

/** Everything of a game in one document: options, a wish for them, move, view and what is seen of a move, under `$defs`. */
export const gameDocument = (
  name: string,
  schema: GameSchema,
  options: OptionList<object>,
): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: name,
  $defs: {
    options: schema.options,
    wish: wishSchema(options),
    move: schema.move,
    view: schema.view,
    seen: schema.seen,
    ...schema.parts,
  },
});
