import { type french, seeded, viewersOf } from '@stammtisch/kernel';
import { perft } from '@stammtisch/kernel/testing';
import { describe, expect, test } from 'vitest';

import { PACK, sorted } from './card.ts';
import { game } from './index.ts';
import type { AnyMove, Between, Playing, State } from './state.ts';
import { cards, fullTable, lays, PASS, played, position, verdict } from './testing/position.ts';

const deal = (state: State, seed = 1): Playing => {
  const dealing = state.phase === 'dealing' ? state : played(state, 'house', { kind: 'next' });
  return played(dealing, 'house', game.chance(dealing, seeded(seed))) as Playing;
};

/** Seat 0 lays its last card. */
const finishing = (hands: string[], money = {}): Between =>
  played(position({ hands, ...money }), 0, lays(hands[0]!)) as Between;

const took = (seat: number, by: 'person' | 'bot' = 'person'): AnyMove => ({
  kind: 'took',
  seat,
  by,
  chips: 0,
});

const FILLER = '4d 5c 6h 7s 9d Tc Jh';

describe('rule 3: seats and deal', () => {
  test('the table waits until four have sat down (3.1)', () => {
    let state: State = game.start({ stake: 0 }, 4);
    for (const seat of [2, 0, 3]) {
      state = played(state, 'house', { kind: 'took', seat, by: 'bot', chips: 0 });
      expect(game.toMove(state)).toEqual([]);
      expect(game.play(state, 'house', { kind: 'next' })).toMatchObject({ error: 'seat-empty' });
    }
    state = played(state, 'house', { kind: 'took', seat: 1, by: 'person', chips: 0 });
    expect(game.toMove(state)).toEqual(['house']);
  });

  test('the turn goes to the right: 0, 3, 2, 1 (3.2)', () => {
    let state: State = position({ hands: ['3d 4d', '2d 2h', '2c Ah', '2s As'] });
    const turns = [lays('3d'), PASS, PASS, PASS].map(move => {
      const { turn } = state as Playing;
      state = played(state, turn, move);
      return turn;
    });
    expect(turns).toEqual([0, 3, 2, 1]);
  });

  test('the first person to sit down deals first (3.3)', () => {
    const seats = [
      [3, 'bot'],
      [1, 'person'],
      [0, 'person'],
    ] as const;
    let state: State = game.start({ stake: 0 }, 4);
    for (const [seat, by] of seats)
      state = played(state, 'house', { kind: 'took', seat, by, chips: 0 });
    expect(state.dealer).toBe(1);
  });

  test.each<[string, number, ...AnyMove[]]>([
    ['gets up: the other person', 2, took(1), took(2), { kind: 'left', seat: 1 }],
    [
      'gets up and a computer comes',
      2,
      took(1),
      took(2),
      { kind: 'left', seat: 1 },
      took(1, 'bot'),
    ],
    ['is away', 1, took(1), { kind: 'away', seat: 1 }, took(2)],
    ['gets up alone: whoever comes next', 3, took(1), { kind: 'left', seat: 1 }, took(3)],
  ])('if the first one %s deals, seat %i (3.3)', (_, dealer, ...moves) => {
    const empty: State = game.start({ stake: 0 }, 4);
    expect(moves.reduce((state, move) => played(state, 'house', move), empty).dealer).toBe(dealer);
  });

  test('later the winner of the last hand deals, whoever sits there (3.3)', () => {
    const over = finishing(['3d', '4d', '5d', '6d']);
    expect(over.dealer).toBe(0);
    const gone = [0, 1, 2, 3].reduce<State>(
      (state, seat) => played(state, 'house', { kind: 'left', seat }),
      over,
    );
    expect(played(gone, 'house', took(2)).dealer).toBe(0);
  });

  test("one card at a time, first to the dealer's right (3.4)", () => {
    const dealing = played({ ...fullTable(), dealer: 2 }, 'house', { kind: 'next' });
    const state = played(dealing, 'house', { kind: 'deal', pack: PACK }) as Playing;
    expect(state.hands.map(hand => hand[0])).toEqual(['3c', '3d', '3s', '3h']);
    expect(state.hands.map(({ length }) => length)).toEqual([13, 13, 13, 13]);
  });

  test('hands are sorted, and everyone sees how many cards the others hold (3.5)', () => {
    const state = deal(fullTable());
    for (const hand of state.hands) expect(hand).toEqual(sorted(hand));
    for (const viewer of viewersOf(4)) {
      const view = game.view(state, viewer);
      if (view.phase !== 'playing') throw new Error('nobody is playing');
      const counts = view.hands.map(held => (typeof held === 'number' ? held : held.length));
      expect(counts).toEqual([13, 13, 13, 13]);
    }
  });

  test.each([
    ['a card is missing', PACK.slice(1)],
    ['a card is doubled', PACK.with(0, '2s')],
    ['a card too many', [...PACK, '3d'] as french.Card[]],
  ])('the house cannot deal when %s', (_, pack) => {
    const dealing = played(fullTable(), 'house', { kind: 'next' });
    expect(game.play(dealing, 'house', { kind: 'deal', pack })).toMatchObject({
      error: 'bad-chance',
    });
  });
});

