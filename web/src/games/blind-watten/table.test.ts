import { signal } from '@preact/signals';
import { type Card, game, type State, type Wish } from '@stammtisch/blind-watten';
import type { Happening } from '@stammtisch/client';
import { type Actor, german, type Seat } from '@stammtisch/kernel';
import { beforeAll, describe, expect, test, vi } from 'vitest';

import type { Sight } from '../../table/face.ts';

// There is no browser here: its settings and its line to the house are left out.
vi.mock('../../settings.ts', () => ({ language: signal('en'), shortcuts: signal('on') }));
vi.mock('../../house.ts', () => ({ snapshot: signal({ line: 'open' }) }));

type Made = readonly [by: Actor, move: Parameters<typeof game.play>[2]];

const BET = { kind: 'bet' } as const;
const answers = (accept: boolean) => ({ kind: 'answer', accept }) as const;
const asks = (wish: Wish) => ({ kind: 'ask', wish }) as const;
const shows = (card: Card) => ({ kind: 'show', card }) as const;
const throws = (card: Card) => ({ kind: 'card', card }) as const;

const after = (state: State, ...line: readonly Made[]): State =>
  line.reduce((now, [by, move]) => {
    const played = game.play(now, by, move);
    if (!played.ok) throw new Error(`${move.kind} is refused: ${played.error}`);
    return played.value;
  }, state);

/** Seat 3 deals, seat 0 is forehand; 1 and 2 are partners. */
const HANDS = ['Ua 9h 7b 8l Kl', 'Tb 9a Ob Al 7l', 'Uh 8a Kb Ta Ul', 'Th Ah 8h 9b Tl'].map(hand =>
  hand.split(' ').filter(german.isCard),
);

const dealt = (score: readonly number[] = [0, 0]): State => ({
  ...after(
    game.start(game.options.presets[0]!.options, 4),
    ...[0, 1, 2, 3].map((seat): Made => ['house', { kind: 'took', seat, by: 'person', chips: 0 }]),
    ['house', { kind: 'next' }],
    ['house', { kind: 'deal', dealer: 3, hands: HANDS }],
  ),
  score,
});

/** Schlag is Unter, trump is hearts, and seat 0 leads. */
const announced = (): State => after(dealt(), [0, shows('Ua')], [3, shows('Th')]);

const NAMES = ['Anna', 'Sepp', 'Rosi', 'Luis'];

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  const { loadWords } = await import('../../text/words.ts');
  const words = await import('./words.ts');
  await Promise.all([loadWords(), words.loadWords()]);
});

const sceneOf = (state: State, seat: Seat | undefined) => ({
  room: { game: 'blind-watten', chairs: [], waiting: [], leaving: [] },
  view: game.view(state, seat ?? 'gallery'),
});

const sightOf = (state: State, seat: Seat | undefined): Sight =>
  ({
    table: { scene: sceneOf(state, seat) },
    seat,
    nameOf: (each: Seat) => NAMES[each] ?? '',
  }) as unknown as Sight;

/** The state line of each seat, and of the gallery. */
async function linesOf(state: State): Promise<readonly string[]> {
  const { stateLine } = await import('./state-line.ts');
  return [0, 1, 2, 3, undefined].map(seat => {
    const { text, lamp } = stateLine(game.view(state, seat ?? 'gallery'), sightOf(state, seat));
    return lamp ? `* ${text}` : text;
  });
}

describe('the state line says what is going on and what is to be done', () => {
  test('while Schlag and trump are announced', async () => {
    expect(await linesOf(dealt())).toEqual([
      '* Choose a card as Schlag',
      'Anna chooses the Schlag',
      'Anna chooses the Schlag',
      'Anna chooses the Schlag, then you the trump',
      'You are watching. Anna chooses the Schlag',
    ]);
    expect((await linesOf(after(dealt(), [0, shows('Ua')])))[3]).toBe('* Choose a card for trump');
  });

  test('while a wish waits for its answer', async () => {
    const lines = await linesOf(after(dealt(), [0, asks('schoenere')]));
    expect(lines[0]).toBe('You ask for Schönere; Luis must answer');
    expect(lines[1]).toBe('Anna asks for Schönere; Luis must answer');
    expect(lines[3]).toBe('* Anna asks for Schönere.');
  });

  test('while a bid waits for its answer', async () => {
    const lines = await linesOf(after(announced(), [2, BET]));
    expect(lines.slice(0, 4)).toEqual([
      'Rosi bids three; Luis must answer',
      'Rosi bids three; Luis must answer',
      'You bid three; Luis must answer',
      '* Rosi bids three. Do we hold?',
    ]);
  });

  test('while the four are going', async () => {
    const state = after(dealt([16, 11]), [0, shows('Ua')], [3, shows('Th')]);
    const lines = await linesOf(state);
    expect(lines[0]).toBe('* The four are going. Do we hold?');
    expect(lines[1]).toBe('The four are going: Anna must answer');
  });

  test('while tricks are played; only the bound announcer hears of the trump', async () => {
    const state = announced();
    expect((await linesOf(state))[0]).toBe('* Your turn: lead');
    const led = after(state, [0, throws('9h')], [1, throws('Tb')]);
    expect((await linesOf(led))[2]).toBe('* Your turn: play a card');
    const bound = after(led, [2, throws('8a')]);
    expect((await linesOf(bound))[3]).toBe('* Your turn: follow trump');
    for (const seat of [0, 1, 2, 4]) expect((await linesOf(bound))[seat]).not.toMatch(/trump/);
  });
});

