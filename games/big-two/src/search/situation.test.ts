import { type Random, seeded, shuffle } from '@stammtisch/kernel';
import { perft } from '@stammtisch/kernel/testing';
import { describe, expect, test } from 'vitest';

import { PACK, sorted } from '../card.ts';
import { combinationOf } from '../combination.ts';
import { game } from '../index.ts';
import type { Move, Playing } from '../state.ts';
import { position } from '../testing/position.ts';
import { cardsIn, setOf } from './card-set.ts';
import { cardsOf, NOTHING, type PlayId, playOf } from './plays.ts';
import { choicesIn, laid, type Situation, situationOf, winnerOf } from './situation.ts';

const situationIn = (state: Playing): Situation => situationOf(state, state.hands.map(setOf));

const moveOf = (id: PlayId): Move =>
  id === NOTHING ? { kind: 'pass' } : { kind: 'play', cards: cardsIn(cardsOf(id)) };

function lines(situation: Situation, plies: number): number {
  if (plies === 0) return 1;
  if (winnerOf(situation) !== undefined) return 0;
  return choicesIn(situation)
    .map(id => lines(laid(situation, id), plies - 1))
    .reduce((sum, each) => sum + each, 0);
}

function dealt(size: number, chance: Random, lead: number | '3d' = 0): Playing {
  const pack = shuffle(PACK, chance);
  const hands = [0, 1, 2, 3].map(seat => sorted(pack.slice(seat * size, (seat + 1) * size)));
  const turn = lead === '3d' ? hands.findIndex(hand => hand.includes('3d')) : lead;
  return position({ hands: hands.map(hand => hand.join(' ')), turn, lead });
}

describe('the situation for search follows the rules', () => {
  test.each([
    ['four cards each', 4, 5],
    ['eight cards each', 8, 3],
    ['whole hands', 13, 3],
  ])('it has as many lines: %s', (_, size, plies) => {
    for (let seed = 0; seed < 4; seed++) {
      const state = dealt(size, seeded('perft', size, seed));
      expect(lines(situationIn(state), plies)).toBe(perft(game, state, plies));
    }
  });

  test('it has the same choices and the same winner in whole hands played by chance', () => {
    const chance = seeded('whole hands');
    for (let deal = 0; deal < 60; deal++) {
      let state = dealt(13, chance, '3d');
      let situation = situationIn(state);
      while (winnerOf(situation) === undefined) {
        const choices = choicesIn(situation);
        const moves = game.legalMoves(game.view(state, state.turn));
        expect(choices.map(id => game.formatMove(moveOf(id))).toSorted()).toEqual(
          moves.map(move => game.formatMove(move)).toSorted(),
        );
        const id = choices[chance.below(choices.length)]!;
        const { turn } = state;
        const next = game.playLegal(state, turn, moveOf(id));
        situation = laid(situation, id);
        expect(winnerOf(situation) === turn).toBe(next.phase === 'between');
        state = next.phase === 'playing' ? next : state;
        expect(next.phase === 'playing' ? situation : situationIn(state)).toEqual(
          situationIn(state),
        );
      }
    }
  });

  test('every play of the pack has a number of its own, and the strength of the rules', () => {
    const suit = PACK.filter(card => card.endsWith('h'));
    const hand = sorted([...suit, '3d', '3s', '3c', 'Ad']);
    const ids = choicesIn(situationIn(position({ hands: [hand.join(' '), '4d', '5d', '6d'] })));
    const combinations = ids.map(id => combinationOf(cardsIn(cardsOf(id)))!);
    expect(combinations.map(playOf)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
