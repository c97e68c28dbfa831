import { type Bot, randomMove, type Seat, seeded } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { forgetful, player, watter } from './bot.ts';
import { type BlindWatten, game } from './index.ts';
import type { Card, Move, Options, State } from './state.ts';
import { suitOf, valueOf } from './strength.ts';
import {
  ACCEPT,
  after,
  announced,
  asks,
  BET,
  dealt,
  DECLINE,
  fullTable,
  shows,
  SUEDTIROL,
  thrown,
  TRAMIN,
} from './testing/position.ts';

/** What a seat does, over so many whims: most often first, with how often. */
function habits(state: State, seat: Seat, whims = 20): readonly [string, number][] {
  const view = game.view(state, seat);
  const counts = new Map<string, number>();
  for (let seed = 0; seed < whims; seed++) {
    const move = watter.choose(view, seeded(seed));
    const name = move === undefined ? 'nothing' : game.formatMove(move);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a);
}

const always = (move: Move): readonly [string, number][] => [[game.formatMove(move), 20]];

const usually = (state: State, seat: Seat): Move | undefined =>
  game.parseMove(habits(state, seat)[0]![0]) as Move;

const cardOf = (move: Move | undefined): Card => {
  if (move?.kind !== 'show' && move?.kind !== 'card') throw new Error('that is not a card');
  return move.card;
};

describe('whatever happens', () => {
  const TABLES: readonly Options[] = [
    TRAMIN,
    SUEDTIROL,
    { ...TRAMIN, target: 11, announceOrder: 'any' },
    { ...SUEDTIROL, announceOrder: 'any' },
    { ...TRAMIN, announceOrder: 'together' },
  ];
  const quick = player('quick', { worlds: 6, infers: true });

  test.each(TABLES)('its moves are legal in every seat and phase, in whole games: %o', options => {
    const phases = new Set<string>();
    for (let seed = 0; seed < 6; seed++) {
      const random = seeded('whole game', seed);
      let state: State = fullTable(options);
      while (game.outcome(state) === undefined) {
        phases.add(state.phase);
        const actor = [...game.toMove(state)].at(random.below(game.toMove(state).length))!;
        for (const seat of [0, 1, 2, 3]) {
          const view = game.view(state, seat);
          const move = quick.choose(view, random);
          expect(move && game.refusal(view, move)).toBeUndefined();
          if (seat === actor) state = after(state, [actor, move!]);
          if (seat === actor) break;
        }
        if (actor === 'house') state = after(state, [actor, game.chance(state, random)]);
      }
    }
    expect([...phases]).toEqual(
      expect.arrayContaining(['announcing', 'asked', 'playing', 'betting', 'dealing']),
    );
  });

  test('the same view and the same whim give the same move', () => {
    for (const state of [dealt(), announced(), thrown(announced(), '9h Tb Kb Th')])
      for (const seat of [0, 1, 2, 3]) {
        const choose = () => watter.choose(game.view(state, seat), seeded('whim', seat));
        expect(choose()).toEqual(choose());
      }
  });

  test('out of turn it lets things pass, and between rounds it is ready', () => {
    expect(habits(announced(), 1, 1)).toEqual([['nothing', 1]]);
    expect(habits(dealt(), 2, 1)).toEqual([['nothing', 1]]);
    const over = after(announced(), [0, BET], [3, DECLINE]);
    expect(habits(over, 1, 1)).toEqual([['ready', 1]]);
  });
});

