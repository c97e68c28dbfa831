import { CATALOGUE, chooseMove } from '@stammtisch/bots';
import { Client, type TableEvent } from '@stammtisch/client';
import { type Game, isObject, randomMove, same, seeded } from '@stammtisch/kernel';
import type { TableId, World } from '@stammtisch/protocol';
import { afterEach, expect, test } from 'vitest';

import { moveOf } from '../lessons/lesson.ts';
import { LESSON_GAMES, loadLesson } from '../lessons/lessons.ts';
import { LocalHouse } from './local-house.ts';
import { type LocalStore, storeForThisVisit } from './local-store.ts';
import { ME } from './me.ts';

const gameNamed = async (name: string): Promise<Game> => (await CATALOGUE[name]!()).game;

/** Chance is the same each time, and where nobody waits for anything, all waits are over at once. */
function worldOf(seed: string, { waits }: { readonly waits: boolean }): World {
  const chance = seeded(seed);
  return {
    now: () => 1_000,
    after: (milliseconds, run) => {
      const timer = setTimeout(run, waits ? milliseconds : 0);
      return () => clearTimeout(timer);
    },
    bytes: count => Uint8Array.from({ length: count }, () => chance.below(256)),
  };
}

const clients: Client[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.stop();
});

async function atHome(
  seed: string,
  store: LocalStore = storeForThisVisit(),
): Promise<{ readonly client: Client; readonly events: TableEvent[] }> {
  const house = await LocalHouse.open({
    world: worldOf(seed, { waits: false }),
    chooseMove,
    chance: seeded(seed, 'chance'),
    thinking: 0,
    alarm: error => {
      throw error;
    },
    store,
    loadGame: name => (name in CATALOGUE ? gameNamed(name) : Promise.resolve(undefined)),
    loadLesson,
  });
  const events: TableEvent[] = [];
  const client = new Client({
    world: worldOf(`${seed} client`, { waits: true }),
    connect: house.connect,
    memory: { load: () => undefined, save: () => undefined, forget: () => undefined },
    changed: () => undefined,
    happened: event => events.push(event),
  });
  clients.push(client);
  client.start();
  await until(() => client.snapshot.me !== undefined);
  return { client, events };
}

async function until(isTrue: () => boolean): Promise<void> {
  for (let tries = 0; !isTrue(); tries++) {
    if (tries > 3_000) throw new Error(`waited in vain for ${String(isTrue)}`);
    await new Promise(resolve => void setTimeout(resolve));
  }
}

async function sitDownTo(client: Client, game: string): Promise<TableId> {
  const opened = await client.open(game, { start: true, skill: 2 });
  if (!opened.ok) throw new Error(opened.error.code);
  await client.watch(opened.value.table);
  return opened.value.table;
}

/** Makes moves by chance whenever there is something to decide, until that is true. */
async function playUntil(client: Client, game: Game, isTrue: () => boolean): Promise<void> {
  const chance = seeded('moves');
  let version = -1;
  while (!isTrue()) {
    await until(() => isTrue() || (client.snapshot.table?.version ?? -1) !== version);
    const { table } = client.snapshot;
    if (table === undefined || isTrue()) continue;
    ({ version } = table);
    const view = table.scene.view as { readonly viewer: 0 };
    const decisions = game.decisions(view);
    const choices = [...game.legalMoves(view), ...(game.amounts?.(view) ?? [])];
    if (choices.length === 0) continue;
    const move = randomMove(game, view, chance);
    const { stamp } = decisions.find(({ kinds }) => kinds.includes(move.kind))!;
    await client.move(table.table, stamp, move);
  }
}

/** Where money is played for, it goes on for as long as one likes. */
const ROUNDS = 3;

const isOver = ({ client, events }: Awaited<ReturnType<typeof atHome>>): boolean => {
  const view = client.snapshot.table?.scene.view;
  const rounds = events.filter(({ seen }) => isObject(seen) && seen['kind'] === 'next').length;
  const isPaid = ['big-two', 'blackjack'].includes(client.snapshot.table?.scene.room.game ?? '');
  return (isPaid && rounds > ROUNDS) || (isObject(view) && view['outcome'] !== undefined);
};

test.each(Object.keys(CATALOGUE))(
  '%s is played without any house but the one on the device, to its end or for some rounds',
  async name => {
    const home = await atHome(name);
    await sitDownTo(home.client, name);
    await playUntil(home.client, await gameNamed(name), () => isOver(home));
    expect(home.client.snapshot.table?.scene.room.chairs).toContainEqual({ person: ME });
  },
);

