import { readFileSync } from 'node:fs';

import { CATALOGUE } from '@stammtisch/bots';
import {
  type Actor,
  type AnyMove,
  chooseOptions,
  formatRecord,
  type Game,
  type GameTypes,
  parseRecord,
  randomMove,
  seeded,
  viewersOf,
} from '@stammtisch/kernel';
import type { ReplayView } from '@stammtisch/protocol';
import {
  type EntryBody,
  type LogEntry,
  replayed,
  sceneFor,
  seenStep,
  unfold,
} from '@stammtisch/table';
import { game as watten } from '@stammtisch/watten';
import { describe, expect, test } from 'vitest';

import { type FileTrouble, framesIn, logFile, parseFile, seenFile, viewsOf } from './file.ts';
import { isShown, placeOf, roundsIn } from './frames.ts';
import { momentHash, momentIn } from './moment.ts';
import { notationOf } from './notation.ts';
import { fileOfNotation, gameOfNotation } from './record-file.ts';
import { roundAfter, roundBefore } from './rounds.ts';

const game: Game = watten;
const TEXT = readFileSync('games/watten/golden/two-worth-three.txt', 'utf8');
const record = parseRecord(game, TEXT);
if (!record.ok) throw new Error(record.error.error);
const { options, seats, entries } = record.value;

const bodies: readonly EntryBody[] = [
  { kind: 'opened', game: 'watten', rules: 2, options, seats, host: 'a', listed: false },
  ...entries.map(({ by, move }): EntryBody => ({ kind: 'move', by, move })),
];
const log = bodies.map((body, at): LogEntry => ({
  version: at + 1,
  id: `e${at + 1}`,
  previous: at === 0 ? '' : `e${at}`,
  at,
  body,
}));
const FIRST = 3;
const { game: _, ...before } = unfold(game, log.slice(0, FIRST));
const start = unfold(game, log.slice(0, FIRST));
const people = { a: 'Anna' };

const whole = () => {
  const file = logFile({
    game: 'watten',
    people,
    start: { ...before, rules: 2 },
    entries: log.slice(FIRST),
  });
  if (!file.ok) throw new Error(file.error.why);
  return file.value;
};

const seenBy = (as: 0 | 'gallery') =>
  seenFile({
    game: 'watten',
    people,
    as,
    first: FIRST + 1,
    scene: sceneFor(start, as),
    steps: [...replayed(start, log.slice(FIRST))].map(step => seenStep(step, () => as)),
  });

const framesOf = (file: Parameters<typeof framesIn>[0], view: ReplayView) => {
  const frames = framesIn(file, game, view);
  if (!frames.ok) throw new Error(frames.error.why);
  return frames.value;
};

describe('a file with the log of a match', () => {
  test.each(viewersOf(2))('leads %s through what they would have seen', viewer => {
    const frames = framesOf(whole(), viewer);
    expect(frames).toHaveLength(log.length - FIRST);
    const states = [...replayed(start, log.slice(FIRST))].map(({ after }) =>
      sceneFor(after, viewer),
    );
    expect(frames.map(({ event }) => event.after)).toEqual(states);
    expect(frames.map(({ step }) => step)).toEqual([...frames.keys()].map(at => at + 1));
  });

  test('survives being written and read, and can be seen from every seat', () => {
    const read = parseFile(JSON.stringify(whole()));
    expect(read).toEqual({ ok: true, value: whole() });
    expect(viewsOf(whole())).toEqual(['open', 0, 1, 'gallery']);
  });
});

test('a file of what somebody saw shows that and has nothing else in it', () => {
  const file = seenBy('gallery');
  expect(viewsOf(file)).toEqual(['gallery']);
  expect(framesOf(file, 'gallery')).toEqual(framesOf(whole(), 'gallery'));
  // Asked for another view, it shows the same: it knows no other.
  expect(framesOf(file, 0)).toEqual(framesOf(whole(), 'gallery'));
  expect(framesOf(seenBy(0), 0)).not.toEqual(framesOf(whole(), 'gallery'));
});

describe('a broken file', () => {
  const troubleOf = (text: string): FileTrouble | undefined => {
    const file = parseFile(text);
    if (!file.ok) return file.error;
    const frames = framesIn(file.value, game, 0);
    return frames.ok ? undefined : frames.error;
  };
  const changed = (change: (file: Record<string, unknown>) => void) => {
    const file = JSON.parse(JSON.stringify(whole())) as Record<string, unknown>;
    change(file);
    return troubleOf(JSON.stringify(file));
  };

  test.each(['', '{', '[]', 'null', '{"format":"another"}', '{"format":"stammtisch replay 1"}'])(
    'is no replay: %s',
    text => expect(troubleOf(text)).toEqual({ why: 'no-replay' }),
  );

  test('says which entry the rules refuse', () => {
    const cut = changed(file => (file['entries'] as unknown[]).splice(4, 1));
    expect(cut).toEqual({ why: 'broken', step: 5 });
    const odd = changed(file => {
      (file['entries'] as { body: unknown }[])[2]!.body = { kind: 'move', by: 1, move: {} };
    });
    expect(odd).toEqual({ why: 'broken', step: 3 });
    expect(changed(file => Object.assign(file['start'] as object, { rules: 99 }))).toEqual({
      why: 'broken',
      step: 1,
    });
    expect(changed(() => undefined)).toBeUndefined();
  });
});

test('a log is written as in the records of golden games', () => {
  const moves = log
    .slice(FIRST)
    .flatMap(({ body }) => (body.kind === 'move' ? [{ by: body.by, seen: body.move }] : []));
  const written = notationOf(game, { seats, options }, moves);
  expect(written).toBe(formatRecord(game, { seats, options, entries: entries.slice(FIRST - 1) }));
});