describe('announcing', () => {
  test('of three Unter and two others, Unter is the Schlag', () => {
    const state = dealt({
      hands: ['7h Ua 8l Ul Ub', 'Tb 9a Ob Al 7l', 'Uh 8a Kb Ta Kl', 'Th Ah 8h 9b Tl'],
    });
    expect(valueOf(cardOf(usually(state, 0)))).toBe('U');
  });

  test('trump is the suit of the Guter and two more, and the lowest of them is shown', () => {
    const hands = ['Ua 9h 7b 8l Kl', 'Tb 9a Ob Al 7l', 'Uh 8a Kb Ta Ul', 'Oh Ah 8h 9b Tl'];
    const state = after(dealt({ hands }), [0, shows('Ua')]);
    expect(habits(state, 3)).toEqual(always(shows('8h')));
  });

  test('with the Weli for Schlag, the suit of a seven is trump (rule 5.5)', () => {
    const hands = ['6b 9h 7b 8l Kl', 'Tb 9a Ob Al Ab', 'Uh 8a Kb Ta Ul', '7l Ah 8h 9b Tl'];
    const state = after(dealt({ hands }), [0, shows('6b')]);
    expect(suitOf(cardOf(usually(state, 3)))).toBe('l');
  });

  test('when trump was shown first, the Schlag goes with it (rule 4.3)', () => {
    const hands = ['Kh Oa Ol 7b 9l', 'Tb 9a Ob Al 7l', 'Uh 8a Kb Ta Ul', 'Th Ah 8h 9b Tl'];
    const state = after(dealt({ options: { announceOrder: 'any' }, hands }), [3, shows('Th')]);
    // The Ober makes the king of hearts the Guter.
    expect(valueOf(cardOf(usually(state, 0)))).toBe('O');
  });

  test('chosen together, it does not know the Schlag, and takes its longest suit (rule 4.3)', () => {
    // After the king for Schlag, acorns would make the ace of acorns the Guter.
    const hands = ['Kh Oa Ol 7b 9l', 'Tb 9a Ob Al 7l', 'Uh 8a Kb Ta Ul', 'Aa Ka Oh Th 8h'];
    const trumpFor = (announceOrder: Options['announceOrder']) => {
      const state = after(dealt({ options: { announceOrder }, hands }), [0, shows('Kh')]);
      return suitOf(cardOf(usually(state, 3)));
    };
    expect([trumpFor('any'), trumpFor('together')]).toEqual(['a', 'h']);
  });

  const STRONG = 'Ua Ul Ub Kh Ah';
  const deal = (forehand: string, dealer: string) =>
    dealt({ hands: [forehand, 'Tb 9l Ob Al Kl', 'Uh Ta Kb Tl Ka', dealer] });

  test('better cards are asked for, and given, with a weak hand only (rule 4.6)', () => {
    const weak = '7a 9a Th 8b Ul';
    expect(usually(deal(STRONG, 'Oa 8a 7b 7l 7h'), 0)?.kind).toBe('show');
    expect(usually(deal(weak, 'Oa 8a 7b 7l 7h'), 0)).toEqual(asks('schoenere'));
    const asked = (dealer: string) => after(deal(weak, dealer), [0, asks('schoenere')]);
    expect(habits(asked('Oh Kh Ah 8h 9h'), 3)).toEqual(always(DECLINE));
    expect(usually(asked('Oa 8a 7b 7l 7h'), 3)).toEqual(ACCEPT);
  });

  test('three of a value are not given away for the choice of trump (rule 4.7)', () => {
    const asked = after(deal(STRONG, 'Th 8h 9b Oa 9l'), [3, asks('schlagtausch')]);
    expect(habits(asked, 0)).toEqual(always(DECLINE));
  });
});