describe('rule 4.1: the three of diamonds leads the first hand', () => {
  const first = position({
    hands: ['2s', '3d 3c 3h 4d 4c 8s', '2h', '2d'],
    turn: 1,
    lead: '3d',
  });

  test('whoever holds it is on turn', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const state = deal(fullTable(), seed);
      expect(state.hands[state.turn]).toContain('3d');
    }
  });

  test.each([
    ['3d', 'ok'],
    ['3d 3c', 'ok'],
    ['3d 3c 3h', 'ok'],
    ['3d 3c 3h 4d 4c', 'ok'],
    ['8s', 'needs-three-of-diamonds'],
    ['3c 3h', 'needs-three-of-diamonds'],
    ['', 'cannot-pass'],
  ])('leading "%s": %s', (text, expected) => {
    expect(verdict(first, text)).toBe(expected);
  });

  test('the duty is for that one play (B2-D2)', () => {
    const next = played(first, 1, lays('3d')) as Playing;
    expect(verdict(next, '2s')).toBe('ok');
  });

  const after = (...moves: AnyMove[]): State =>
    moves.reduce(
      (state, move) => played(state, 'house', move),
      finishing(['3d', '4d', '5d', '6d']) as State,
    );

  const withBot: readonly AnyMove[] = [
    { kind: 'left', seat: 2 },
    { kind: 'took', seat: 2, by: 'bot', chips: 0 },
  ];

  test('it leads again after a person has left or come (B2-D4)', () => {
    expect(after().lead).toBe(0);
    expect(after({ kind: 'left', seat: 2 }).lead).toBe('3d');
    expect(after(...withBot).lead).toBe('3d');
    const person: AnyMove = { kind: 'took', seat: 2, by: 'person', chips: 0 };
    expect(after(...withBot, { kind: 'left', seat: 2 }, person).lead).toBe('3d');
  });

  test('one computer for another, or someone away and back, changes nothing (B2-D4)', () => {
    const bots = {
      ...finishing(['3d', '4d', '5d', '6d']),
      seating: ['bot', 'bot', 'bot', 'bot'],
    } as Between;
    const swapped = withBot.reduce<State>((state, move) => played(state, 'house', move), bots);
    expect(swapped.lead).toBe(0);
    expect(after({ kind: 'away', seat: 1 }, { kind: 'back', seat: 1 }).lead).toBe(0);
  });
});

