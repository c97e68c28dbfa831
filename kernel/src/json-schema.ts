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

/** What a game calls its cards among its parts. */
export const CARD = ref('card');
export const CARDS = list(CARD);

/** Cards for whoever may see them, and how many for all others. */
export const HELD = anyOf(CARDS, COUNT);
export const HANDS = said('The viewer’s cards, and how many the others hold.', list(HELD));

const VIEWER = said(
  'Whose view it is: a seat, the gallery, which sees no hand, or `open`, which sees everything in a replay.',
  anyOf(SEAT, word('gallery', 'open')),
);
const SEATING = said(
  'By seat, counted clockwise from 0.',
  list(word('person', 'away', 'bot', 'empty')),
);
export const OUTCOME = said(
  'Who has won the match, and the points of all, by seat.',
  fields({ winners: SEATS, points: list(WHOLE) }),
);
export const READY = said('For the next round, or another match.', kind('ready'));

/** What the house does to a table in every game. */
const HOUSE_MOVE: JsonSchema = anyOf(
  fields({ kind: word('took'), seat: SEAT, by: word('person', 'bot'), chips: CENTS }),
  fields({ kind: word('brought'), seat: SEAT, chips: CENTS }),
  fields({ kind: word('left', 'away', 'back', 'forfeited', 'timedOut'), seat: SEAT }),
  fields({ kind: word('next', 'closed', 'again') }),
);

export const TRICK = fields(
  { leader: SEAT, cards: said('In the order they were played, clockwise.', CARDS) },
  { winner: SEAT },
);

/** What every view shows. */
export const TABLE: Fields = { viewer: VIEWER, options: ref('options'), seating: SEATING };

/** A view in one phase, or in several that look alike: what others show, too, and what only this one shows. */
export const phase = (
  names: string | readonly string[],
  shared: Fields,
  own: Fields = {},
  optional: Fields = {},
): JsonSchema => fields({ ...TABLE, ...shared, phase: word(...[names].flat()), ...own }, optional);

/** What differs from game to game in how it looks on the wire. */
interface Parts extends Pick<GameSchema, 'parts' | 'options' | 'stamps'> {
  /** Moves of seats that everyone sees as they were made. */
  readonly moves: readonly JsonSchema[];
  /** Moves of seats of which others see something else. */
  readonly hidden?: readonly JsonSchema[];
  readonly views: readonly JsonSchema[];
  /** What is seen of hidden moves, and of chance. */
  readonly seen?: readonly JsonSchema[];
}

export const gameSchema = ({
  parts,
  options,
  moves,
  hidden = [],
  views,
  seen = [],
  stamps,
}: Parts): GameSchema => ({
  parts,
  options,
  move: anyOf(...moves, ...hidden),
  view: anyOf(...views),
  seen: anyOf(...moves, ...seen, HOUSE_MOVE),
  stamps,
});

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