describe('betting', () => {
  const SURE = ['Oh Uh Ua Kh 7b', 'Tb 9a Ob Al 7l', '9h 8a Kb Ta 8b', 'Th Ah 8h 9b Tl'];
  const POOR = ['7l 8b 9b Ta Ul', 'Tb 9a Ob Al Ah', 'Kl 8a Kb 8l 7b', 'Oh Uh Kh Ub Th'];

  test('with the Guter, the Rechter and a Blinder it bets', () => {
    expect(habits(announced({ hands: SURE }), 0)).toEqual(always(BET));
  });

  test('and holds what is bet against it', () => {
    expect(habits(after(announced({ hands: SURE }), [3, BET]), 0)).toEqual(always(ACCEPT));
  });

  test('when all is lost it declines, and does not bet', () => {
    const state = thrown(announced({ hands: POOR }, ['Ul', 'Th']), '7l Ah 7b Uh Oh 8b Tb Kl');
    expect(habits(after(state, [3, BET]), 0)).toEqual(always(DECLINE));
    expect(usually(thrown(state, 'Kh'), 0)?.kind).toBe('card');
  });

  test('nobody bets for more than their team needs (rule 7.5)', () => {
    expect(usually(announced({ hands: SURE, score: [16, 14] }), 0)?.kind).toBe('card');
    expect(habits(announced({ hands: SURE, score: [15, 14] }), 0)).toEqual(always(BET));
  });

  test('when the others win the game with this round anyway, there is nothing to lose by a bet', () => {
    const even = announced({ score: [13, 13] });
    expect(usually(even, 0)?.kind).toBe('card');
    const last = announced({ score: [13, 16] });
    expect(habits(last, 0)).toEqual(always(BET));
  });

  test('gestrichen, it holds the four with good cards and declines them with bad ones (rule 8.2)', () => {
    const forced = (hands: readonly string[], shown: readonly [Card, Card]) =>
      after(dealt({ hands, score: [16, 8] }), [0, shows(shown[0])], [3, shows(shown[1])]);
    expect(forced(SURE, ['Ua', 'Th']).phase).toBe('forced');
    expect(habits(forced(SURE, ['Ua', 'Th']), 0)).toEqual(always(ACCEPT));
    expect(habits(forced(POOR, ['Ul', 'Th']), 0)).toEqual(always(DECLINE));
  });
});

describe('throwing cards', () => {
  test('bound, it follows (rule 6.3)', () => {
    const hands = ['9h Ua 7b 8l Kl', 'Tb 9a Ob Al 7l', 'Uh 8a Kb Ta Ul', '7h Oa Ab Ka 8h'];
    const state = thrown(announced({ hands }, ['Ua', '8h']), '9h Tb Kb');
    for (const [move] of habits(state, 3)) expect(['7h', '8h']).toContain(move.slice(-2));
  });

  test('the last to throw takes the trick that decides, if it can', () => {
    const hands = ['7b Kl 9h Ua 8l', 'Ab Al Tb Oa 7l', '8b 9l Kb Ta Ul', '9b Tl Ah Th 8h'];
    const two = thrown(announced({ hands }), '7b Ab 8b 9b Al 9l Tl Kl Tb Kb');
    expect(['Ah', 'Th', '8h']).toContain(cardOf(usually(two, 3)));
  });
});