describe('rules 4.2 to 4.8: the play', () => {
  test('the winner of the last hand leads, with anything (4.2)', () => {
    const over = finishing(['3d', '4d', '5d', '6d']);
    const ready = [0, 1, 2, 3].reduce<State>(
      (state, seat) => played(state, seat, { kind: 'ready' }),
      over,
    );
    const next = deal(ready, 9);
    expect(next.turn).toBe(0);
    expect(verdict(next, next.hands[0]!.at(-1)!)).toBe('ok');
  });

  test.each([
    ['2s', 'ok', 'a higher single'],
    ['Jc', 'too-low', 'a lower suit of the same rank'],
    ['3c 3h', 'wrong-size', 'a pair on a single'],
    ['As', 'not-in-hand', 'a card one does not hold'],
    ['3c Jc', 'no-combination', 'two cards that are nothing together'],
    ['', 'ok', 'a pass'],
  ])('on the jack of hearts, "%s" is %s: %s (4.3)', (text, expected) => {
    const state = position({ hands: ['3c 3h Jc 2s', FILLER, FILLER, FILLER], heap: ['Jh'] });
    expect(verdict(state, text)).toBe(expected);
  });

  test('a two cannot be beaten by five cards (2.10)', () => {
    const state = position({ hands: ['3d 4d 5d 6d 7d', '8d', '9d', 'Td'], heap: ['2d'] });
    expect(verdict(state, '3d 4d 5d 6d 7d')).toBe('wrong-size');
  });

  test("the manual's North passes a jack and plays the two of clubs later (4.4)", () => {
    // South leads a four, East the jack, North passes, West the ace, South and East pass.
    const [south, east, north, west] = [0, 3, 2, 1];
    let state: State = position({
      hands: ['4d 5d 6d', 'As Kd Kc', '2c 3h', 'Jd 7d'],
      turn: south,
    });
    for (const [seat, text] of [
      [south, '4d'],
      [east, 'Jd'],
      [north, ''],
      [west, 'As'],
      [south, ''],
      [east, ''],
      [north, '2c'],
    ] as const)
      state = played(state, seat, text === '' ? PASS : lays(text));
    expect((state as Playing).turn).toBe(west);
    expect((state as Playing).plays.at(-1)).toEqual({ seat: north, cards: ['2c'] });
  });

  test('after three passes the last to play leads with anything (4.5)', () => {
    const state = position({
      hands: ['3c 3h', FILLER, FILLER, FILLER],
      heap: ['2s', '-', '-', '-'],
    });
    expect(verdict(state, '3c 3h')).toBe('ok');
    expect(verdict(state, '3c')).toBe('ok');
  });

  test('after two passes the combination still has to be beaten (4.5)', () => {
    const state = position({ hands: ['3c 3h', FILLER, FILLER, FILLER], heap: ['2s', '-', '-'] });
    expect(verdict(state, '3c')).toBe('too-low');
    expect(verdict(state, '')).toBe('ok');
  });

  test('whoever leads cannot pass, also when the other three have passed (4.6)', () => {
    const hands = ['3c 3h', FILLER, FILLER, FILLER];
    expect(verdict(position({ hands }), '')).toBe('cannot-pass');
    expect(verdict(position({ hands, heap: ['2s', '-', '-', '-'] }), '')).toBe('cannot-pass');
  });

  test('the hand is over with the last card, whoever could still beat it (4.7)', () => {
    const over = finishing(['3d', '2s', '2h', '2c']);
    expect(over.phase).toBe('between');
    expect(over.last?.winner).toBe(0);
  });

  test('one card left is a fact for all, and no duty (4.8)', () => {
    const state = position({ hands: ['3d 5h', '4d 2s', FILLER, '4h 2h'] });
    const next = played(state, 0, lays('3d')) as Playing;
    const seen = { by: 0, move: { kind: 'play', cards: cards('3d') } } as const;
    for (const viewer of viewersOf(4))
      expect(game.facts(game.view(state, viewer), seen, game.view(next, viewer))).toContainEqual({
        fact: 'one card left',
        seat: 0,
      });
    expect(verdict(next, '4h')).toBe('ok');
  });

  test('nobody plays out of turn, and spectators not at all', () => {
    const state = position({ hands: ['3d', '4d', '5d', '6d'] });
    expect(game.play(state, 2, lays('5d'))).toEqual({ ok: false, error: 'not-your-turn' });
    expect(game.play(state, 4, lays('5d'))).toEqual({ ok: false, error: 'not-a-seat' });
    expect(game.refusal(game.view(state, 'gallery'), lays('3d'))).toBe('not-seated');
    expect(game.play(fullTable(), 0, lays('3d'))).toEqual({ ok: false, error: 'not-now' });
  });
});

