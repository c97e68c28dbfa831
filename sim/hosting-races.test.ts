import { CATALOGUE } from '@stammtisch/bots';
import type { Ruling } from '@stammtisch/client';
import type { TableId } from '@stammtisch/protocol';
import { stayingPeople } from '@stammtisch/table';
import { expect, test } from 'vitest';

import type { LiveTable } from '../server/src/tables/live-table.ts';
import { come, openHouse, openTable } from './guests.ts';
import type { TestClient, TestHouse } from './test-house.ts';

/** Seeds under which something was once wrong. */
const KEPT: readonly number[] = [543];
const SEEDS = [...KEPT, ...Array.from({ length: 60 }, (_, at) => at + 1)];

/** Two hosts with a table each, and four people who come and go. */
const PEOPLE = 6;
const BURSTS = 8;
/** So many things are done at once, or almost. */
const AT_ONCE = 9;
const APART_MS = 12;

const personOf = ({ now }: TestClient): string => now.me!.person;

/** An evening on which nobody waits for anybody. */
class Evening {
  readonly house: TestHouse;
  readonly people: readonly TestClient[];
  readonly tables: TableId[] = [];
  readonly #asked: Promise<{ readonly ok: boolean }>[] = [];

  constructor(house: TestHouse, people: readonly TestClient[]) {
    this.house = house;
    this.people = people;
  }

  #pick = <T>(items: readonly T[]): T => items[this.house.world.random.below(items.length)]!;

  /** Somebody does something, and does not wait for the answer. */
  act(): void {
    const [who, whom] = [this.#pick(this.people), personOf(this.#pick(this.people))];
    const table = this.#pick(this.tables);
    const { client } = who;
    const rule = (ruling: Ruling) => client.rule(ruling);
    const isOn = this.house.world.chance(50);
    const does = this.#pick([
      () => client.sit(table, undefined, { leaving: isOn }),
      () => client.sit(table),
      () => client.watch(table),
      () => client.knock(table),
      () => client.leave(table),
      () => client.decline(table),
      () => client.startGame(table),
      () => client.open('watten', { leaving: isOn }),
      () => rule({ type: 'invite', table, person: whom }),
      () => rule({ type: 'invite', table, person: whom }),
      () => rule({ type: 'admit', table, person: whom, admitted: isOn }),
      () => rule({ type: 'admit', table, person: whom, admitted: isOn }),
      () => rule({ type: 'remove', table, person: whom, ban: isOn }),
      () => rule({ type: 'unban', table, person: whom }),
      () => rule({ type: 'host', table, person: whom }),
      () => rule({ type: 'settings', table, access: isOn ? 'knock' : 'free' }),
      () => rule({ type: 'settings', table, locked: isOn }),
      () => rule({ type: 'settings', table, spectators: isOn ? 'ask' : 'all' }),
      () => rule({ type: 'settings', table, name: isOn ? 'Alte Post' : 'Zur Linde' }),
      () => rule({ type: 'settings', table, seats: isOn ? 2 : 4 }),
      () => rule({ type: 'chair', table, seat: 1, holder: isOn ? 'computer' : 'nobody' }),
      ...(this.house.world.chance(25) ? [() => rule({ type: 'close', table })] : []),
    ]);
    // Only whoever runs a table can do much there.
    this.#asked.push(does());
  }

  async burst(): Promise<void> {
    for (let count = 0; count < AT_ONCE; count++) {
      this.act();
      await this.house.pass(this.house.world.random.below(APART_MS));
    }
    await this.house.pass(4_000);
    for (const id of await this.house.disk.file.tables.open())
      if (!this.tables.includes(id)) this.tables.push(id);
  }

  async allAnswered(): Promise<void> {
    await this.house.pass(30_000);
    await Promise.all(this.#asked);
  }
}

/** What is wrong with a table. */
function faultsOf({ id, table }: LiveTable): readonly string[] {
  const { room } = table;
  const { banned = [], invited = [], knocks = [], viewers = [], members = [] } = room;
  const seated = room.chairs.flatMap(holder => ('person' in holder ? [holder.person] : []));
  const staying = stayingPeople(table);
  const knocking = knocks.map(({ person }) => person);
  const unwelcome = [...staying, ...room.waiting, ...knocking, ...invited, ...viewers, ...members];
  const isTwice = (people: readonly string[]): boolean => new Set(people).size < people.length;
  const faults = [
    ...(isTwice(seated) ? ['somebody has two chairs'] : []),
    ...([knocking, invited, room.waiting].some(isTwice) ? ['somebody asks twice'] : []),
    ...(banned.some(person => unwelcome.includes(person)) ? ['somebody banned is there'] : []),
    ...(invited.some(person => staying.includes(person)) ? ['invited to their own chair'] : []),
    ...(knocking.some(person => staying.includes(person)) ? ['knocks from within'] : []),
    ...(!room.closed && staying.length > 0 && !staying.includes(room.host) ? ['no host'] : []),
    ...(room.closed && [...knocking, ...invited, ...room.waiting].length > 0
      ? ['somebody waits at a closed table']
      : []),
  ];
  return faults.map(fault => `${id}: ${fault}`);
}

/** What somebody sees otherwise than it is. */
function errorsOf({ now }: TestClient, lives: readonly LiveTable[]): readonly string[] {
  const { person, name } = now.me!;
  const of = (each: TableId | undefined) => lives.find(({ id }) => id === each)?.table.room;
  const seen = JSON.stringify(now.table?.scene.room);
  const is = JSON.stringify(of(now.table?.table));
  const told = (now.invitations ?? []).map(({ table }) => table.table).toSorted();
  const open = lives.filter(({ table }) => table.room.invited?.includes(person) === true);
  const invited = open.map(({ id }) => id).toSorted();
  const lines = (now.table?.chat ?? []).map(({ line }) => line);
  const isSorted = lines.every((line, at) => at === 0 || line > lines[at - 1]!);
  return [
    ...(isSorted ? [] : [`${name} hears things out of order`]),
    ...(seen === is ? [] : [`${name} sees another room`]),
    ...(told.join() === invited.join()
      ? []
      : [`${name} is told of ${told.join()}, not ${invited.join()}`]),
  ];
}

test.each(SEEDS)(
  'whoever comes, asks and rules at the same moment, everyone sees one table (seed %i)',
  async seed => {
    await CATALOGUE['watten']!();
    const house = await openHouse(seed);
    const evening = new Evening(house, await come(house, PEOPLE));
    for (const host of evening.people.slice(0, 2))
      evening.tables.push(await openTable(host, 'watten', { listed: true }));
    for (let count = 0; count < BURSTS; count++) await evening.burst();
    await evening.allAnswered();

    const lives: LiveTable[] = [];
    for (const id of evening.tables) {
      const asking = house.house.tables.get(id);
      await house.pass(1_000);
      lives.push((await asking)!);
    }
    const faults = [
      ...lives.flatMap(faultsOf),
      ...evening.people.flatMap(each => errorsOf(each, lives)),
      ...(await house.disk.file.audit()),
      ...house.alarms,
    ];
    // One person at one table, in the store as at the tables.
    for (const each of evening.people) {
      const isAt = ({ table }: LiveTable): boolean =>
        !table.room.closed && stayingPeople(table).includes(personOf(each));
      const at = lives.filter(isAt);
      const seat = await house.disk.file.tables.seatOf(personOf(each));
      if (at.map(({ id }) => id).join() !== (seat ?? '')) faults.push(`${personOf(each)}: ${seat}`);
    }
    expect(faults).toEqual([]);
  },
);
