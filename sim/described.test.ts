import { CATALOGUE } from '@stammtisch/bots';
import { describe, expect, test } from 'vitest';

import { MESSAGE_EXAMPLES } from '../server/src/docs/examples/messages.ts';
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

describe('what a house says of a game is held against the schema of that game', () => {
  const TABLE = MESSAGE_EXAMPLES.table[0]!;
  const { room, view } = TABLE.scene as { readonly room: object; readonly view: object };
  const ROW = MESSAGE_EXAMPLES.invitation[0]!.table;
  const ENTRY = { type: 'entry', v: 3, by: 0, seen: { kind: 'ready' }, patch: {} };

  /** What is said of the last of these messages, to somebody who looks at a table of Blackjack. */
  function toldOf(request: object, ...messages: readonly object[]): string | undefined {
    const described = new Described();
    described.asked(JSON.stringify({ re: 1, type: 'watch', table: TABLE.table }));
    described.asked(JSON.stringify({ re: 2, ...request }));
    return messages.map(each => described.complaintOf(JSON.stringify(each))).at(-1);
  }

  const table = (change: object) => ({ ...TABLE, scene: { room, view: { ...view, ...change } } });
  const moves = (change: object) => ({
    type: 'ok',
    re: 2,
    result: {
      version: 2,
      seat: 0,
      view,
      isAwaited: true,
      decisions: [{ decision: '', moves: [{ kind: 'ready' }], amounts: [] }],
      ...change,
    },
  });
  const asked = { type: 'moves', table: TABLE.table };
  const row = (options: object) => ({
    type: 'invitation',
    table: { ...ROW, options },
    from: 'Ada',
  });
  const list = (options: object) => ({
    type: 'ok',
    re: 2,
    result: { tables: [{ ...ROW, options }], found: 1, total: 1, online: 1 },
  });

  test.each([
    ['a view', {}, [table({ surplus: 1 })]],
    [
      'a view of another game',
      {},
      [{ ...TABLE, scene: { room: { ...room, game: 'watten' }, view } }],
    ],
    ['what is seen of a move', {}, [TABLE, { ...ENTRY, seen: { kind: 'bet', amount: 'all' } }]],
    ['a view after an entry', {}, [TABLE, { ...ENTRY, patch: { view: { surplus: [1] } } }]],
    [
      'a view after two entries',
      {},
      [TABLE, ENTRY, { ...ENTRY, v: 4, patch: { view: { stacks: { 0: 'all' } } } }],
    ],
    ['a view that is asked for', asked, [TABLE, moves({ view: {} })]],
    [
      'a move that one may make',
      asked,
      [TABLE, moves({ decisions: [{ decision: '', moves: [{ kind: 'fly' }], amounts: [] }] })],
    ],
    ['options of an invitation', {}, [row({ stake: 'all' })]],
    ['options in a list', { type: 'lobby', on: true }, [list({})]],
  ])('%s', (_, request, messages) => {
    expect(toldOf(request, ...messages)).toMatch(/ of (blackjack|watten|big-two), \$/);
  });

  test.each([
    ['a view', {}, [TABLE]],
    ['an entry', {}, [TABLE, ENTRY, { ...ENTRY, v: 4, patch: { view: { stacks: { 0: 5 } } } }]],
    ['moves', asked, [TABLE, moves({})]],
    ['an invitation', {}, [row({ stake: 50 })]],
    ['a list', { type: 'lobby', on: true }, [list({ stake: 50 })]],
  ])('%s as it should be is described', (_, request, messages) => {
    expect(toldOf(request, ...messages)).toBeUndefined();
  });

  test('an entry of the table that one has just left is not taken for one of the next', () => {
    const described = new Described();
    described.asked(JSON.stringify({ re: 1, type: 'watch', table: TABLE.table }));
    described.complaintOf(JSON.stringify(TABLE));
    described.asked(JSON.stringify({ re: 2, type: 'watch', table: 'aaaaaaaa', since: 2 }));
    const spoilt = { ...ENTRY, patch: { view: { surplus: [1] } } };
    expect(described.complaintOf(JSON.stringify(spoilt))).toBeUndefined();
  });

  test.each(Object.keys(CATALOGUE))('in any test with a house in it: %s', async game => {
    const testHouse = await new TestHouse().open();
    const ada = testHouse.testClient();
    await testHouse.pass(500);
    const opened = await ada.ask(ada.client.open(game, { start: true }));
    if (!opened.ok) throw new Error(opened.error.code);
    const { table: id } = opened.value;
    await ada.ask(ada.client.watch(id));
    const { scene, version } = ada.now.table!;
    testHouse.house.connections.tell(ada.now.me!.person, {
      type: 'table',
      table: id,
      version,
      scene: { ...scene, view: { ...(scene.view as object), surplus: 1 } },
      chat: [],
    });
    await expect(testHouse.pass(100)).rejects.toThrow(`view of ${game}`);
  });
});