describe('rule 5: scores and stakes', () => {
  test.each([
    [1, 1],
    [5, 5],
    [9, 9],
    [10, 20],
    [11, 22],
    [12, 24],
    [13, 39],
  ])('%i cards left cost %i points (5.1)', (left, points) => {
    const hand = PACK.slice(8, 8 + left).join(' ');
    expect(finishing(['3d', hand, '3c', '3h']).last?.points).toEqual([0, points, 1, 1]);
  });

  const hands = ['3d', '3c 3h 3s', PACK.slice(4, 14).join(' '), PACK.slice(14, 27).join(' ')];

  test('0, 3, 20 and 39 points settle as +62, +50, -18 and -94 (5.2)', () => {
    expect(finishing(hands).last).toMatchObject({
      points: [0, 3, 20, 39],
      gains: [62, 50, -18, -94],
      won: [6_200, 5_000, -1_800, -9_400],
    });
  });

  test.each([
    [0, [0, 0, 0, 0]],
    [1, [62, 50, -18, -94]],
    [25, [1_550, 1_250, -450, -2_350]],
  ])('at %i cents a point that is %j (5.3)', (stake, won) => {
    expect(finishing(hands, { stake }).last?.won).toEqual(won);
  });

  test('what a seat cannot pay is missing in proportion (5.4)', () => {
    // 9,400 is due from seat 3 and 1,800 from seat 2; only 1,000 + 1,800 of 11,200 can be paid.
    const over = finishing(hands, { chips: [0, 0, 5_000, 1_000] });
    expect(over.last?.won).toEqual([1_550, 1_250, -1_800, -1_000]);
    expect(over.chips).toEqual([1_550, 1_250, 3_200, 0]);
  });

  test('odd cents go to the largest fraction, then to the lower seat (5.4)', () => {
    // 62/112 and 50/112 of 101 cents are 55.91 and 45.09.
    expect(finishing(hands, { chips: [0, 0, 101, 0] }).last?.won).toEqual([56, 45, -101, 0]);
    // Three who gain alike share 100 cents.
    const all = PACK.slice(14, 27).join(' ');
    expect(finishing(['3d', '', '', all], { chips: [0, 0, 0, 100] }).last?.won).toEqual([
      34, 33, 33, -100,
    ]);
  });

  test('huge stakes lose no cent (5.4)', () => {
    const chips = [0, 0, 10 ** 13 - 1, 10 ** 13 - 7];
    const over = finishing(hands, { stake: 1_000_000_000, chips });
    expect(over.chips.reduce((sum, each) => sum + each, 0)).toBe(2 * 10 ** 13 - 8);
    // 62/112 and 50/112 of 93,999,999,983 cents: as floating-point numbers they would be off by one.
    const capped = finishing(hands, { stake: 1_000_000_000, chips: [0, 0, 0, 93_999_999_983] });
    expect(capped.last?.won).toEqual([52_035_714_276, 41_964_285_707, 0, -93_999_999_983]);
  });

  test('accounts add up over the hands, and a newcomer starts at nothing (5.5)', () => {
    const over = finishing(hands);
    const account = { hands: 1, points: 20, gain: -18, won: -1_800 };
    expect(over.accounts[2]).toEqual(account);
    const gone = played(over, 'house', { kind: 'left', seat: 2 });
    expect(gone.closed).toEqual([{ seat: 2, by: 'person', ...account }]);
    expect(gone.chips[2]).toBe(0);
    const come = played(gone, 'house', { kind: 'took', seat: 2, by: 'bot', chips: 700 });
    expect(come.accounts[2]).toEqual({ hands: 0, points: 0, gain: 0, won: 0 });
    expect(come.chips[2]).toBe(700);
  });

  test('and over two hands they add up, to the last cent (5.5)', () => {
    const over = finishing(hands, { chips: [0, 0, 50_000, 50_000] });
    const [, first] = over.accounts;
    const ready = [0, 1, 2, 3].reduce<State>(
      (state, seat) => played(state, seat, { kind: 'ready' }),
      over,
    );
    const again = { ...deal(ready), hands: hands.map(cards), turn: 0 } as Playing;
    const { accounts } = played(again, 0, lays(hands[0]!));
    expect(accounts[1]).toEqual({
      hands: 2,
      points: 2 * first!.points,
      gain: 2 * first!.gain,
      won: 2 * first!.won,
    });
  });

  test('the cards left are shown to everyone (5.6)', () => {
    const view = game.view(finishing(['3d', '4d', '5d', '6d 2s']), 'gallery');
    expect(view.phase === 'between' && view.hands).toEqual([[], ['4d'], ['5d'], ['6d', '2s']]);
  });

  test('when the table closes the game, the highest gain wins (5.7)', () => {
    const over = played(finishing(hands), 'house', { kind: 'closed' });
    expect(game.outcome(over)).toEqual({ winners: [0], points: [62, 50, -18, -94] });
    expect(game.toMove(over)).toEqual([]);
  });

  test('someone who has not played a hand cannot win, and whoever gets up later changes nothing (5.7)', () => {
    const moves: AnyMove[] = [
      { kind: 'left', seat: 0 },
      { kind: 'took', seat: 0, by: 'bot', chips: 0 },
      { kind: 'left', seat: 1 },
      { kind: 'took', seat: 1, by: 'bot', chips: 0 },
      { kind: 'closed' },
    ];
    const over = moves.reduce<State>(
      (state, move) => played(state, 'house', move),
      finishing(hands),
    );
    expect(game.outcome(over)).toEqual({ winners: [2], points: [0, 0, -18, -94] });
    const later = played(over, 'house', { kind: 'left', seat: 2 });
    expect(game.outcome(later)).toEqual(game.outcome(over));
    expect(game.view(over, 'gallery')).toMatchObject({
      outcome: { winners: [2] },
      last: { winner: 0 },
    });
  });

  test('a game closed before its first hand has no winner (5.7)', () => {
    const over = played(fullTable(), 'house', { kind: 'closed' });
    expect(game.outcome(over)).toEqual({ winners: [], points: [0, 0, 0, 0] });
  });
});

