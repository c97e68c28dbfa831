import { describe, expect, test } from 'vitest';

import { Described } from './described.ts';
import { TestHouse } from './test-house.ts';

/** What is said of the answer to this request. */
function complaint(request: object, message: object): string | undefined {
  const described = new Described();
  described.asked(JSON.stringify(request));
  return described.complaintOf(JSON.stringify(message));
}

const MINE = { re: 1, type: 'mine' };
const CHAT = { type: 'chat', line: 1, from: 'abcdefghij', name: 'Ada', text: 'Servus', at: 1 };

describe('a message that the protocol does not describe is noticed', () => {
  test.each([
    ['a field too many', { ...CHAT, mood: 'gay' }],
    ['a field too few', { ...CHAT, text: undefined }],
    ['a field of another type', { ...CHAT, at: '1' }],
    ['a field too many further inside', { ...CHAT, house: { kind: 'closed', why: 'late' } }],
    ['another type', { ...CHAT, type: 'song' }],
    ['a type that every object has', { type: 'constructor' }],
    ['another code', { type: 'error', re: 1, code: 'no-idea' }],
    ['an error that this request does not have', { type: 'error', re: 1, code: 'not-host' }],
    ['an answer to another request', { type: 'ok', re: 1, result: { name: 'Ada' } }],
    ['an answer with a field too many', { type: 'ok', re: 1, result: { tables: [], more: 1 } }],
    ['more than an answer', { type: 'ok', re: 1, result: { tables: [] }, at: 1 }],
    ['an answer to nothing', { type: 'ok', re: 2, result: { tables: [] } }],
  ])('%s', (_, message) => {
    expect(complaint(MINE, message)).toBeDefined();
  });

  test.each([CHAT, { type: 'ok', re: 1, result: { tables: [] } }])('%o is described', message => {
    expect(complaint(MINE, message)).toBeUndefined();
  });

  test('each request is answered once', () => {
    const described = new Described();
    described.asked(JSON.stringify(MINE));
    const answer = JSON.stringify({ type: 'ok', re: 1, result: { tables: [] } });
    expect(described.complaintOf(answer)).toBeUndefined();
    expect(described.complaintOf(answer)).toBeDefined();
  });

  test('in any test with a house in it', async () => {
    const testHouse = await new TestHouse().open();
    const ada = testHouse.testClient();
    await testHouse.pass(500);
    testHouse.house.connections.tell(ada.now.me!.person, {
      type: 'closing',
      left: Number.NaN,
    });
    await expect(testHouse.pass(100)).rejects.toThrow('closing');
  });
});
