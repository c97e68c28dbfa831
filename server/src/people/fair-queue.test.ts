import { expect, test } from 'vitest';

import { FairQueue } from './fair-queue.ts';

/** A queue whose work is finished by hand, in the order in which it was begun. */
function begin(limits = { atOnce: 2, waitingFromOne: 10, waiting: 30 }) {
  const queue = new FairQueue(limits);
  const begun: string[] = [];
  const refused: string[] = [];
  const finish: (() => void)[] = [];
  const ask = async (from: string) => {
    const done = await queue.run(from, () => {
      begun.push(from);
      return new Promise<void>(resolve => finish.push(resolve));
    });
    if (!done.ok) refused.push(from);
  };
  const settle = () => new Promise<void>(resolve => void setImmediate(resolve));
  const finishOne = async () => {
    finish.shift()?.();
    await settle();
  };
  return { ask, begun, refused, settle, finishOne };
}

test('a flood from one address fills its own share; anybody else is next', async () => {
  const { ask, begun, refused, settle, finishOne } = begin();
  for (let each = 0; each < 100; each++) void ask('flood');
  void ask('owner');
  void ask('friend');
  await settle();
  expect(begun).toEqual(['flood', 'flood']);
  expect(refused).toEqual(Array.from({ length: 88 }, () => 'flood'));
  await finishOne();
  await finishOne();
  await finishOne();
  expect(begun.slice(2)).toEqual(['flood', 'owner', 'friend']);
});

test('never more at once than allowed, and all of it in the end', async () => {
  const { ask, begun, refused, settle, finishOne } = begin();
  for (let each = 0; each < 6; each++) for (const from of ['a', 'b', 'c']) void ask(from);
  await settle();
  for (let done = 0; done < 18; done++) {
    expect(begun.length).toBe(Math.min(18, done + 2));
    await finishOne();
  }
  expect(refused).toEqual([]);
  void ask('a');
  await settle();
  expect(begun).toHaveLength(19);
});

test('when many addresses have filled it, a newcomer takes a place of whoever has most', async () => {
  const { ask, begun, refused, settle, finishOne } = begin();
  for (const from of ['a', 'b', 'c', 'd']) for (let each = 0; each < 12; each++) void ask(from);
  void ask('owner');
  await settle();
  const before = refused.length;
  void ask('owner');
  await settle();
  expect(refused).not.toContain('owner');
  expect(refused).toHaveLength(before + 1);
  for (let done = 0; done < 8; done++) await finishOne();
  expect(begun).toContain('owner');
});

test('work that fails makes room like any other', async () => {
  const queue = new FairQueue({ atOnce: 1, waitingFromOne: 1, waiting: 1 });
  await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue.run('a', () => Promise.resolve(7))).toEqual({ ok: true, value: 7 });
});
