import { describe, expect, test } from 'vitest';

import { type Decision, type Game, type GameTypes, viewersOf } from '../game.ts';
import { gameDocument, type GameSchema, type JsonSchema } from '../json-schema.ts';
import { isObject, same } from '../json.ts';
import { misfit } from './json-schema.ts';
import { setupOf } from './obeys-the-laws.ts';
import { playout, type Setup } from './playout.ts';

const RUNS = 40;
const SPOILT_RUNS = 5;
/** So many steps of a match are enough, spread over all of it. */
const MOST_STEPS = 30;

/**
 * What a client is sent of a game is what its schema says, neither more nor less. Each game's tests
 * call this once. `whole` are matches that chance hardly ever plays.
 */
export function isDescribed<P extends GameTypes>(
  game: Game<P>,
  schema: GameSchema,
  whole: readonly Setup<P>[] = [],
): void {
  const document = gameDocument(game.name, schema, game.options);
  const parts = document['$defs'] as Readonly<Record<string, JsonSchema>>;
  const misfitOf = (name: 'view' | 'move' | 'seen' | 'options' | 'wish', value: unknown) =>
    misfit(parts[name]!, value, parts);
  const random = [...Array(RUNS).keys()].map(seed => setupOf(game, seed));
  const runs = [...random, ...whole].map(setup => {
    const all = playout(game, setup);
    return {
      setup,
      all,
      steps: all.filter((_, at) => at % Math.ceil(all.length / MOST_STEPS) === 0),
    };
  });

  describe(`${game.name} is described`, () => {
    test('every view, for all viewers', () => {
      const complaints = runs.flatMap(({ setup, steps }) =>
        steps.flatMap(({ after }) =>
          viewersOf(setup.seats).map(viewer => misfitOf('view', game.view(after, viewer))),
        ),
      );
      expect(complaints.filter(Boolean)).toEqual([]);
    });

    test('no view and no move that never comes', () => {
      const views = runs.flatMap(({ setup, steps }) =>
        steps.flatMap(({ after }) => viewersOf(setup.seats).map(each => game.view(after, each))),
      );
      const played = runs.flatMap(({ all }) => all.map(({ move }) => move));
      const moves = [...played, ...views.flatMap(view => game.legalMoves(view))];
      const unseen = (name: 'view' | 'move', values: readonly unknown[]) =>
        formsOf(parts[name]!).filter(form =>
          values.every(value => misfit(form, value, parts) !== undefined),
        );
      expect([...unseen('view', views), ...unseen('move', moves)]).toEqual([]);
    });

    test('every move, and what is seen of it', () => {
      const made = runs.flatMap(({ steps }) =>
        steps.flatMap(({ by, move }) => (by === 'house' ? [] : [misfitOf('move', move)])),
      );
      const seen = runs.flatMap(({ setup, steps }) =>
        steps.flatMap(({ before, by, move }) =>
          viewersOf(setup.seats).flatMap(viewer => {
            const visible = game.seen(before, by, move, viewer);
            return visible === undefined ? [] : [misfitOf('seen', visible)];
          }),
        ),
      );
      expect([...made, ...seen].filter(Boolean)).toEqual([]);
    });

    test('the stamp of every question', () => {
      for (const { setup, steps } of runs)
        for (const { after } of steps)
          for (let seat = 0; seat < setup.seats; seat++) {
            const view = game.view(after, seat);
            for (const decision of game.decisions(view))
              expect(stampsFor(schema, view, decision)).toContain(true);
          }
    });

    test('all options, and the wish for each preset', () => {
      for (const { name, options } of game.options.presets) {
        expect(misfitOf('options', options)).toBeUndefined();
        expect(misfitOf('wish', { preset: name, ...options })).toBeUndefined();
      }
      expect(misfitOf('wish', { preset: 'no such preset' })).toBeDefined();
      expect(misfitOf('options', {})).toBeDefined();
    });

    test('a view with a field too many, too few or of another type does not fit', () => {
      for (const { setup, steps } of runs.slice(0, SPOILT_RUNS))
        for (const { after } of steps.filter((_, at) => at % 10 === 0)) {
          const view = game.view(after, setup.seats - 1);
          const unnoticed = [...spoiled(view)].filter(
            ([, wrong]) => misfitOf('view', wrong) === undefined,
          );
          expect(unnoticed.map(([path]) => path)).toEqual([]);
        }
    });
  });
}

const formsOf = (schema: JsonSchema): readonly JsonSchema[] => schema.anyOf ?? [schema];

/** Whether the stamp of a question is made up as a rule for its kinds says. */
const stampsFor = (
  { stamps }: GameSchema,
  view: unknown,
  { stamp, kinds }: Decision,
): readonly boolean[] =>
  stamps
    .filter(rule => kinds.every(each => rule.kinds.includes(each)))
    .map(rule => patternOf(rule.stamp, view).test(stamp));

/** What is named in the view stands there as it is; what is told in words is anything. */
const patternOf = (stamp: string, view: unknown): RegExp =>
  new RegExp(
    `^${stamp
      .replaceAll('.', '\\.')
      .replaceAll(/<\w+>/g, '.+')
      .replaceAll(/\{([^}]+)\}/g, (_, path: string) =>
        String(
          path
            .split('\\.')
            .reduce<unknown>((value, name) => Reflect.get(Object(value), name), view),
        ),
      )}$`,
  );

/** Every way to add a field to a view or to change the type of one, and to leave out one that every view has. */
function* spoiled(view: object): Generator<readonly [string, unknown]> {
  for (const name of Object.keys(view))
    if (name !== 'last' && name !== 'dice' && name !== 'noWish')
      yield [
        `without ${name}`,
        Object.fromEntries(Object.entries(view).filter(([n]) => n !== name)),
      ];
  yield* changed(view, '$');
}

function* changed(value: unknown, path: string): Generator<readonly [string, unknown]> {
  if (Array.isArray(value)) {
    yield [path, {}];
    for (const [at, item] of value.entries())
      for (const [where, wrong] of changed(item, `${path}[${at}]`))
        yield [where, value.with(at, wrong)];
  } else if (isObject(value)) {
    yield [path, []];
    yield [`${path} with a field too many`, { ...value, surplus: 1 }];
    for (const [name, item] of Object.entries(value))
      for (const [where, wrong] of changed(item, `${path}.${name}`))
        yield [where, { ...value, [name]: wrong }];
  } else if (!same(value, SPOILT)) {
    yield [path, typeof value === 'number' ? SPOILT : HALF];
  }
}

const SPOILT = 'spoilt';
/** No number of anything in any game. */
const HALF = -0.5;