/** Everything said about a line of play, as one seat hears it. */
async function toldTo(seat: Seat | undefined, from: State, ...line: readonly Made[]) {
  const { tell } = await import('./tell.ts');
  let state = from;
  const told: string[] = [];
  for (const [by, move] of line) {
    const next = after(state, [by, move]);
    const happening = {
      version: 1,
      by,
      seen: game.seen(state, by, move, seat ?? 'gallery'),
      before: sceneOf(state, seat),
      after: sceneOf(next, seat),
    } as unknown as Happening;
    told.push(...tell(happening, sightOf(next, seat)).map(({ text }) => text));
    state = next;
  }
  return told;
}

describe('what happens is told', () => {
  const line: readonly Made[] = [
    [0, shows('Ua')],
    [3, shows('Th')],
  ];

  test('the cards shown only to those who may know them', async () => {
    expect((await toldTo(3, dealt(), ...line)).join()).toContain('Unter of acorns');
    for (const seat of [1, 2, undefined])
      expect((await toldTo(seat, dealt(), ...line)).join()).not.toMatch(/Unter|hearts/);
  });

  test('a bid, its answer, and what it brought', async () => {
    const told = await toldTo(1, announced(), [2, BET], [3, answers(false)]);
    expect(told.join('. ')).toMatch(/Rosi bids three.*Luis does not hold.*Them: 2 points/);
    expect(told.join('. ')).toContain('Schlag was Unter, trump was hearts');
    const held = await toldTo(2, announced(), [2, BET], [3, answers(true)]);
    expect(held).toEqual([
      'You bid three. Luis must answer',
      'Luis holds: the round is worth 3 points',
    ]);
  });
});

describe('what only the announcers may see', () => {
  test('who is ahead in a trick that is not over', async () => {
    const { takerOf } = await import('./rules.ts');
    const state = after(announced(), [0, throws('9h')], [1, throws('Tb')]);
    const seen = [0, 1, 2, 3, undefined].map(seat => {
      const view = game.view(state, seat ?? 'gallery');
      return 'tricks' in view ? takerOf(view, view.tricks.at(-1)!) : 'no trick';
    });
    expect(seen).toEqual([0, undefined, undefined, 0, undefined]);
  });

  test('Schlag, trump and the order of the cards', async () => {
    const { knownAnnouncement } = await import('./rules.ts');
    const known = [0, 1, 2, 3, undefined].map(
      seat => knownAnnouncement(game.view(announced(), seat ?? 'gallery')) !== undefined,
    );
    expect(known).toEqual([true, false, false, true, false]);
  });
});

test('a trick stays on the table until the next card is led', async () => {
  const { lastTrick, onTable } = await import('../german/on-table.ts');
  const full = after(
    announced(),
    [0, throws('9h')],
    [1, throws('Tb')],
    [2, throws('8a')],
    [3, throws('8h')],
  );
  const view = game.view(full, 1);
  if (view.phase !== 'playing') throw new Error('the round goes on');
  expect(onTable(view.tricks)).toMatchObject({ number: 1, taken: true });
  expect(lastTrick(view.tricks)).toBe(undefined);
  const next = game.view(after(full, [0, throws('7b')]), 1);
  if (next.phase !== 'playing') throw new Error('the round goes on');
  expect(onTable(next.tricks)).toMatchObject({ number: 2, taken: false });
  expect(lastTrick(next.tricks)).toMatchObject({ number: 1, taken: true });
});
