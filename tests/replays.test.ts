import { readdirSync, readFileSync } from 'node:fs';

import { CATALOGUE } from '@stammtisch/bots';
import {
  type Game,
  parseRecord,
  patched,
  rulesOf,
  same,
  type Viewer,
  viewersOf,
} from '@stammtisch/kernel';
import type { Scene } from '@stammtisch/protocol';
import {
  type EntryBody,
  type LogEntry,
  type MatchChange,
  matchChangesOf,
  replayed,
  sceneFor,
  seenStep,
  type Step,
  type Table,
  unfold,
} from '@stammtisch/table';
import { describe, expect, test } from 'vitest';

import { EntryMessage } from '../server/src/tables/entry-message.ts';

const GAMES = Object.keys(CATALOGUE);
const goldenOf = (name: string) =>
  readdirSync(`games/${name}/golden`).map(
    file => [file, readFileSync(`games/${name}/golden/${file}`, 'utf8')] as const,
  );

/** A golden game as the log of a table at which people sit. */
function logOf(current: Game, text: string): readonly LogEntry[] {
  const rules = Number(/^game \S+ (\d+)/.exec(text)?.[1]);
  const game = rulesOf(current, rules) ?? current;
  const record = parseRecord(game, text);
  if (!record.ok) throw new Error(record.error.error);
  const { options, seats, entries } = record.value;
  const host = 'person-0';
  const opening: EntryBody = {
    kind: 'opened',
    game: game.name,
    rules,
    options,
    seats,
    host,
    listed: true,
  };
  const moves = entries.map(({ by, move }): EntryBody => ({
    kind: 'move',
    by,
    move,
    ...(move.kind === 'took' && 'seat' in move && { holder: { person: `person-${move.seat}` } }),
  }));
  return [opening, ...moves].map((body, at) => ({
    version: at + 1,
    id: `entry ${at + 1}`,
    previous: at === 0 ? '' : `entry ${at}`,
    at: at * 1_000,
    body,
  }));
}

const stepsOf = (game: Game, log: readonly LogEntry[]): readonly Step[] => [
  ...replayed(unfold(game, log.slice(0, 1)), log.slice(1)),
];

type Ended = Extract<MatchChange, { kind: 'ended' }>;
type Began = Extract<MatchChange, { kind: 'began' }>;

/** The matches in a log that have ended, and what began and ended them. */
function matchesIn(steps: readonly Step[]): readonly { began: Began; ended: Ended }[] {
  const changes = steps.flatMap(matchChangesOf);
  const began = changes.filter(change => change.kind === 'began');
  const ended = changes.filter(change => change.kind === 'ended');
  return ended.map((each, at) => ({ began: began[at]!, ended: each }));
}

/** What somebody with these eyes was told live. */
const toldLive = (step: Step, viewer: Viewer): object =>
  JSON.parse(new EntryMessage(step).for(viewer, viewer)) as object;

/** What is wrong with a replay for one viewer, beside what they were told live. */
function differences(steps: readonly Step[], viewer: Viewer, eyes: Viewer = viewer): number {
  return steps.filter(step => {
    const { at, ...seen } = seenStep(step, () => eyes);
    expect(at).toBe(step.entry.at);
    return !same({ type: 'entry', ...seen }, toldLive(step, viewer));
  }).length;
}

