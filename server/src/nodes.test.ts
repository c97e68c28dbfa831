import { chooseMove } from '@stammtisch/bots';
import { randomMove, seeded } from '@stammtisch/kernel';
import { chanceOf, type PersonId, type TableId } from '@stammtisch/protocol';
import { seatOfPerson } from '@stammtisch/table';
import { expect, onTestFinished, test } from 'vitest';

import type { Bus } from './bus/bus.ts';
import { LocalHub } from './bus/local-bus.ts';
import { House } from './house.ts';
import { inDatabaseTime } from './store/database-time.ts';
import { openPostgres } from './store/postgres.ts';
import { CuttableLine } from './store/testing/cuttable-line.ts';
import { newDatabase } from './store/testing/stores.ts';
import type { LiveTable } from './tables/live-table.ts';
import { WORLD } from './world.ts';

interface Node {
  readonly house: House;
  readonly line: CuttableLine;
  readonly alarms: string[];
}

/** A busy machine takes its time. */
const PATIENCE = { timeout: 20_000 };

let database: Promise<string> | undefined;
const sharedDatabase = (): Promise<string> => (database ??= newDatabase());

/** No hint ever arrives. */
const DEAF = new LocalHub(() => undefined);

/** Nodes of one house, each with its own way to the database. */
async function nodesOf(count: number, hub: LocalHub): Promise<readonly Node[]> {
  const url = await sharedDatabase();
  return Promise.all(Array.from({ length: count }, () => nodeOn(url, hub.node(WORLD))));
}

async function nodeOn(url: string, bus: Bus): Promise<Node> {
  const line = await CuttableLine.to(url);
  const alarms: string[] = [];
  const house = new House({
    world: WORLD,
    store: await openPostgres(line.url, { world: WORLD, isShared: true }),
    bus,
    chooseMove,
    chance: chanceOf(WORLD),
    thinking: 0,
    note: (text, { level } = {}) => void (level === 'error' && alarms.push(text)),
  });
  onTestFinished(async () => {
    line.mend();
    await house.close();
    await line.close();
  });
  return { house, line, alarms };
}

/** Somebody who looks at a table on one node. */
class Guest {
  readonly person: PersonId;
  readonly live: LiveTable;
  readonly heard: { readonly type: string; readonly v?: number; readonly text?: string }[] = [];

  constructor(person: PersonId, live: LiveTable) {
    this.person = person;
    this.live = live;
    live.join({ person, send: text => void this.heard.push(JSON.parse(text)) });
  }

  get seat(): number {
    return seatOfPerson(this.live.table, this.person)!;
  }

  get isAsked(): boolean {
    const { game, state } = this.live.table;
    return game.toMove(state).includes(this.seat);
  }

  /** A legal move as it would be sent. */
  request(key: string, seed = key) {
    const { game, state } = this.live.table;
    const view = game.view(state, this.seat);
    const move = randomMove(game, view, seeded(seed));
    const asked = game.decisions(view).find(({ kinds }) => kinds.includes(move.kind));
    return { key, decision: asked!.stamp, move };
  }
}

async function opened(house: House, person: PersonId): Promise<LiveTable> {
  const opener = { person, refusalToOpen: () => undefined, opened: () => undefined };
  const wish = { re: 1, type: 'open', game: 'watten', seats: 2 } as const;
  const done = await house.open(opener, wish);
  if (!done.ok) throw new Error(done.error);
  return done.value;
}

/** Anna on the first node and Bert on the second, at one table of Watten, whose cards are dealt. */
async function evening(hub = DEAF): Promise<{
  readonly nodes: readonly Node[];
  readonly anna: Guest;
  readonly bert: Guest;
}> {
  const nodes = await nodesOf(2, hub);
  const [first, second] = nodes.map(({ house }) => house);
  const [{ person: one }, { person: other }] = [
    await first!.people.welcome(),
    await second!.people.welcome(),
  ];
  const live = await opened(first!, one);
  const there = await second!.tables.get(live.id);
  const anna = new Guest(one, live);
  const bert = new Guest(other, there!);
  expect(await bert.live.sit(other)).toMatchObject({ ok: true });
  await anna.live.readOn();
  await expect.poll(() => anna.isAsked || bert.isAsked, PATIENCE).toBe(true);
  await bothRead(anna, bert);
  return { nodes, anna, bert };
}

async function bothRead(...guests: readonly Guest[]): Promise<void> {
  for (const { live } of guests) await live.readOn();
}

const logOf = async ({ house }: Node, table: TableId) =>
  (await house.store.tables.read(table, 0)).entries;