test('a match that is over is kept: it can be found, seen from every seat, and taken along', async () => {
  const home = await atHome('record');
  const { client } = home;
  await client.rename('Anna');
  const table = await sitDownTo(client, 'watten');
  await playUntil(client, await gameNamed('watten'), () => isOver(home));
  const found = await client.games({ table });
  if (!found.ok) throw new Error(found.error.code);
  const [match] = found.value.games;
  expect(match?.seats.map(({ by }) => by)).toEqual(['person', 'bot', 'bot', 'bot']);
  expect(match?.rounds).toBeGreaterThan(1);
  expect(found.value.games).toHaveLength(1);
  for (const as of ['own', 'open', 0, 3, 'gallery'] as const) {
    const replay = await client.replay({ id: match!.id, as });
    expect(replay.ok && replay.value.head?.people).toEqual({ [ME]: 'Anna' });
    expect(replay.ok && replay.value.steps.length).toBeGreaterThan(20);
  }
  const log = await client.log({ id: match!.id });
  expect(log.ok && log.value.start).toBeDefined();
  const [won, lost] = await Promise.all(
    (['won', 'lost'] as const).map(result => client.games({ result })),
  );
  const counts = [won, lost].map(list => (list?.ok === true ? list.value.games.length : 0));
  expect(counts.reduce((sum, count) => sum + count)).toBe(1);
});

test('money comes to a table and goes back from it', async () => {
  const home = await atHome('blackjack');
  const { client } = home;
  const before = await client.balance();
  const table = await sitDownTo(client, 'blackjack');
  const game = await gameNamed('blackjack');
  const during = await client.balance();
  if (!before.ok || !during.ok) throw new Error('no balance');
  expect(during.value.onTables).toBeGreaterThan(0);
  expect(during.value.balance + during.value.onTables).toBe(before.value.balance);
  await playUntil(home.client, game, () => isOver(home));
  await client.leave(table);
  const after = await client.balance();
  if (!after.ok) throw new Error('no balance');
  expect(after.value.onTables).toBe(0);
  expect(after.value.balance).toBeGreaterThan(0);
});

test('a table waits for whoever has left it, and is there again when the house is opened anew', async () => {
  const store = storeForThisVisit();
  const { client } = await atHome('waits', store);
  await client.rename('Anna');
  const table = await sitDownTo(client, 'watten');
  await until(() => client.snapshot.table?.scene.room.started === true);
  client.stop();

  const { client: again } = await atHome('again', store);
  expect(again.snapshot.me).toEqual({ person: ME, name: 'Anna', account: false });
  expect(again.snapshot.seat).toBe(table);
  await again.watch(table);
  expect(again.snapshot.table?.people[ME]?.name).toBe('Anna');
  await again.leave(table);
  const mine = await again.mine();
  expect(mine.ok && mine.value.tables.map(each => each.table)).toEqual([table]);
});

test('what needs other people is refused, and so is a second seat', async () => {
  const { client } = await atHome('alone');
  expect(await client.message('somebody', 'Hello?')).toEqual({
    ok: false,
    error: { code: 'not-now' },
  });
  await sitDownTo(client, 'big-two');
  expect(await client.open('watten', { start: true })).toEqual({
    ok: false,
    error: { code: 'seated-elsewhere' },
  });
  expect(await client.open('skat', {})).toEqual({ ok: false, error: { code: 'no-such-game' } });
});

test.each(LESSON_GAMES)(
  'the first round of %s is dealt and played as it is shown, for as long as one follows',
  async name => {
    const { client } = await atHome(`lesson ${name}`);
    const [game, lesson] = [await gameNamed(name), (await loadLesson(name))!];
    const { options, seats, deal } = lesson;
    const opened = await client.open(name, {
      options: { ...options },
      seats,
      deal,
      start: true,
    });
    if (!opened.ok) throw new Error(opened.error.code);
    const { table } = opened.value;
    await client.watch(table);
    for (const line of lesson.moves.filter(each => each.startsWith('0 '))) {
      const expected = game.parseMove(line.slice(2));
      const next = () => moveOf(game, lesson, client.snapshot.table!.scene.view as never);
      await until(() => same(next(), expected));
      const view = client.snapshot.table!.scene.view as never;
      const kind = expected!.kind;
      const { stamp } = game.decisions(view).find(({ kinds }) => kinds.includes(kind))!;
      expect(await client.move(table, stamp, expected)).toMatchObject({ ok: true });
    }
    const isEnded = () => {
      const { view } = client.snapshot.table!.scene;
      return isObject(view) && ['between', 'over'].includes(String(view['phase']));
    };
    await until(isEnded);
    await client.leave(table);
    expect(client.snapshot.seat).toBeUndefined();
  },
);
