import { CATALOGUE } from '@stammtisch/bots';
import { type HouseMessage, LIMITS, PROTOCOL } from '@stammtisch/protocol';
import { describe, expect, test } from 'vitest';

import { MOST_ENTRIES } from '../server/src/tables/catch-up.ts';
import { come, join, openHouse, openTable, playAtRandom, saidTo } from './guests.ts';
import type { TestHouse, TestClient } from './test-house.ts';

/** Two friends at a table with computers. The second looks on from two devices: the phone will lose its line. */
async function threeDevices(name = 'big-two') {
  const testHouse = await openHouse();
  const [host, friend] = (await come(testHouse, 2)) as [TestClient, TestClient];
  const table = await openTable(host, name);
  await join(friend, table);
  const phone = testHouse.testClient(friend.identity);
  await testHouse.pass(500);
  await phone.ask(phone.client.watch(table));
  await host.ask(host.client.startGame(table));
  const { game } = await CATALOGUE[name]!();
  /** The others play until so many more entries are written. */
  const goOn = (entries: number): Promise<void> => {
    const until = versionOf(host) + entries;
    return playAtRandom(
      testHouse,
      { testClients: [host, friend], game },
      () => versionOf(host) >= until,
    );
  };
  return { testHouse, host, friend, phone, table, goOn };
}

const messagesTo = (testClient: TestClient, type: HouseMessage['type']): readonly string[] =>
  testClient.received
    .map(each => each.slice(each.indexOf(' ') + 1))
    .filter(text => text.startsWith(`{"type":"${type}"`));

const versionOf = (testClient: TestClient): number => testClient.now.table?.version ?? 0;

const linesOf = (testClient: TestClient): readonly string[] =>
  saidTo(testClient).map(({ text }) => text);

async function comeBack(testHouse: TestHouse, testClient: TestClient): Promise<void> {
  testClient.plugIn();
  await testHouse.pass(3_000);
  expect(testClient.now.connection).toBe('open');
}