describe('rule 6: the table', () => {
  const over = finishing(['3d', '4d', '5d', '6d']);

  test('the next hand begins when every person who is there is ready (6.1)', () => {
    const away = played(over, 'house', { kind: 'away', seat: 1 });
    expect(game.toMove(away)).toEqual([0, 2, 3]);
    const some = [3, 0].reduce<State>(
      (state, seat) => played(state, seat, { kind: 'ready' }),
      away,
    );
    expect(game.toMove(some)).toEqual([2]);
    expect(game.play(some, 3, { kind: 'ready' })).toEqual({ ok: false, error: 'already-ready' });
    expect(game.toMove(played(some, 2, { kind: 'ready' }))).toEqual(['house']);
  });

  test('whoever takes a seat has to say for themselves that they are ready (6.1)', () => {
    const moves: AnyMove[] = [
      { kind: 'left', seat: 2 },
      { kind: 'took', seat: 2, by: 'person', chips: 0 },
    ];
    const ready = played(over, 2, { kind: 'ready' });
    const changed = moves.reduce((state, move) => played(state, 'house', move), ready);
    expect(game.toMove(changed)).toEqual([0, 1, 2, 3]);
  });

  test.each<AnyMove>([
    { kind: 'left', seat: 1 },
    { kind: 'took', seat: 1, by: 'person', chips: 0 },
    { kind: 'brought', seat: 1, chips: 100 },
    { kind: 'closed' },
  ])('during a hand: no %j (6.2, 6.6)', move => {
    const state = position({ hands: ['3d', '4d', '5d', '6d'] });
    expect(game.play(state, 'house', move)).toEqual({ ok: false, error: 'round-running' });
  });

  test.each<[AnyMove, string]>([
    [{ kind: 'took', seat: 1, by: 'bot', chips: 0 }, 'seat-taken'],
    [{ kind: 'left', seat: 7 }, 'no-such-seat'],
    [{ kind: 'back', seat: 1 }, 'not-away'],
    [{ kind: 'brought', seat: 1, chips: -1 }, 'bad-chips'],
    [{ kind: 'brought', seat: 1, chips: 0.5 }, 'bad-chips'],
    [{ kind: 'brought', seat: 9, chips: 1 }, 'no-such-seat'],
    [{ kind: 'timedOut', seat: 9 }, 'not-awaited'],
    [{ kind: 'again' }, 'not-now'],
    [{ kind: 'next' }, 'not-awaited'],
    [{ kind: 'timedOut', seat: 'house' as unknown as number }, 'not-awaited'],
    [{ kind: 'left', seat: 'length' as unknown as number }, 'no-such-seat'],
    [{ kind: 'brought', seat: 1, chips: 10 ** 13 }, 'bad-chips'],
  ])('the house cannot %j: %s', (move, error) => {
    expect(game.play(over, 'house', move)).toEqual({ ok: false, error });
  });

  test('more chips can be brought between hands (6.2)', () => {
    const richer = played(over, 'house', { kind: 'brought', seat: 3, chips: 500 });
    expect(richer.chips[3]).toBe(over.chips[3]! + 500);
  });

  test('someone away keeps cards and chips, and can still be played for (6.3)', () => {
    const state = position({ hands: ['3d 4s', '4d', '5d', '6d'] });
    const away = played(state, 'house', { kind: 'away', seat: 0 }) as Playing;
    expect(away.hands).toEqual(state.hands);
    expect(game.toMove(played(away, 0, lays('3d')))).toEqual([3]);
    expect(played(away, 'house', { kind: 'back', seat: 0 })).toEqual(state);
  });

  test('out of time, one passes; leading, the lowest card is led (6.4)', () => {
    const hands = ['3c 4s', '3d 9h', '5d 9d', '6d 9c'];
    const late = (state: Playing) =>
      (played(state, 'house', { kind: 'timedOut', seat: state.turn }) as Playing).plays.at(-1)
        ?.cards;
    expect(late(position({ hands, heap: ['7d'] }))).toEqual([]);
    expect(late(position({ hands }))).toEqual(['3c']);
    expect(late(position({ hands, turn: 1, lead: '3d' }))).toEqual(['3d']);
  });

  test('between hands, whoever runs out of time counts as ready (6.4)', () => {
    expect(game.toMove(played(over, 'house', { kind: 'timedOut', seat: 2 }))).toEqual([0, 1, 3]);
  });

  test('another match begins at nothing, with the same people and chips', () => {
    const again = played(played(over, 'house', { kind: 'closed' }), 'house', { kind: 'again' });
    const { chips, seating, dealer } = over;
    expect(again).toMatchObject({ lead: '3d', chips, seating, dealer });
    expect(again.accounts.every(({ hands }) => hands === 0)).toBe(true);
    expect(game.toMove(again)).toEqual(['house']);
  });
});

