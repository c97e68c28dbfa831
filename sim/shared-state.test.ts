import { type BlindWatten, game } from '@stammtisch/blind-watten';
import { CATALOGUE } from '@stammtisch/bots';
import { countOf } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { come, join, openHouse, openTable, sceneOf } from './guests.ts';
import type { TestClient, TestHouse } from './test-house.ts';

type View = BlindWatten['View'];

/** A full table of Blind Watten, everyone on the seat of their number. */
async function fourAtTable(testHouse: TestHouse): Promise<readonly TestClient[]> {
  const people = await come(testHouse, 4);
  const table = await openTable(people[0]!, 'blind-watten');
  for (const [seat, person] of people.entries()) if (seat > 0) await join(person, table, seat);
  await testHouse.pass(3_000);
  return people;
}

/** How many cards everyone holds, as each of them is told. */
function countsOf(person: TestClient): readonly number[] {
  const { view } = sceneOf<View>(person);
  return 'hands' in view ? view.hands.map(countOf) : [];
}

/** Everything that the rules allow this person just now, all of it at once and each twice. */
function moveAtOnce(person: TestClient): void {
  const { view } = sceneOf<View>(person);
  const { table } = person.now.table!;
  for (const move of game.legalMoves(view)) {
    const asked = game.decisions(view).find(({ kinds }) => kinds.includes(move.kind));
    for (let times = 0; times < 2; times++) void person.client.move(table, asked!.stamp, move);
  }
}

test('W25: everyone at a table is known by name, seat, team and how many cards they hold', async () => {
  const testHouse = await openHouse();
  const people = await fourAtTable(testHouse);
  for (const person of people) {
    const { scene, people: names } = person.now.table!;
    expect(scene.room.started).toBe(true);
    expect(
      scene.room.chairs.map(chair => ('person' in chair ? names[chair.person]?.name : '')),
    ).toEqual(people.map(({ now }) => now.me!.name));
    expect(sceneOf<View>(person).view.viewer).toBe(people.indexOf(person));
    expect(countsOf(person)).toEqual([5, 5, 5, 5]);
  }
});

test('W27: whatever all send at the same moment, nobody ever has more than five cards', async () => {
  const testHouse = await openHouse(4);
  const people = await fourAtTable(testHouse);
  const thrown = new Set<string>();
  for (let step = 0; step < 120; step++) {
    for (const person of people) moveAtOnce(person);
    await testHouse.pass(700);
    const counts = people.map(countsOf);
    for (const each of counts) expect(each).toEqual(counts[0]);
    expect(Math.max(0, ...counts[0]!)).toBeLessThanOrEqual(5);
    thrown.add(counts[0]!.join());
  }
  // It was played: cards went away and were dealt anew.
  expect(thrown.size).toBeGreaterThan(5);
  expect(testHouse.alarms).toEqual([]);
});

test('J9: games of every kind go on beside each other on the same data, also after a restart', async () => {
  const testHouse = await openHouse(3);
  const games = Object.keys(CATALOGUE);
  const people = await come(testHouse, games.length);
  const tables = await Promise.all(
    games.map((name, at) => openTable(people[at]!, name, { start: true })),
  );
  await testHouse.pass(2_000);
  const seen = () =>
    people.map(({ now }) => ({ table: now.table?.table, scene: now.table?.scene }));
  testHouse.kill();
  const before = seen();
  await testHouse.open();
  await testHouse.pass(20_000);
  expect(seen().map(({ table }) => table)).toEqual(tables);
  expect(seen().map(({ scene }) => scene?.room.game)).toEqual(games);
  for (const [at, { scene }] of seen().entries()) {
    expect(scene?.room.number).toBe(before[at]?.scene?.room.number);
    expect(scene?.room.started).toBe(true);
  }
  expect(new Set(seen().map(({ scene }) => scene?.room.number)).size).toBe(games.length);
});
