import { CATALOGUE } from '@stammtisch/bots';
import type { HouseMessage } from '@stammtisch/protocol';
import { describe, expect, test } from 'vitest';

import { MOST_MISSED } from '../server/src/tables/missed.ts';
import { come, join, openHouse, openTable, playAtRandom } from './guests.ts';
import type { Street, Visitor } from './street.ts';

/** Two friends at a table with computers. The second looks on from two devices: the phone will lose its line. */
async function threeDevices(name = 'big-two') {
  const street = await openHouse();
  const [host, friend] = (await come(street, 2)) as [Visitor, Visitor];
  const table = await openTable(host, name);
  await join(friend, table);
  const phone = street.visitor(friend.identity);
  await street.pass(500);
  await phone.ask(phone.client.watch(table));
  await host.ask(host.client.startGame(table));
  const { game } = await CATALOGUE[name]!();
  /** The others play until so many more entries are written. */
  const goOn = (entries: number): Promise<void> => {
    const until = versionOf(host) + entries;
    return playAtRandom(street, { visitors: [host, friend], game }, () => versionOf(host) >= until);
  };
  return { street, host, friend, phone, table, goOn };
}

const messagesTo = (visitor: Visitor, type: HouseMessage['type']): readonly string[] =>
  visitor.received
    .map(each => each.slice(each.indexOf(' ') + 1))
    .filter(text => text.startsWith(`{"type":"${type}"`));

const versionOf = (visitor: Visitor): number => visitor.now.table?.version ?? 0;

const linesOf = (visitor: Visitor): readonly string[] =>
  (visitor.now.table?.chat ?? []).map(({ text }) => text);

async function comeBack(street: Street, visitor: Visitor): Promise<void> {
  visitor.plugIn();
  await street.pass(3_000);
  expect(visitor.now.line).toBe('open');
}

describe('whoever lost the line for a moment', () => {
  test.each(Object.keys(CATALOGUE))(
    'is told every entry they missed, byte for byte what they would have been told: %s',
    async name => {
      const { street, friend, phone, goOn } = await threeDevices(name);
      await goOn(5);
      const scenes = messagesTo(phone, 'table').length;
      const known = versionOf(phone);
      phone.unplug();
      await goOn(20);
      expect(versionOf(phone)).toBe(known);
      await comeBack(street, phone);
      await goOn(2);

      const told = messagesTo(phone, 'entry');
      expect(told).toEqual(messagesTo(friend, 'entry').slice(-told.length));
      expect(messagesTo(phone, 'table')).toHaveLength(scenes);
      const versions = phone.happenings.map(({ version }) => version);
      expect(versions).toEqual(versions.map((_, at) => versions[0]! + at));
      expect(versions).toContain(known + 1);
      expect(phone.now.table?.scene).toEqual(friend.now.table?.scene);
    },
  );

  test('sees the table as it stands if more has happened than anyone wants to be told', async () => {
    const { street, friend, phone, goOn } = await threeDevices();
    await goOn(5);
    const [scenes, known] = [messagesTo(phone, 'table').length, versionOf(phone)];
    phone.unplug();
    await goOn(MOST_MISSED + 1);
    await comeBack(street, phone);
    expect(messagesTo(phone, 'table')).toHaveLength(scenes + 1);
    expect(phone.happenings.map(({ version }) => version)).not.toContain(known + 1);
    expect(phone.now.table).toEqual(friend.now.table);
  });

  test('and meanwhile got a chair on another device, has it here too', async () => {
    const street = await openHouse();
    const [host, friend] = (await come(street, 2)) as [Visitor, Visitor];
    const table = await openTable(host, 'big-two');
    const phone = street.visitor(friend.identity);
    await friend.ask(friend.client.watch(table));
    await phone.ask(phone.client.watch(table));
    expect(phone.now.table?.scene.view).toMatchObject({ viewer: 'gallery' });
    phone.unplug();
    await friend.ask(friend.client.sit(table));
    await host.ask(host.client.startGame(table));
    await comeBack(street, phone);
    expect(phone.now.table?.scene).toEqual(friend.now.table?.scene);
    expect(phone.now.table?.scene.view).toMatchObject({ viewer: 1 });
    expect(messagesTo(phone, 'table')).toHaveLength(1);
  });

  test('finds the same after the house was restarted', async () => {
    const { street, friend, phone, goOn } = await threeDevices();
    await goOn(5);
    const scenes = messagesTo(phone, 'table').length;
    phone.unplug();
    await goOn(10);
    street.kill();
    await street.pass(1_000);
    await street.open();
    await comeBack(street, phone);
    await street.pass(60_000);
    expect(messagesTo(phone, 'table')).toHaveLength(scenes);
    expect(phone.now.table?.scene).toEqual(friend.now.table?.scene);
  });

  test('hears what was said meanwhile, also if nobody has moved', async () => {
    const { street, host, friend, phone, table } = await threeDevices();
    await host.ask(host.client.chat(table, 'Servus'));
    phone.unplug();
    await host.ask(host.client.chat(table, 'Where is she?'));
    await friend.ask(friend.client.chat(table, 'In the tunnel.'));
    await comeBack(street, phone);
    await host.ask(host.client.chat(table, 'There she is.'));
    expect(linesOf(phone)).toEqual(['Servus', 'Where is she?', 'In the tunnel.', 'There she is.']);
  });

  test.each(Array.from({ length: 16 }, (_, at) => at * 10))(
    'misses no line that is said just while they come back, %i ms after',
    async delay => {
      const { street, host, phone, table } = await threeDevices();
      phone.unplug();
      await street.pass(2_000);
      phone.plugIn();
      await street.pass(delay);
      await host.ask(host.client.chat(table, 'Now!'));
      await street.pass(3_000);
      expect(linesOf(phone)).toEqual(['Now!']);
    },
  );
});
