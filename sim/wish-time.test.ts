import { type BlindWatten, game } from '@stammtisch/blind-watten';
import { describe, expect, test } from 'vitest';

import { come, openHouse, openTable, sceneOf } from './guests.ts';
import type { TestHouse, TestClient } from './test-house.ts';

type View = BlindWatten['View'];
type Move = BlindWatten['Move'];

const viewOf = (testClient: TestClient): View => sceneOf<View>(testClient).view;

interface Run {
  readonly testHouse: TestHouse;
  readonly anna: TestClient;
  readonly make: (move: Move) => Promise<void>;
}

/** A person and three computers; the person deals, and a computer is forehand and has no wish. */
async function besideAComputer(announceOrder: string): Promise<Run> {
  for (let seed = 1; seed < 60; seed++) {
    const testHouse = await openHouse(seed);
    const [anna] = (await come(testHouse, 1)) as [TestClient];
    const table = await openTable(anna, 'blind-watten', { options: { announceOrder } });
    await anna.ask(anna.client.startGame(table), 1_300);
    const view = viewOf(anna);
    if (view.phase !== 'announcing' || view.dealer !== 0 || view.noWish === undefined) continue;
    const make = async (move: Move) => {
      const stamp = game
        .decisions(viewOf(anna))
        .find(({ kinds }) => kinds.includes(move.kind))?.stamp;
      const answer = await anna.ask(anna.client.move(table, stamp ?? '', move), 50);
      expect(answer.ok).toBe(true);
    };
    return { testHouse, anna, make };
  }
  throw new Error('nobody deals beside a computer without a wish');
}

const hasShown = (anna: TestClient): boolean => {
  const view = viewOf(anna);
  return view.phase !== 'announcing' || Object.keys(view.shown).length > 0;
};

/** Milliseconds until forehand has shown a card. */
async function waiting({ testHouse, anna }: Run): Promise<number> {
  const since = testHouse.world.now;
  while (!hasShown(anna) && testHouse.world.now - since < 20_000) await testHouse.pass(50);
  return testHouse.world.now - since;
}

describe.each(['schlagFirst', 'any', 'together'])(
  'a person deals beside a computer, in the order %s (4.11)',
  order => {
    test('it shows its card after six seconds, and not before', async () => {
      const waited = await waiting(await besideAComputer(order));
      expect(waited).toBeGreaterThan(4_500);
      expect(waited).toBeLessThan(7_500);
    });

    test('who has no wish need not wait', async () => {
      const run = await besideAComputer(order);
      await run.make({ kind: 'noWish' });
      expect(await waiting(run)).toBeLessThan(1_500);
    });

    test('there is time to ask for something', async () => {
      const run = await besideAComputer(order);
      await run.testHouse.pass(4_000);
      await run.make({ kind: 'ask', wish: 'schoenere' });
      expect(viewOf(run.anna)).toMatchObject({ phase: 'asked', asking: { by: 0 } });
    });
  },
);
