import { expect, test } from 'vitest';

import { SqliteFile } from './sqlite.ts';

function open() {
  const file = new SqliteFile(':memory:');
  for (const person of ['anna', 'ben', 'carla'])
    file.people.save({ person, name: person, skeleton: person, secretHash: '' }, 1);
  const { messages } = file;
  const write = (from: string, to: string, at: number) =>
    messages.add({ from, to, text: `${from} at ${at}`, at });
  return { messages, write };
}

test('private messages are kept as long as the operator wants, for both', () => {
  const { messages, write } = open();
  write('anna', 'ben', 10);
  write('ben', 'anna', 20);
  write('anna', 'ben', 30);
  write('carla', 'ben', 10);
  messages.removeOlder(20);
  expect(messages.lines('anna', 'ben').map(({ text }) => text)).toEqual([
    'ben at 20',
    'anna at 30',
  ]);
  expect(messages.lines('ben', 'anna').map(({ text }) => text)).toEqual([
    'ben at 20',
    'anna at 30',
  ]);
  expect(messages.conversations('ben').map(({ person }) => person)).toEqual(['anna']);
  expect(messages.conversations('ben')).toMatchObject([{ unread: 1 }]);
});

test('numbers are not given again: what comes later is new and unread', () => {
  const { messages, write } = open();
  for (const at of [10, 11, 12]) write('anna', 'ben', at);
  messages.read('ben', 'anna');
  messages.removeOlder(100);
  expect(messages.conversations('ben')).toEqual([]);
  expect(write('anna', 'ben', 200)).toEqual({ sent: 4, received: 4 });
  expect(messages.lines('ben', 'anna', 3)).toMatchObject([{ line: 4, text: 'anna at 200' }]);
  expect(messages.conversations('ben')).toMatchObject([{ unread: 1 }]);
  expect(messages.conversations('anna')).toMatchObject([{ unread: 0 }]);
});
