import { currentTrick, german, type Random, type Seat, seeded } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { placeOf, strengthsOf, TRUMP } from './bot-cards.ts';
import { Playout, type Position, type World } from './bot-playout.ts';
import { drawerOf, forgotten, type RoundView } from './bot-worlds.ts';
import { game } from './index.ts';
import { sampler } from './sample.ts';
import type { Announcement, Playing, State } from './state.ts';
import { suitOf, valueOf, winnerOf } from './strength.ts';
import { after, announced, fullTable, SUEDTIROL, thrown, TRAMIN } from './testing/position.ts';

const roundSeenBy = (state: State, seat: Seat): RoundView => {
  const view = game.view(state, seat);
  if (!('hands' in view)) throw new Error('no round is running');
  return view;
};

const nameOf = ({ schlag, trump }: Partial<Announcement>): string =>
  `${schlag && valueOf(schlag)}${trump && suitOf(trump)}`;

const shares = (names: readonly string[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1 / names.length;
  return counts;
};

describe('worlds', () => {
  // Dealer and forehand must follow the nine of hearts; the ten takes it, and leads.
  const state = thrown(announced(), '9h Tb Kb Th Tl Ua 7l');

  const countIn = (seat: Seat): number => (state as Playing).hands[seat]!.length;

  test.each([0, 1, 2, 3])('seat %i draws them as chance would have it, like `sampler`', seat => {
    const view = roundSeenBy(state, seat);
    const draws = 4_000;
    const random = seeded('worlds', seat);
    const [draw, sample] = [drawerOf(view), sampler(view)];
    const fast = Array.from({ length: draws }, () => draw(random));
    const slow = Array.from({ length: draws }, () => sample(random) as Playing);
    const own = shares(fast.map(({ choice }) => nameOf(choice)));
    const other = shares(slow.map(({ announcement }) => nameOf(announcement)));
    expect(Object.keys(own).toSorted()).toEqual(Object.keys(other).toSorted());
    for (const [name, share] of Object.entries(own))
      expect(Math.abs(share - other[name]!)).toBeLessThan(0.035);
    for (const holder of [0, 1, 2, 3])
      for (const card of german.PACK_33) {
        const inFast = fast.filter(({ slots }) =>
          slots.subarray(holder * 5, holder * 5 + countIn(holder)).includes(placeOf(card)),
        ).length;
        const inSlow = slow.filter(({ hands }) => hands[holder]!.includes(card)).length;
        expect(Math.abs(inFast - inSlow) / draws).toBeLessThan(0.05);
      }
  });

  test('a partner draws only announcements by which the tricks fell as they did', () => {
    const random = seeded('partner');
    const draw = drawerOf(roundSeenBy(state, 1));
    const [first] = (state as Playing).tricks;
    for (let count = 0; count < 500; count++) {
      const { schlag, trump } = draw(random).choice;
      expect(winnerOf(first!, { schlag: schlag!, trump: trump! }, TRAMIN)).toBe(first!.winner);
    }
  });

  test('whoever forgets draws others, too, but no card twice', () => {
    const random = seeded('forgetful');
    const draw = drawerOf(forgotten(roundSeenBy(state, 1)));
    const [first] = (state as Playing).tricks;
    const winners = new Set<Seat>();
    for (let count = 0; count < 500; count++) {
      const { slots, choice } = draw(random);
      expect(new Set(slots).size).toBe(20);
      winners.add(winnerOf(first!, { schlag: choice.schlag!, trump: choice.trump! }, TRAMIN));
    }
    expect(winners.size).toBeGreaterThan(1);
  });

  test('whoever could not follow holds plain cards only (rule 6.4)', () => {
    const hands = ['Uh 9h Ua 8l Kl', 'Tb 9a Ob Al 7l', '8a Kb Ta Ul 7b', 'Th Ka Oa 9b Tl'];
    const discarded = thrown(announced({ hands }), 'Uh Tb 8a Th 9h 9a Kb 9b');
    const truth = strengthsOf({ schlag: 'Ua', trump: 'Th' });
    const random = seeded('plain');
    const draw = drawerOf(roundSeenBy(discarded, 0));
    for (let count = 0; count < 500; count++) {
      const dealers = draw(random).slots.subarray(15, 18);
      expect(Math.max(...dealers.map(place => truth[place]!))).toBeLessThan(TRUMP);
    }
  });
});

describe('playouts', () => {
  /** A round on its way, three tricks having been played at random. */
  function ending(options: typeof TRAMIN, random: Random): Playing | undefined {
    let state: State = fullTable(options);
    for (;;) {
      const [actor] = game.toMove(state);
      if (actor === 'house') {
        if (state.phase === 'between' && state.rounds.length > 0) return undefined;
        state = after(state, [actor, game.chance(state, random)]);
        continue;
      }
      const moves = game
        .legalMoves(game.view(state, actor!))
        .filter(({ kind }) => kind === 'card' || kind === 'show');
      if (moves.length === 0) return undefined;
      if (state.phase === 'playing' && state.tricks.length === 4) return state;
      state = after(state, [actor!, moves[random.below(moves.length)]!]);
    }
  }

  /** By the rules themselves: whoever moves finds a card that wins, or there is none. */
  function bestWinner(state: State): number {
    if (state.phase !== 'playing') return 'last' in state ? state.last.winner : -1;
    const [actor] = game.toMove(state);
    const team = Number(actor) % 2;
    const moves = game.legalMoves(game.view(state, Number(actor)));
    const wins = moves.some(
      move => move.kind === 'card' && bestWinner(after(state, [actor!, move])) === team,
    );
    return wins ? team : 1 - team;
  }

  const worldOf = (state: Playing): World => {
    const slots = new Uint8Array(20);
    for (const [seat, hand] of state.hands.entries()) slots.set(hand.map(placeOf), seat * 5);
    const left = state.hands.reduce(
      (bits, { length }, seat) => bits | (((1 << length) - 1) << (seat * 5)),
      0,
    );
    const truth = strengthsOf(state.announcement);
    return { slots, left, truth, beliefs: [truth, truth, truth, truth] };
  };

  const positionOf = (state: Playing): Position => ({
    leader: currentTrick(state).leader,
    trick: currentTrick(state).cards.map(placeOf),
    won: state.won,
    dealer: state.dealer,
    needsSuit: state.options.offSuit === 'ledSuit',
  });

  test.each([TRAMIN, SUEDTIROL])('see the last two tricks through, by the rules: %o', options => {
    let tried = 0;
    for (let seed = 0; seed < 60; seed++) {
      const state = ending(options, seeded('ending', seed));
      if (state === undefined) continue;
      tried++;
      expect(new Playout(worldOf(state), positionOf(state)).winner()).toBe(bestWinner(state));
    }
    expect(tried).toBeGreaterThan(20);
  });
});