describe('what is no move', () => {
  test.each([
    null,
    'pass',
    {},
    { kind: 'bogus' },
    { kind: 'play' },
    { kind: 'play', cards: '3d' },
    { kind: 'play', cards: [null] },
  ])('%j is refused, on turn and out of turn, and nothing is thrown', junk => {
    const state = position({ hands: ['3d 4s', '4d 9c', '5d 9d', '6d 9h'] });
    for (const actor of [0, 2, 'house'] as const)
      expect(game.play(state, actor, junk as never).ok).toBe(false);
  });

  test.each([-1, 1.5, 4, Number.NaN, '0', 'length', '__proto__'])('%j is no seat', seat => {
    const state = position({ hands: ['3d 4s', '4d 9c', '5d 9d', '6d 9h'] });
    expect(game.play(state, seat as number, PASS)).toEqual({ ok: false, error: 'not-a-seat' });
    const took = { kind: 'took', seat: seat as number, by: 'bot', chips: 0 } as const;
    expect(game.play(game.start({ stake: 0 }, 4), 'house', took)).toMatchObject({ ok: false });
  });

  test('a deal without a pack, and someone who is neither person nor computer', () => {
    const dealing = played(fullTable(), 'house', { kind: 'next' });
    expect(game.play(dealing, 'house', { kind: 'deal' } as never).ok).toBe(false);
    const alien = { kind: 'took', seat: 0, by: 'alien', chips: 0 } as never;
    expect(game.play(game.start({ stake: 0 }, 4), 'house', alien).ok).toBe(false);
  });

  test('a play with its cards in another order is the same play, and nothing else of it is kept', () => {
    const state = position({ hands: ['3d 3c 4s', '4d 9c', '5d 9d', '6d 9h'] });
    const odd = { kind: 'play', cards: ['3c', '3d'], note: 'spy' } as never;
    expect(played(state, 0, odd)).toEqual(played(state, 0, lays('3d 3c')));
  });

  test('Big Two is for four', () => {
    expect(() => game.start({ stake: 0 }, 3)).toThrow('4 seats');
  });
});