test('what a viewer has not seen is written as a question mark', () => {
  const moves = framesOf(seenBy('gallery'), 'gallery').map(({ event }) => event);
  const lines = notationOf(game, { seats, options }, moves).split('\n');
  expect(lines).toContain('house deal ?');
  expect(lines.filter(line => line.endsWith('?')).every(line => line === 'house deal ?')).toBe(
    true,
  );
});

test('rounds are jumped to, and a moment is found by its number', () => {
  const frames = framesOf(whole(), 0).filter(isShown);
  const rounds = roundsIn(frames);
  expect(rounds.length).toBeGreaterThan(3);
  expect(roundAfter(frames, 0)).toBe(rounds[0] === 0 ? rounds[1] : rounds[0]);
  expect(roundBefore(frames, rounds[2]!)).toBe(rounds[1]);
  expect(roundAfter(frames, frames.length)).toBe(frames.length - 1);
  expect(placeOf(frames, frames[7]!.step)).toBe(7);
  expect(placeOf(frames, 0)).toBe(0);
  expect(placeOf(frames, 1e9)).toBe(frames.length - 1);
});

describe('a match in its notation', () => {
  const written = notationOf(
    game,
    { seats, options },
    log
      .slice(FIRST)
      .flatMap(({ body }) => (body.kind === 'move' ? [{ by: body.by, seen: body.move }] : [])),
  );
  const finalView = (text: string) => {
    const file = fileOfNotation(game, text);
    if (!file.ok) throw new Error(file.error.why);
    return framesOf(file.value, 'open').at(-1)!.event.after.view;
  };

  test('is played again as the log is, whole or cut out of a table', () => {
    expect(gameOfNotation(written)).toBe('watten');
    const played = framesOf(whole(), 'open').at(-1)!.event.after.view;
    expect(finalView(written)).toEqual(played);
    expect(finalView(TEXT)).toEqual(played);
  });

  test.each([
    [written.replace(/^house deal .*$/m, 'house deal ?'), { why: 'hidden' }],
    [written.replace('game watten 2', 'game watten 99'), { why: 'no-replay' }],
    [`${written}nonsense\n`, { why: 'broken' }],
  ])('or it is said why not: %#', (text, trouble) => {
    expect(fileOfNotation(game, text)).toMatchObject({ ok: false, error: trouble });
  });
});

describe('a match in the middle of a table’s life', () => {
  test.each(Object.keys(CATALOGUE))('is played again from its notation: %s', async name => {
    const { game } = await CATALOGUE[name]!();
    const random = seeded('notation', name);
    const { min, usual = min } = game.seats;
    const seats = Math.max(min, usual);
    const chosen = chooseOptions(game.options, {});
    if (!chosen.ok) throw new Error('there are no options');
    const move = (state: object): { by: Actor; seen: unknown } => {
      const [by = 'house'] = game.toMove(state);
      const seen =
        by === 'house'
          ? game.chance(state, random)
          : randomMove(game, game.view(state, by), random);
      return { by, seen };
    };
    const after = (state: object, { by, seen }: { by: Actor; seen: unknown }): object => {
      const played = game.play(state, by, seen as AnyMove<GameTypes>);
      if (!played.ok) throw new Error(played.error);
      return played.value;
    };
    let state = Array.from({ length: seats }, (_, seat) => seat).reduce(
      (empty, seat) => {
        const seen = { kind: 'took', seat, by: 'person', chips: 60_000 + 10_000 * seat };
        return after(empty, { by: 'house', seen });
      },
      game.start(chosen.value, seats),
    );
    // Some rounds, or a whole match, have gone before.
    const isPause = () => /^(between|over)$/.test((state as { phase: string }).phase);
    for (let at = 0; at < 400 || !isPause(); at++) state = after(state, move(state));
    const before = state;
    const moves = [];
    for (let at = 0; at < 60; at++) {
      moves.push(move(state));
      state = after(state, moves.at(-1)!);
    }
    const table = { seats, options: chosen.value };
    const text = notationOf(game, table, moves, before);
    const file = fileOfNotation(game, text);
    if (!file.ok) throw new Error(JSON.stringify(file.error));
    const frames = framesIn(file.value, game, 'open');
    if (!frames.ok) throw new Error(JSON.stringify(frames.error));
    expect(frames.value.at(-1)!.event.after.view).toEqual(game.view(state, 'open'));
    expect(frames.value[0]!.event.before.room.chairs).toHaveLength(seats);
    // A start that is none is noticed, and nothing worse happens.
    const broken = fileOfNotation(game, text.replace('"phase":"', '"phase":"x'));
    const trouble = broken.ok ? framesIn(broken.value, game, 'open') : broken;
    expect(trouble).toMatchObject({ ok: false });
  });
});

test.each([
  ['#7', { step: 7 }],
  ['#7.open', { step: 7, view: 'open' }],
  ['#7.gallery', { step: 7, view: 'gallery' }],
  ['#7.2', { step: 7, view: 1 }],
] as const)('a link says which moment, and from whose view: %s', (hash, moment) => {
  expect(momentHash(moment)).toBe(hash);
  expect(momentIn(hash)).toEqual(moment);
});

test.each(['', '#', '#x', '#7.own', '#7.0', '#7.x', '#-1', '#7.2.3'])(
  'what is none is the beginning: %j',
  hash => expect(momentIn(hash)).toEqual({ step: 0 }),
);

test('one’s own view has no name that others could use', () =>
  expect(momentHash({ step: 3, view: 'own' })).toBe('#3'));
