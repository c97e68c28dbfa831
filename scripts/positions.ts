import { CATALOGUE } from '@stammtisch/bots';
import type { Snapshot } from '@stammtisch/client';
import { type Bot, type Game, isObject, randomMove, seeded, type Viewer } from '@stammtisch/kernel';

import { openHouse, openTable } from '../sim/guests.ts';
import type { TestClient, TestHouse } from '../sim/test-house.ts';

/** What somebody sees in one moment of a game. */
export interface Position {
  /** In the address of the gallery: `watten.throwing.asked`. */
  readonly key: string;
  readonly game: string;
  readonly snapshot: Snapshot;
}

interface Setting {
  readonly name: string;
  readonly seats?: number;
  readonly options?: object;
}

/** Of each game, and of the numbers of players that look different. */
const SETTINGS: Readonly<Record<string, readonly Setting[]>> = {
  watten: [{ name: 'watten' }, { name: 'watten-2', seats: 2 }, { name: 'watten-6', seats: 6 }],
  blackjack: [
    { name: 'blackjack', options: { preset: 'vegas' } },
    { name: 'blackjack-5', seats: 5 },
  ],
};

const STEP_MS = 200;
/** Long enough for a round, its result, and the next round. */
const STEPS = 900;
/** Somebody who looks on sees one moment of each phase as well. */
const LOOK_AROUND = 4;

/** One moment of each phase of each game, asked and waiting, played by computers in a house of its own. */
export async function positions(): Promise<readonly Position[]> {
  const found: Position[] = [];
  for (const [game, load] of Object.entries(CATALOGUE)) {
    const module = await load();
    for (const setting of SETTINGS[game] ?? [{ name: game }])
      found.push(...(await positionsOf({ ...module, setting })));
  }
  return found;
}

interface Wish {
  readonly game: Game;
  readonly bots: readonly Bot[];
  readonly setting: Setting;
}

async function positionsOf({ game, bots, setting }: Wish): Promise<readonly Position[]> {
  const house = await openHouse(7);
  const player = house.testClient();
  const spectator = house.testClient();
  await house.pass(STEP_MS);
  const { name, ...rest } = setting;
  const table = await openTable(player, game.name, { start: false, clock: 60, ...rest });
  const found = new Map<string, Position>();
  const look = (who: string, { now }: TestClient): void => {
    const key = `${name}.${who}`;
    if (!found.has(key)) found.set(key, { key, game: game.name, snapshot: structuredClone(now) });
  };
  look('waiting', player);
  await player.ask(player.client.startGame(table));
  await spectator.ask(spectator.client.watch(table));
  await playThrough(house, { player, game, bot: bots[0] }, phase => {
    look(phase, player);
    if (found.size % LOOK_AROUND === 0) look(`${phase}.watched`, spectator);
  });
  house.kill();
  return [...found.values()];
}

interface Playing {
  readonly player: TestClient;
  readonly game: Game;
  readonly bot: Bot | undefined;
}

/** The player does what a computer would do in their place; `see` is told every phase. */
async function playThrough(
  house: TestHouse,
  { player, game, bot }: Playing,
  see: (phase: string) => void,
): Promise<void> {
  const random = seeded('gallery', game.name);
  for (let step = 0; step < STEPS; step++) {
    await house.pass(STEP_MS);
    const { table } = player.now;
    const view: unknown = table?.scene.view;
    if (table === undefined || !isView(view)) continue;
    const [asked] = game.decisions(view);
    see(asked === undefined ? view.phase : `${view.phase}.asked`);
    if (asked === undefined || step % 3 !== 0) continue;
    const move = bot?.choose(view, random) ?? randomMove(game, view, random);
    void player.client.move(table.table, asked.stamp, move);
  }
}

const isView = (view: unknown): view is { readonly phase: string; readonly viewer: Viewer } =>
  isObject(view) && 'phase' in view && 'viewer' in view;