describe('what has been thrown and shown tells whoever does not know Schlag and trump', () => {
  interface Situation {
    readonly hands: readonly string[];
    readonly shown: readonly [Card, Card];
    /** What has been thrown; then it is the turn of `seat`. */
    readonly line: string;
    readonly seat: Seat;
    /** With all cards on the table, only this one wins the round... */
    readonly wins: Card;
    /** ...and this one, which is best for whoever has not watched, loses it. */
    readonly loses: Card;
  }

  const SITUATIONS: readonly Situation[] = [
    {
      hands: ['Al 8h 8l 6b Tb', 'Ol Kh 7h 8a 9h', '7a Th Ah 9b 9l', 'Oh Ta Kl Tl Ua'],
      shown: ['8h', 'Ta'],
      line: 'Al Kh 9b Ta Oh Tb 7h 7a Th Kl 8h Ol 8l',
      seat: 1,
      wins: '8a',
      loses: '9h',
    },
    {
      hands: ['Ua Ta 8b 7a 8l', '7b 7h 8a Kb 9b', 'Ka Ab Ub Oh 8h', 'Th 6b 9a Aa Oa'],
      shown: ['8b', '9a'],
      line: '8b 7h Ab Th 7a 7b Ka 9a Aa 8l',
      seat: 1,
      wins: '8a',
      loses: '9b',
    },
    {
      hands: ['Tb Th Oh Ab 7b', 'Kh 9b Uh Ua Ka', 'Ta Ul Ob Al 8a', 'Aa 8h Oa Kb 9h'],
      shown: ['Tb', 'Aa'],
      line: 'Tb Kh Ul 8h Oh 9b Ob Kb 9h Th',
      seat: 1,
      wins: 'Ua',
      loses: 'Uh',
    },
    {
      hands: ['Ub 7a Ka 9l Ua', '9h Kb Oh 6b 9a', '9b Ab Kh Ol 7h', '7b Ul Tl Uh 8l'],
      shown: ['Ub', 'Ul'],
      line: 'Ub 9h 7h 7b Ka Oh 9b Tl Ul 9l Kb Ab Uh 7a 6b',
      seat: 2,
      wins: 'Ol',
      loses: 'Kh',
    },
    {
      hands: ['9b Ka Ul Ta Ua', 'Ol Ub 6b Th Ab', '9h 8b Kh 8h Ob', 'Ah 7h Tb Oh 7a'],
      shown: ['Ul', 'Ah'],
      line: '9b Ol Kh Ah 7h Ul Ub 8b Ta 6b 9h Oh Tb Ka',
      seat: 1,
      wins: 'Th',
      loses: 'Ab',
    },
  ];

  /** How often a player throws a card, of ten whims. Nobody can bet at this score. */
  function timesOf(
    bot: typeof watter,
    { hands, shown, line, seat }: Situation,
    card: Card,
  ): number {
    const state = thrown(announced({ hands, score: [16, 16] }, shown), line);
    const view = game.view(state, seat);
    return Array.from({ length: 10 }, (_, whim) => bot.choose(view, seeded(whim))).filter(
      move => move?.kind === 'card' && move.card === card,
    ).length;
  }

  test.each(SITUATIONS)('seat $seat throws $wins after $line', situation => {
    expect(timesOf(watter, situation, situation.wins)).toBeGreaterThanOrEqual(9);
  });

  test.each(SITUATIONS)('whoever forgets throws $loses instead', situation => {
    expect(timesOf(forgetful, situation, situation.loses)).toBeGreaterThanOrEqual(9);
  });
});

describe('against chance', () => {
  const quick = player('quick', { worlds: 12, infers: true });
  const chance: Bot<BlindWatten> = {
    name: 'chance',
    choose: (view, random) => randomMove(game, view, random),
  };

  /** By how much the even seats win a round. */
  function roundOf(players: readonly Bot<BlindWatten>[], options: Options, seed: number): number {
    const cards = seeded('cards', seed);
    const whim = seeded('whim', seed);
    let state: State = fullTable(options);
    while (!('rounds' in state) || state.rounds.length === 0) {
      const [actor] = game.toMove(state);
      state =
        actor === 'house'
          ? after(state, [actor, game.chance(state, cards)])
          : after(state, [actor!, players[actor! % 2]!.choose(game.view(state, actor!), whim)!]);
    }
    return state.score[0]! - state.score[1]!;
  }

  test.each([TRAMIN, SUEDTIROL])('it is far ahead when both have had every hand: %o', options => {
    const leads = Array.from(
      { length: 100 },
      (_, seed) =>
        (roundOf([quick, chance], options, seed) - roundOf([chance, quick], options, seed)) / 2,
    );
    const mean = leads.reduce((sum, lead) => sum + lead, 0) / leads.length;
    const variance = leads.reduce((sum, lead) => sum + (lead - mean) ** 2, 0) / (leads.length - 1);
    expect(mean - 1.98 * Math.sqrt(variance / leads.length)).toBeGreaterThan(1);
  });
});
