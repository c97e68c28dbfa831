import { CATALOGUE } from '@stammtisch/bots';
import { type Game, pick, type Random, seeded, type Viewer } from '@stammtisch/kernel';
import { unfold } from '@stammtisch/table';

import { LocalHub } from '../server/src/bus/local-bus.ts';
import { TestHouse, type TestClient } from './test-house.ts';
import type { Deal, Draw, TwinScenario, Scripted } from './twin-scenario.ts';
import { bigTwo } from './twins-big-two.ts';
import { blackjack } from './twins-blackjack.ts';
import { blindWatten } from './twins-blind-watten.ts';
import { cluedo } from './twins-cluedo.ts';
import { watten } from './twins-watten.ts';

export const TWIN_SCENARIOS: Readonly<Record<string, TwinScenario>> = {
  'big-two': bigTwo,
  blackjack,
  'blind-watten': blindWatten,
  cluedo,
  watten,
};

/** Everything that reached the ones who may not know: a player, a spectator, the lobby. */
export interface Frames {
  readonly player: readonly string[];
  readonly spectator: readonly string[];
  readonly lobby: readonly string[];
}

/**
 * T5: the same run twice, with the same people doing the same things at the
 * same moments; only what the player does not know, and nobody has shown, is
 * otherwise. Returns what was received in both.
 */
export async function twinRuns(
  name: string,
  seed: number,
  spend: Spend = overSockets,
): Promise<readonly [Frames, Frames]> {
  const scenario = TWIN_SCENARIOS[name];
  const load = CATALOGUE[name];
  if (scenario === undefined || load === undefined) throw new Error(`nobody knows ${name}`);
  const { game } = await load();
  // What people decide has a stream of its own: the two worlds must draw alike.
  const random = seeded('twins', name, seed);
  const run = { game, scenario, seed };
  const deal = scenario.deal(random);
  const script: Scripted[] = [];
  const one = await spend(run, deal, async table => {
    const moves = 4 + random.below(30);
    for (let at = 0; at < moves; at++) {
      const next = improvise(run, await table.state(), random);
      if (next === undefined) return;
      script.push(next);
      await table.repeat(next);
    }
  });
  const twin = scenario.twin({ deal, script, state: one.state }, random);
  if (JSON.stringify(twin) === JSON.stringify({ deal, script }))
    throw new Error('the worlds do not differ');
  const two = await spend(run, twin.deal, async table => {
    for (const next of twin.script) await table.repeat(next);
  });
  return [one.frames, two.frames];
}

interface Run {
  readonly game: Game;
  readonly scenario: TwinScenario;
  readonly seed: number;
}

/** Mostly someone the table waits for, now and then anyone who has something to say. */
function improvise({ game, scenario }: Run, state: object, random: Random): Scripted | undefined {
  const awaited = game.toMove(state).filter(actor => actor !== 'house');
  const others = [0, 1, 2, 3].filter(seat => scenario.quiet(game, state, seat).length > 0);
  const seats = random.below(5) === 0 ? others : awaited;
  if (seats.length === 0) return undefined;
  const seat = pick(seats, random);
  const moves = scenario.quiet(game, state, seat);
  if (moves.length === 0) return undefined;
  return { seat, move: pick(moves, random), pause: 100 + random.below(400) };
}

interface PlayedTable {
  state(): Promise<object>;
  repeat(scripted: Scripted): Promise<void>;
}

/** Lives through a run in one of the worlds. */
export type Spend = (
  run: Run,
  deal: Deal,
  play: (table: PlayedTable) => Promise<void>,
) => Promise<{ readonly frames: Frames; readonly state: object }>;

const overSockets: Spend = async (run, deal, play) => {
  const testHouse = new TestHouse(run.seed);
  await testHouse.open(drawing(run.scenario.draws(deal)));
  return overHouses([testHouse, testHouse], run, play);
};

/** Half of the people are on another node than the host's, which keeps the table. */
export const overNodes: Spend = async (run, deal, play) => {
  const of = new TestHouse(run.seed);
  const hub = new LocalHub();
  const [one, two] = [
    { of, hub },
    { of, hub },
  ].map(others => new TestHouse(run.seed, undefined, others));
  await one!.open(drawing(run.scenario.draws(deal)));
  await two!.open(drawing([]));
  return overHouses([one!, two!], run, play);
};

async function overHouses(
  [testHouse, elsewhere]: readonly [TestHouse, TestHouse],
  { game, scenario, seed }: Run,
  play: Parameters<Spend>[2],
): ReturnType<Spend> {
  const people = Array.from({ length: 6 }, (_, at) =>
    (at % 2 === 0 ? testHouse : elsewhere).testClient(),
  );
  await testHouse.pass(1_000);
  const [host, ...others] = people as [TestClient, ...TestClient[]];
  const options = scenario.options?.(seed) ?? {};
  const opened = await host.ask(host.client.open(game.name, { options, listed: true }));
  if (!opened.ok) throw new Error(opened.error.code);
  const { table } = opened.value;
  await host.ask(host.client.watch(table));
  const lobby = others.pop()!;
  lobby.client.lobby(true);
  const spectator = others.at(-1)!;
  for (const { client } of others) await host.ask(client.watch(table));
  for (const { client } of others.slice(0, 3)) await host.ask(client.sit(table));
  await testHouse.pass(1_000);
  const players = [host, ...others.slice(0, 3)];
  const state = async () =>
    unfold(game, (await testHouse.disk.file.tables.read(table, 0)).entries).state;
  await play({
    state,
    repeat: async ({ seat, move, pause }) => {
      makeMove(game, players[seat]!, move);
      await testHouse.pass(pause);
    },
  });
  const frames = {
    player: host.received,
    spectator: spectator.received,
    lobby: lobby.received,
  };
  return { frames, state: await state() };
}

export function makeMove(
  game: Game,
  { client }: TestClient,
  move: { readonly kind: string },
): void {
  const { table } = client.snapshot;
  const view = table?.scene.view as { readonly viewer: Viewer };
  const asked = game.decisions(view).find(({ kinds }) => kinds.includes(move.kind));
  const key = String(table?.version).padStart(12, 'a');
  void client.move(table!.table, asked?.stamp ?? '', move, { key });
}

/** Chance that says what it is told to, in this order, and is used for little else. */
export function drawing(draws: readonly Draw[]): Random {
  let at = 0;
  // People's names are made up by chance too, before the deal: those draws get a count of their own.
  let extra = 0;
  return {
    below(bound) {
      const [expected, drawn] = draws[at] ?? [0, 0];
      if (bound !== expected) return extra++ % bound;
      at++;
      return drawn;
    },
  };
}