describe.each(GAMES)('the golden games of %s as replays', name => {
  test.each(goldenOf(name))(
    '%s: its matches are found, each from end to end (T12)',
    async (_, text) => {
      const { game } = await CATALOGUE[name]!();
      const steps = stepsOf(game, logOf(game, text));
      const matches = matchesIn(steps);
      expect(matches.length).toBeGreaterThan(0);
      for (const { began, ended } of matches) {
        expect(ended.outcome?.points.length).toBe(ended.holders.length);
        const within = steps.filter(
          ({ entry }) => began.first <= entry.version && entry.version <= ended.last,
        );
        expect(within[0]!.entry.id).toBe(began.id);
        expect(['next', 'again']).toContain(kindOf(within[0]!));
        // Nothing else begins or ends in between.
        const inside = within.slice(1, -1).map(({ after }) => game.outcome(after.state));
        expect(new Set(inside)).toEqual(new Set([undefined]));
      }
    },
  );

  test.each(goldenOf(name))(
    '%s: whoever looks at the replay is told what they were told live, no more and no less (T12)',
    async (_, text) => {
      const { game } = await CATALOGUE[name]!();
      const steps = stepsOf(game, logOf(game, text));
      const { chairs } = steps[0]!.before.room;
      for (const viewer of viewersOf(chairs.length)) {
        expect(differences(steps, viewer)).toBe(0);
        expect(lastSceneOf(steps, viewer)).toEqual(sceneFor(steps.at(-1)!.after, viewer));
      }
    },
  );

  test('a gallery that is shown the hands is noticed', async () => {
    const { game } = await CATALOGUE[name]!();
    const [[, text] = ['', '']] = goldenOf(name);
    expect(differences(stepsOf(game, logOf(game, text)), 'gallery', 'open')).toBeGreaterThan(0);
  });
});

const kindOf = ({ entry: { body } }: Step): string =>
  body.kind === 'move' ? body.move.kind : body.kind;

/** Where the patches of a replay lead. */
function lastSceneOf(steps: readonly Step[], viewer: Viewer): Scene {
  const first: unknown = sceneFor(steps[0]!.before, viewer);
  return steps.reduce(
    (scene, step) => patched(scene, seenStep(step, () => viewer).patch),
    first,
  ) as Scene;
}

describe('the match index', () => {
  const inWatten = async (count: number, more: readonly EntryBody[] = []) => {
    const { game } = await CATALOGUE['watten']!();
    const [, text] = goldenOf('watten').find(([file]) => file === 'two-in-bavaria.txt')!;
    const log = logOf(game, text).slice(0, count);
    const rest = more.map((body, at): LogEntry => ({
      version: log.length + at + 1,
      id: `more ${at}`,
      previous: at === 0 ? log.at(-1)!.id : `more ${at - 1}`,
      at: 0,
      body,
    }));
    return stepsOf(game, [...log, ...rest]).flatMap(matchChangesOf);
  };
  const begun = expect.objectContaining({ kind: 'began', people: ['person-0', 'person-1'] });

  test('a match begins with its first round, not with who sits down', async () => {
    expect(await inWatten(3)).toEqual([]);
    expect(await inWatten(5)).toEqual([begun]);
  });

  test('a table that is closed in the middle of a round ends the match without an outcome', async () => {
    const changes = await inWatten(8, [{ kind: 'closed' }]);
    expect(changes).toEqual([
      begun,
      { kind: 'ended', last: 9, at: 0, holders: [{ person: 'person-0' }, { person: 'person-1' }] },
    ]);
  });

  test('a table that is closed after a match, or before one, ends nothing', async () => {
    const all = await inWatten(Infinity);
    expect(all.map(({ kind }) => kind)).toEqual(['began', 'ended']);
    expect(await inWatten(Infinity, [{ kind: 'closed' }])).toEqual(all);
    expect(await inWatten(3, [{ kind: 'closed' }])).toEqual([]);
  });
});

/** The table at which a person is seen as another before and after an entry. */
test('whoever sits down in the middle of a replay sees it with other eyes from then on', async () => {
  const { game } = await CATALOGUE['watten']!();
  const [, text] = goldenOf('watten')[0]!;
  const [step] = stepsOf(game, logOf(game, text));
  const eyes = ({ version }: Table): Viewer => (version < step!.after.version ? 'gallery' : 0);
  const { at: _, ...seen } = seenStep(step!, eyes);
  expect({ type: 'entry', ...seen }).toEqual(JSON.parse(new EntryMessage(step!).for('gallery', 0)));
});
