import { describe, expect, test } from 'vitest';

import { STORES } from './testing/stores.ts';

describe.each(STORES)('%s:', (_, newStore) => {
  async function open() {
    const file = await newStore();
    for (const person of ['anna', 'ben', 'carla'])
      await file.people.save({ person, name: person, skeleton: person, secretHash: '' }, 1);
    const { messages } = file;
    const write = (from: string, to: string, at: number) =>
      messages.add({ from, to, text: `${from} at ${at}`, at });
    return { messages, write };
  }

  test('private messages are kept as long as the operator wants, for both', async () => {
    const { messages, write } = await open();
    await write('anna', 'ben', 10);
    await write('ben', 'anna', 20);
    await write('anna', 'ben', 30);
    await write('carla', 'ben', 10);
    await messages.removeOlder(20);
    expect((await messages.lines('anna', 'ben')).map(({ text }) => text)).toEqual([
      'ben at 20',
      'anna at 30',
    ]);
    expect((await messages.lines('ben', 'anna')).map(({ text }) => text)).toEqual([
      'ben at 20',
      'anna at 30',
    ]);
    expect((await messages.conversations('ben')).map(({ person }) => person)).toEqual(['anna']);
    expect(await messages.conversations('ben')).toMatchObject([{ unread: 1 }]);
  });

  test('numbers are not given again: what comes later is new and unread', async () => {
    const { messages, write } = await open();
    for (const at of [10, 11, 12]) await write('anna', 'ben', at);
    await messages.read('ben', 'anna');
    await messages.removeOlder(100);
    expect(await messages.conversations('ben')).toEqual([]);
    expect(await write('anna', 'ben', 200)).toEqual({ sent: 4, received: 4 });
    expect(await messages.lines('ben', 'anna', 3)).toMatchObject([
      { line: 4, text: 'anna at 200' },
    ]);
    expect(await messages.conversations('ben')).toMatchObject([{ unread: 1 }]);
    expect(await messages.conversations('anna')).toMatchObject([{ unread: 0 }]);
  });
});
