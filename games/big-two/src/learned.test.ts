import { seeded } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { game } from './index.ts';
import { learned } from './learned.ts';
import { Network, read, written } from './search/network.ts';
import { Training } from './search/training.ts';
import { fullTable, played, position } from './testing/position.ts';

const choice = (state: Parameters<typeof game.view>[0]) =>
  game.formatMove(learned.choose(game.view(state, 0), seeded(1))!);

describe('the learned player', () => {
  test('goes out when it can, and runs through when nobody can beat it', () => {
    const others = ['4d 4c', '5d 5c', '6d 6c'];
    expect(choice(position({ hands: ['3d 3c', ...others] }))).toBe('play 3d 3c');
    expect(choice(position({ hands: ['3d 2s', ...others] }))).toBe('play 2s');
  });

  test('is ready when the hand is over', () => {
    const over = played(position({ hands: ['3d', '4d', '5d', '6d'] }), 0, {
      kind: 'play',
      cards: ['3d'],
    });
    expect(learned.choose(game.view(over, 1), seeded(1))).toEqual({ kind: 'ready' });
    expect(learned.choose(game.view(fullTable(), 1), seeded(1))).toBeUndefined();
  });
});

describe('learning', () => {
  test('is repeatable from a seed', () => {
    const [once, again] = [1, 1].map(seed => new Training({ hands: 20, seed }));
    for (const training of [once!, again!]) while (training.played < 20) training.playHand();
    expect(once!.network.weights).toEqual(again!.network.weights);
  });

  test('writes weights that read back as they were, but for a step in four thousand', () => {
    const network = new Network();
    const chance = seeded('weights');
    for (const at of network.weights.keys())
      network.weights[at] = (chance.below(2001) - 1000) / 500;
    const back = read(written(network));
    const off = back.weights.map((weight, at) => Math.abs(weight - network.weights[at]!));
    expect(off.reduce((most, each) => Math.max(most, each))).toBeLessThan(0.001);
  });
});
