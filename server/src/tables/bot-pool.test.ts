import { afterEach, describe, expect, test } from 'vitest';

import { WORLD } from '../world.ts';
import { BotPool } from './bot-pool.ts';

/** A player that answers with its own question, takes a moment, and fails when told to, as strong as it is told to be. */
const SCRIPT = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', question => {
      const { seed, skill = 0 } = question;
      const fails = seed.endsWith('all') || skill === 0;
      if (fails && seed.startsWith('die')) process.exit(1);
      if (fails && seed.startsWith('throw')) throw new Error('oh');
      if (fails && seed.startsWith('hang')) for (;;);
      if (fails && seed.startsWith('say')) return parentPort.postMessage({ failure: 'no world' });
      const move = skill === 0 ? seed : seed + ' by ' + skill;
      setTimeout(() => parentPort.postMessage({ move }), 2);
    });
  `)}`,
);

let pool: BotPool;
let alarms: string[] = [];
afterEach(async () => {
  alarms = [];
  await pool.close();
});

const question = (seed: string) => ({ game: 'any', rules: 1, view: { viewer: 0 }, seed });
const asker = (name: string, { isWatched = true, isWaiting = (): boolean => true } = {}) => ({
  name,
  isWatched,
  isWaiting,
});

/** The answers in the order in which they came. */
async function orderOf(asked: readonly (readonly [string, ReturnType<typeof asker>])[]) {
  const alarm = (error: unknown) => alarms.push(String(error));
  pool = new BotPool(WORLD, { workers: 1, script: SCRIPT, most: 300, alarm });
  const order: unknown[] = [];
  await Promise.all(
    asked.map(([seed, who]) => pool.chooseMove(question(seed), who).then(move => order.push(move))),
  );
  return order;
}

describe('computers’ decisions', () => {
  test('are shared out in turns: whoever asks much waits behind himself', async () => {
    const flood = Array.from({ length: 20 }, (_, at) => [`a${at}`, asker('anna')] as const);
    const order = await orderOf([...flood, ['b', asker('ben')], ['c', asker('carl')]]);
    expect(order.indexOf('b')).toBeLessThanOrEqual(2);
    expect(order.indexOf('c')).toBeLessThanOrEqual(3);
    expect(order).toHaveLength(22);
  });

  test('for tables that nobody looks at come last', async () => {
    const alone = asker('anna', { isWatched: false });
    const order = await orderOf([
      ['first', asker('carl')],
      ['unwatched', alone],
      ['second', asker('ben')],
      ['third', asker('dora')],
    ]);
    expect(order).toEqual(['first', 'second', 'third', 'unwatched']);
  });

  test('that nobody waits for any more are not made', async () => {
    const gone = asker('anna', { isWaiting: () => false });
    expect(
      await orderOf([
        ['first', asker('ben')],
        ['stale', gone],
      ]),
    ).toContain(undefined);
  });

  test.each(['die', 'throw', 'hang', 'say'])(
    'are made by the next weaker player when one must %s, and then by the others as ever',
    async seed => {
      expect(
        await orderOf([
          [seed, asker('anna')],
          ['next', asker('ben')],
        ]),
      ).toEqual([`${seed} by 1`, 'next']);
      expect(alarms).toEqual([expect.stringMatching(`computer 0 of any failed on seed ${seed}`)]);
    },
  );

  test('are left to the table when all players fail', async () => {
    expect(
      await orderOf([
        ['say all', asker('anna')],
        ['next', asker('ben')],
      ]),
    ).toEqual([undefined, 'next']);
    expect(alarms).toHaveLength(4);
  });
});
