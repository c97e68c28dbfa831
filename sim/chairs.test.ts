import { CATALOGUE } from '@stammtisch/bots';
import { expect, test } from 'vitest';

import { come, join, openHouse, openTable, playAtRandom, sceneOf } from './guests.ts';
import type { Visitor } from './street.ts';

const { game } = await CATALOGUE['big-two']!();

interface View {
  readonly phase: string;
  readonly deals: number;
}
const viewOf = (visitor: Visitor): View => sceneOf<View>(visitor).view;

/** Anna in the middle of a hand against computers, and someone who waits for a chair. */
async function waitedFor() {
  const street = await openHouse();
  const [anna, eve] = (await come(street, 2)) as [Visitor, Visitor];
  const table = await openTable(anna, 'big-two', { start: true });
  await street.pass(3_000);
  await join(eve, table);
  expect(sceneOf(anna).room.waiting).toEqual([eve.now.me?.person]);
  const playOn = () =>
    playAtRandom(street, { visitors: [anna], game }, () => viewOf(anna).deals > 1);
  return { street, table, anna, eve, playOn };
}

test('whoever waits for a chair and takes one elsewhere holds nobody up', async () => {
  const { street, table, anna, eve, playOn } = await waitedFor();
  await openTable(eve, 'big-two', { start: true });
  await playOn();
  expect(sceneOf(anna).room.waiting).toEqual([]);
  expect(await anna.ask(anna.client.leave(table))).toMatchObject({ ok: true });
  expect(street.alarms).toEqual([]);
});

test('whoever waits for a chair and goes away does not get it', async () => {
  const { street, anna, eve, playOn } = await waitedFor();
  eve.client.stop();
  await street.pass(30_000);
  expect(sceneOf(anna).room.waiting).toEqual([]);
  await playOn();
  expect(sceneOf(anna).room.chairs.filter(chair => 'person' in chair)).toHaveLength(1);
});

test('a table that is closed leaves memory with the last who looks at it', async () => {
  const street = await openHouse();
  const [anna] = (await come(street, 1)) as [Visitor];
  const table = await openTable(anna, 'big-two');
  await anna.ask(anna.client.leave(table));
  expect(sceneOf(anna).room.closed).toBe(true);
  const inMemory = await street.house.table(table);
  anna.client.unwatch();
  await street.pass(1_000);
  const asked = street.house.table(table);
  await street.pass(1_000);
  expect(await asked).not.toBe(inMemory);
});

test('a bell that rings while the answer is being written costs nobody anything', async () => {
  const { game: blackjack } = await CATALOGUE['blackjack']!();
  for (let early = 0; early < 40; early += 2) {
    const street = await openHouse(early + 1);
    const [anna] = (await come(street, 1)) as [Visitor];
    await openTable(anna, 'blackjack', { seats: 1, start: true, clock: 10 });
    await street.pass(1_000);
    const until = anna.now.table?.clocks[0] ?? 0;
    await street.pass(Math.max(0, until - street.world.now - early));
    const view = anna.now.table!.scene.view as { readonly viewer: 0; readonly phase: string };
    const [asked] = blackjack.decisions(view);
    const move = view.phase === 'betting' ? { kind: 'bet', amount: 100 } : { kind: 'ready' };
    const { table, version } = anna.now.table!;
    const answer = await anna.ask(anna.client.move(table, asked?.stamp ?? '', move), 200);
    const entries = street.disk.file.read(table, version).entries.map(({ body }) => body);
    const late = entries.filter(body => body.kind === 'move' && body.move.kind === 'timedOut');
    // Either it came in time, or it was too late: never both.
    expect(late).toHaveLength(answer.ok ? 0 : 1);
  }
});