describe('whoever lost the line for a moment', () => {
  test.each(Object.keys(CATALOGUE))(
    'is told every entry they missed, byte for byte what they would have been told: %s',
    async name => {
      const { testHouse, friend, phone, goOn } = await threeDevices(name);
      await goOn(5);
      const scenes = messagesTo(phone, 'table').length;
      const known = versionOf(phone);
      phone.unplug();
      await goOn(20);
      expect(versionOf(phone)).toBe(known);
      await comeBack(testHouse, phone);
      await goOn(2);

      const told = messagesTo(phone, 'entry');
      expect(told).toEqual(messagesTo(friend, 'entry').slice(-told.length));
      expect(messagesTo(phone, 'table')).toHaveLength(scenes);
      const versions = phone.events.map(({ version }) => version);
      expect(versions).toEqual(versions.map((_, at) => versions[0]! + at));
      expect(versions).toContain(known + 1);
      expect(phone.now.table?.scene).toEqual(friend.now.table?.scene);
    },
  );

  test('sees the table as it stands if more has happened than anyone wants to be told', async () => {
    const { testHouse, friend, phone, goOn } = await threeDevices();
    await goOn(5);
    const [scenes, known] = [messagesTo(phone, 'table').length, versionOf(phone)];
    phone.unplug();
    await goOn(MOST_ENTRIES + 1);
    await comeBack(testHouse, phone);
    expect(messagesTo(phone, 'table')).toHaveLength(scenes + 1);
    expect(phone.events.map(({ version }) => version)).not.toContain(known + 1);
    expect(phone.now.table).toEqual(friend.now.table);
  });

  test('and meanwhile got a chair on another device, has it here too', async () => {
    const testHouse = await openHouse();
    const [host, friend] = (await come(testHouse, 2)) as [TestClient, TestClient];
    const table = await openTable(host, 'big-two');
    const phone = testHouse.testClient(friend.identity);
    await friend.ask(friend.client.watch(table));
    await phone.ask(phone.client.watch(table));
    expect(phone.now.table?.scene.view).toMatchObject({ viewer: 'gallery' });
    phone.unplug();
    await friend.ask(friend.client.sit(table));
    await host.ask(host.client.startGame(table));
    await comeBack(testHouse, phone);
    expect(phone.now.table?.scene).toEqual(friend.now.table?.scene);
    expect(phone.now.table?.scene.view).toMatchObject({ viewer: 1 });
    expect(messagesTo(phone, 'table')).toHaveLength(1);
  });

  test('finds the same after the house was restarted', async () => {
    const { testHouse, friend, phone, goOn } = await threeDevices();
    await goOn(5);
    const scenes = messagesTo(phone, 'table').length;
    phone.unplug();
    await goOn(10);
    testHouse.kill();
    await testHouse.pass(1_000);
    await testHouse.open();
    await comeBack(testHouse, phone);
    await testHouse.pass(60_000);
    expect(messagesTo(phone, 'table')).toHaveLength(scenes);
    expect(phone.now.table?.scene).toEqual(friend.now.table?.scene);
  });

  test('hears what was said meanwhile, also if nobody has moved', async () => {
    const { testHouse, host, friend, phone, table } = await threeDevices();
    await host.ask(host.client.chat(table, 'Servus'));
    phone.unplug();
    await host.ask(host.client.chat(table, 'Where is she?'));
    await friend.ask(friend.client.chat(table, 'In the tunnel.'));
    await comeBack(testHouse, phone);
    await host.ask(host.client.chat(table, 'There she is.'));
    expect(linesOf(phone)).toEqual(['Servus', 'Where is she?', 'In the tunnel.', 'There she is.']);
  });

  test('hears the next line also if whoever spoke last has been erased', async () => {
    const { testHouse, host, phone, table } = await threeDevices();
    const [guest] = (await come(testHouse, 1)) as [TestClient];
    await guest.ask(guest.client.watch(table));
    await host.ask(host.client.chat(table, 'Servus'));
    await guest.ask(guest.client.chat(table, 'I am off'));
    await testHouse.disk.file.transaction(
      async () => await testHouse.disk.file.people.erase(guest.now.me!.person, 1),
    );
    phone.unplug();
    await host.ask(host.client.chat(table, 'Is she gone?'));
    await comeBack(testHouse, phone);
    expect(linesOf(phone)).toEqual(['Servus', 'I am off', 'Is she gone?']);
    const late = testHouse.testClient();
    await testHouse.pass(500);
    await late.ask(late.client.watch(table));
    expect(linesOf(late)).toEqual(['Servus', 'Is she gone?']);
  });

  test('sees all that was said if it was more than is told one by one', async () => {
    const { testHouse, host, phone, table } = await threeDevices();
    await host.ask(host.client.chat(table, 'Servus'));
    phone.unplug();
    for (let at = 0; at < LIMITS.chatHistory + 5; at++)
      await host.ask(host.client.chat(table, `line ${at}`), 1_100);
    await comeBack(testHouse, phone);
    expect(linesOf(host)).toHaveLength(LIMITS.chatHistory + 6);
    expect(linesOf(phone)).toEqual(linesOf(host).slice(-LIMITS.chatHistory));
  });

  test.each(Array.from({ length: 16 }, (_, at) => at * 10))(
    'misses no line that is said just while they come back, %i ms after',
    async delay => {
      const { testHouse, host, phone, table } = await threeDevices();
      phone.unplug();
      await testHouse.pass(2_000);
      phone.plugIn();
      await testHouse.pass(delay);
      await host.ask(host.client.chat(table, 'Now!'));
      await testHouse.pass(3_000);
      expect(linesOf(phone)).toEqual(['Now!']);
    },
  );
});

describe('whoever asks what they have missed', () => {
  async function asking() {
    const { testHouse, table, goOn, host } = await threeDevices();
    await goOn(10);
    const caller = testHouse.dial();
    caller.say({ re: 0, type: 'hello', protocol: PROTOCOL });
    await testHouse.pass(500);
    const since = versionOf(host) - 5;
    /** What is said to such a question before it is answered. */
    const answersTo = async (question: object): Promise<readonly string[]> => {
      caller.heard.length = 0;
      caller.say({ re: 1, type: 'watch', table, ...question });
      await testHouse.pass(100);
      return (caller.heard as HouseMessage[]).map(({ type }) => type);
    };
    return { testHouse, since, answersTo };
  }

  test('without saying what they have heard sees the table as it stands', async () => {
    const { since, answersTo } = await asking();
    expect(await answersTo({ since })).toContain('table');
    expect(await answersTo({ since, heard: 0 })).toContain('entry');
    expect(await answersTo({ since, heard: 0 })).not.toContain('table');
  });

  test('again and again sees the table as it stands: replaying the log is expensive', async () => {
    const { since, answersTo } = await asking();
    const answers: (readonly string[])[] = [];
    for (let at = 0; at < 15; at++) answers.push(await answersTo({ since, heard: 0 }));
    expect(answers[0]).toContain('entry');
    expect(answers.at(-1)).toContain('table');
  });
});

