import { describe, expect, test } from 'vitest';

import type { Store } from './store.ts';
import { STORES } from './testing/stores.ts';

const [ANNA, BERT] = ['annaannaan', 'bertbertbe'];

describe.each(STORES)('%s:', (_, newStore) => {
  async function fileWithTwo(): Promise<Store> {
    const file = await newStore();
    for (const person of [ANNA, BERT])
      await file.people.save({ person, name: person, skeleton: person, secretHash: 'x' }, 1);
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
    test('are kept with what was said, until they are done', async () => {
      const { moderation } = await fileWithTwo();
      const { table: _, ...bare } = report;
      expect(await moderation.report(report)).toEqual({ ok: true, value: 1 });
      expect(await moderation.report({ ...bare, lines: [] })).toEqual({ ok: true, value: 2 });
      expect(await moderation.openReports(10)).toEqual([
        { ...bare, lines: [], report: 2 },
        { ...report, report: 1 },
      ]);
      await moderation.closeReport(1, 60);
      expect((await moderation.openReports(10)).map(each => each.report)).toEqual([2]);
      await moderation.removeOlder(61);
      expect(await moderation.report(report)).toEqual({ ok: true, value: 3 });
    });

    test('are about somebody who is known', async () => {
      const { moderation } = await fileWithTwo();
      expect(await moderation.report({ ...report, about: 'nobodynobo' })).toEqual({
        ok: false,
        error: 'no-such-person',
      });
    });

    test('are as many as can be read', async () => {
      const { moderation } = await fileWithTwo();
      for (let at = 0; at < 1_000; at++) await moderation.report(report);
      expect(await moderation.report(report)).toEqual({ ok: false, error: 'full' });
    });

    test.each([ANNA, BERT])('are gone with either of the two (T15): %s', async person => {
      const file = await fileWithTwo();
      await file.moderation.report(report);
      await file.people.erase(person, 70);
      expect(await file.moderation.openReports(10)).toEqual([]);
    });

    test('keep no line of somebody who was erased (T15)', async () => {
      const file = await fileWithTwo();
      const other = 'otherother';
      await file.people.save({ person: other, name: other, skeleton: other, secretHash: 'x' }, 1);
      await file.moderation.report({ ...report, lines: [line(1), line(2, other)] });
      await file.people.erase(other, 70);
      expect((await file.moderation.openReports(1))[0]?.lines).toEqual([line(1)]);
    });
  });

  test('an address is blocked for a time, or until that is lifted', async () => {
    const { moderation } = await fileWithTwo();
    await moderation.block({ address: '192.0.2.1', at: 1, until: 100 });
    await moderation.block({ address: '192.0.2.2', at: 2, until: 200 });
    const addresses = async (now: number) =>
      (await moderation.blocked(now)).map(({ address }) => address);
    expect(await addresses(50)).toEqual(['192.0.2.2', '192.0.2.1']);
    expect(await addresses(100)).toEqual(['192.0.2.2']);
    await moderation.unblock('192.0.2.2');
    expect(await addresses(50)).toEqual(['192.0.2.1']);
  });

  test('old lines of chat are gone, and their numbers are not given again', async () => {
    const { chat } = await fileWithTwo();
    const say = (at: number, isPrivate = false) =>
      chat.add('t', { from: ANNA, text: `said at ${at}`, at }, isPrivate);
    const texts = async () => (await chat.last('t', 10, true)).map(({ text }) => text);
    await say(10);
    await say(20);
    await say(25, true);
    await say(30);
    await chat.removeOlder(30);
    expect(await texts()).toEqual(['said at 30']);
    await chat.removeOlder(31);
    expect(await texts()).toEqual([]);
    expect(await say(40)).toBe(4);
  });
});
