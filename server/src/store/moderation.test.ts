import { describe, expect, test } from 'vitest';

import { SqliteFile } from './sqlite.ts';

const [ANNA, BERT] = ['annaannaan', 'bertbertbe'];

function fileWithTwo(): SqliteFile {
  const file = new SqliteFile(':memory:');
  for (const person of [ANNA, BERT])
    file.people.save({ person, name: person, skeleton: person, secretHash: 'x' }, 1);
  return file;
}

const line = (number: number, from = BERT) => ({ line: number, from, at: 5, text: 'rude' });
const report = {
  from: ANNA,
  about: BERT,
  table: 'tttttttt',
  at: 50,
  text: 'He is rude.',
  lines: [line(1), line(2), line(2.5)],
};

describe('reports', () => {
  test('are kept with what was said, until they are done', () => {
    const { moderation } = fileWithTwo();
    const { table: _, ...bare } = report;
    expect(moderation.report(report)).toEqual({ ok: true, value: 1 });
    expect(moderation.report({ ...bare, lines: [] })).toEqual({ ok: true, value: 2 });
    expect(moderation.openReports(10)).toEqual([
      { ...bare, lines: [], report: 2 },
      { ...report, report: 1 },
    ]);
    moderation.closeReport(1, 60);
    expect(moderation.openReports(10).map(each => each.report)).toEqual([2]);
    moderation.removeOlder(61);
    expect(moderation.report(report)).toEqual({ ok: true, value: 3 });
  });

  test('are about somebody who is known', () => {
    const { moderation } = fileWithTwo();
    expect(moderation.report({ ...report, about: 'nobodynobo' })).toEqual({
      ok: false,
      error: 'no-such-person',
    });
  });

  test('are as many as can be read', () => {
    const { moderation } = fileWithTwo();
    for (let at = 0; at < 1_000; at++) moderation.report(report);
    expect(moderation.report(report)).toEqual({ ok: false, error: 'full' });
  });

  test.each([ANNA, BERT])('are gone with either of the two (T15): %s', person => {
    const file = fileWithTwo();
    file.moderation.report(report);
    file.people.erase(person, 70);
    expect(file.moderation.openReports(10)).toEqual([]);
  });

  test('keep no line of somebody who was erased (T15)', () => {
    const file = fileWithTwo();
    const other = 'otherother';
    file.people.save({ person: other, name: other, skeleton: other, secretHash: 'x' }, 1);
    file.moderation.report({ ...report, lines: [line(1), line(2, other)] });
    file.people.erase(other, 70);
    expect(file.moderation.openReports(1)[0]?.lines).toEqual([line(1)]);
  });
});

test('an address is blocked for a time, or until that is lifted', () => {
  const { moderation } = fileWithTwo();
  moderation.block({ address: '192.0.2.1', at: 1, until: 100 });
  moderation.block({ address: '192.0.2.2', at: 2, until: 200 });
  const addresses = (now: number) => moderation.blocked(now).map(({ address }) => address);
  expect(addresses(50)).toEqual(['192.0.2.2', '192.0.2.1']);
  expect(addresses(100)).toEqual(['192.0.2.2']);
  moderation.unblock('192.0.2.2');
  expect(addresses(50)).toEqual(['192.0.2.1']);
});

test('old lines of chat are gone, and their numbers are not given again', () => {
  const { chat } = fileWithTwo();
  const say = (at: number, isPrivate = false) =>
    chat.add('t', { from: ANNA, text: `said at ${at}`, at }, isPrivate);
  const texts = () => chat.last('t', 10, true).map(({ text }) => text);
  say(10);
  say(20);
  say(25, true);
  say(30);
  chat.removeOlder(30);
  expect(texts()).toEqual(['said at 30']);
  chat.removeOlder(31);
  expect(texts()).toEqual([]);
  expect(say(40)).toBe(4);
});