test.each(Array.from({ length: 15 }, (_, at) => at * 4))(
  'whoever comes to a closed table while the last one goes can talk there, %i ms before',
  async delay => {
    const testHouse = await openHouse(delay + 1);
    const [host, late] = (await come(testHouse, 2)) as [TestClient, TestClient];
    const table = await openTable(host, 'big-two');
    await host.ask(host.client.leave(table));
    expect(host.now.table?.scene.room.closed).toBe(true);
    void late.client.watch(table);
    await testHouse.pass(delay);
    host.client.unwatch();
    await testHouse.pass(2_000);
    await late.ask(late.client.chat(table, 'Anyone here?'));
    expect(linesOf(late)).toEqual(['Anyone here?']);
  },
);

describe('whoever leaves the computers alone in the middle of a round (W20)', () => {
  /** One person, some moves into a round. */
  async function oneInTheMiddle(name: string) {
    const testHouse = await openHouse();
    const [anna, late] = (await come(testHouse, 2)) as [TestClient, TestClient];
    const { game } = await CATALOGUE[name]!();
    const table = await openTable(anna, name, { start: true });
    await playAtRandom(testHouse, { testClients: [anna], game }, () => versionOf(anna) > 20);
    const mine = async () => {
      const answer = await anna.ask(anna.client.mine());
      return answer.ok ? answer.value.tables.map(each => each.table) : [];
    };
    return { testHouse, anna, late, game, table, mine };
  }

  test.each(['blind-watten', 'watten', 'cluedo'])(
    'finds every card where it was, and plays on: %s',
    async name => {
      const { testHouse, anna, game, table, mine } = await oneInTheMiddle(name);
      await anna.ask(anna.client.leave(table));
      const { state } = (await testHouse.house.tables.get(table))!.table;
      anna.client.unwatch();
      await testHouse.pass(3_600_000);
      expect(await mine()).toEqual([table]);
      await anna.ask(anna.client.watch(table));
      await testHouse.pass(60_000);
      expect((await testHouse.house.tables.get(table))!.table.state).toEqual(state);
      expect(await anna.ask(anna.client.sit(table))).toMatchObject({ ok: true });
      const until = versionOf(anna) + 20;
      await playAtRandom(testHouse, { testClients: [anna], game }, () => versionOf(anna) > until);
      expect(testHouse.alarms).toEqual([]);
    },
  );

  test('keeps nobody waiting: somebody who comes for a chair gets one after the round', async () => {
    const { testHouse, anna, late, table } = await oneInTheMiddle('watten');
    await late.ask(late.client.watch(table));
    await anna.ask(anna.client.leave(table));
    await late.ask(late.client.sit(table));
    await testHouse.pass(120_000);
    const { room } = late.now.table!.scene;
    expect(room.host).toBe(late.now.me!.person);
    expect(room.chairs).toContainEqual({ person: late.now.me!.person });
  });

  test('has nothing to come back to where everyone plays against the bank', async () => {
    const { testHouse, anna, table, mine } = await oneInTheMiddle('blackjack');
    await anna.ask(anna.client.leave(table));
    await testHouse.pass(60_000);
    expect(await mine()).toEqual([]);
    expect(await testHouse.disk.file.tables.open()).toEqual([]);
  });

  test('has twelve hours: then the table is closed (W24)', async () => {
    const { testHouse, anna, table, mine } = await oneInTheMiddle('cluedo');
    await anna.ask(anna.client.leave(table));
    anna.client.unwatch();
    await testHouse.pass(11 * 3_600_000);
    expect(await mine()).toEqual([table]);
    await testHouse.pass(2 * 3_600_000);
    expect(await mine()).toEqual([]);
  });
});