describe('a move that comes too late', () => {
  test('somebody else being ready changes nothing about my question', () => {
    const over = finishing(['3d', '4d', '5d', '6d']);
    const before = game.decisions(game.view(over, 1));
    expect(game.decisions(game.view(played(over, 2, { kind: 'ready' }), 1))).toEqual(before);
  });

  test('a question of one match is never one of the next', () => {
    const first = deal(fullTable());
    const stamps = (state: Playing) => game.decisions(game.view(state, state.turn))[0]?.stamp;
    const over = finishing(['3d', '4d', '5d', '6d']);
    const again = played(played(over, 'house', { kind: 'closed' }), 'house', { kind: 'again' });
    expect(stamps(deal(again))).not.toBe(stamps(first));
  });

  test('a play names the situation it was made for', () => {
    const state = position({ hands: ['3d 4s', '4d 9c', '5d 9d', '6d 9h'] });
    const [decision] = game.decisions(game.view(state, 0));
    const later = [lays('3d'), PASS, PASS, PASS].reduce<State>(
      (now, move) => played(now, (now as Playing).turn, move),
      state,
    );
    const [next] = game.decisions(game.view(later, 0));
    expect(decision?.stamp).toBe('play 1.0');
    expect(next?.stamp).toBe('play 1.4');
  });
});

describe('counting every line of play', () => {
  test.each([
    [['3d 4d', '2s', '2h', '2c'], 1, 2, 'two leads'],
    [['3d 3c', '2s As', '2h', '2c'], 1, 3, 'two singles and a pair'],
    [['3d 4d', '2s', '2h', '2c'], 2, 4, 'each of two leads: pass or the two of clubs'],
    [['3d 5d', 'Ac 2s', 'Ah', '4c 6c'], 2, 5, '3: pass, 4 or 6; 5: pass or 6'],
    [['3d 4c 5h 6s 7d', '2s', '2h', '2c'], 1, 6, 'five singles and a straight'],
    [['3d 3c 3h 3s 4d', '2s', '2h', '2c'], 1, 5 + 6 + 4 + 1, 'singles, pairs, triples, the four'],
  ])('%j after %i plays: %i, %s', (hands, plies, lines) => {
    expect(perft(game, position({ hands }), plies)).toBe(lines);
  });

  test('2; 3 + 2; 3 + 2 + 1 + 2 + 1; and so on, counted by hand to the fourth play', () => {
    const state = position({ hands: ['3d 5d', '4d 6d', '4c 6c', '4h 6h'] });
    expect([1, 2, 3, 4, 5].map(plies => perft(game, state, plies))).toEqual([2, 5, 9, 14, 17]);
  });
});

test('what a player may do is read from the cards that player sees', () => {
  const hands = ['3d 3c 9h', FILLER, FILLER, FILLER];
  const view = game.view(position({ hands, heap: ['4d'] }), 0);
  expect(game.legalMoves(view).map(move => game.formatMove(move))).toEqual(['pass', 'play 9h']);
});