test('a node whose memory is behind reads the log before it refuses', async () => {
  const { anna, bert } = await evening();
  for (let moves = 0; moves < 6; moves++) {
    const [mover, other] = anna.isAsked ? [anna, bert] : [bert, anna];
    const sent = mover.request(`move ${moves}`);
    const version = mover.live.table.version + 1;
    expect(await mover.live.move(mover.person, sent)).toEqual({ ok: true, value: { version } });
    expect(await other.live.move(other.person, { ...sent, key: `not theirs ${moves}` })).toEqual(
      expect.objectContaining({ ok: false }),
    );
    expect(other.live.table.version).toBe(version);
    expect(other.live.table.state).toEqual(mover.live.table.state);
  }
  for (const { heard } of [anna, bert]) {
    const versions = heard.flatMap(({ type, v }) => (type === 'entry' ? [v!] : []));
    expect(versions).toEqual(versions.map((_, at) => versions[0]! + at));
  }
});

test('a repeated move gets the first answer on any node, also while the first is under way', async () => {
  const { nodes, anna, bert } = await evening();
  const mover = anna.isAsked ? anna : bert;
  const [here, elsewhere] = anna.isAsked ? [anna.live, bert.live] : [bert.live, anna.live];
  const sent = mover.request('once');
  const answers = await Promise.all(
    [here, elsewhere, here, elsewhere].map(live => live.move(mover.person, sent)),
  );
  answers.push(await elsewhere.move(mover.person, sent), await here.move(mover.person, sent));
  expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ ok: true });
  const keys = (await logOf(nodes[0]!, here.id)).filter(
    ({ body }) => body.kind === 'move' && body.key === 'once',
  );
  expect(keys).toHaveLength(1);
});

test('of many who write at once on two nodes each takes effect once, one after the other', async () => {
  const { nodes, anna } = await evening();
  const lives = await Promise.all(nodes.map(({ house }) => house.tables.get(anna.live.id)));
  const guests = await Promise.all(
    Array.from({ length: 10 }, () => nodes[0]!.house.people.welcome()),
  );
  const answers = await Promise.all(
    guests.map(({ person }, at) =>
      lives[at % 2]!.decide(() => ({ ok: true, value: [{ kind: 'invited', person }] })),
    ),
  );
  expect(answers.every(({ ok }) => ok)).toBe(true);
  const entries = await logOf(nodes[1]!, anna.live.id);
  const invited = entries.flatMap(({ body }) => (body.kind === 'invited' ? [body.person] : []));
  expect(invited.toSorted()).toEqual(guests.map(({ person }) => person).toSorted());
  for (const [at, { version, previous }] of entries.entries()) {
    expect(version).toBe(at + 1);
    expect(previous).toBe(entries[at - 1]?.id ?? '');
  }
});

test('a move whose commit nobody has confirmed is found again, and told as done', async () => {
  const { nodes, anna, bert } = await evening();
  const [mover, node] = anna.isAsked ? [anna, nodes[0]!] : [bert, nodes[1]!];
  const sent = mover.request('lost');
  node.line.loseNextCommit();
  const version = mover.live.table.version + 1;
  expect(await mover.live.move(mover.person, sent)).toEqual({ ok: true, value: { version } });
  const entries = await logOf(node, mover.live.id);
  expect(entries.filter(({ body }) => body.kind === 'move' && body.key === 'lost')).toMatchObject([
    { version },
  ]);
});

test('a person gets one seat in the house, on whatever node they ask', async () => {
  const { nodes, anna } = await evening();
  const [first, second] = nodes.map(({ house }) => house);
  const { person } = await first!.people.welcome();
  const tables = await Promise.all(
    [first!, second!].map(async house => {
      const host = (await house.people.welcome()).person;
      return opened(house, host);
    }),
  );
  const answers = await Promise.all(tables.map(live => live.sit(person)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, error: 'seated-elsewhere' });
  expect(anna.live.table.room.closed).toBe(false);
});

test('nodes whose clocks are an hour apart have the time of their database', async () => {
  const url = await sharedDatabase();
  const hour = 3_600_000;
  const worlds = [-hour, hour].map(skew => ({ ...WORLD, now: () => Date.now() + skew }));
  const [early, late] = await Promise.all(worlds.map(world => inDatabaseTime(url, world)));
  expect(Math.abs(early!.now() - late!.now())).toBeLessThan(2_000);
});

test.each([
  ['a hint', new LocalHub()],
  ['no hint, soon', DEAF],
])('what one node has written the others tell their people after %s', async (_, hub) => {
  const { nodes, anna, bert } = await evening(hub);
  const mover = anna.isAsked ? anna : bert;
  await mover.live.move(mover.person, mover.request('told'));
  const line = await nodes[0]!.house.chat.say(anna.live, anna.person, 'Servus!');
  expect(line).toMatchObject({ ok: true });
  const told = ({ heard }: Guest) => ({
    entries: heard.filter(({ type }) => type === 'entry').length,
    said: heard.filter(({ type, text }) => type === 'chat' && text === 'Servus!').length,
  });
  await expect.poll(() => [told(anna).said, told(bert).said], PATIENCE).toEqual([1, 1]);
  await expect.poll(() => anna.live.table.version - bert.live.table.version, PATIENCE).toBe(0);
});
