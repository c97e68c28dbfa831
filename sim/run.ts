import { CATALOGUE } from '@stammtisch/bots';
import { type BotQuestion, type Game, randomMove, seeded } from '@stammtisch/kernel';
import { chanceOf, type TableId } from '@stammtisch/protocol';

import { House } from '../server/src/house.ts';
import { Connection } from '../server/src/net/connection.ts';
import { describedLine } from './described.ts';
import { type Planted, SimDisk } from './disk.ts';
import { checkAll, headsOf } from './invariants.ts';
import { SimNetwork } from './network.ts';
import { Robot } from './robot.ts';
import { SimWorld } from './world.ts';

export interface Outcome {
  readonly seed: number;
  /** What was wrong; empty if nothing was. */
  readonly complaints: readonly string[];
  readonly entries: number;
  readonly moves: number;
  readonly kills: number;
}

const TROUBLE_MS = 60_000;
const HEALING_MS = 30_000;
const MOMENT_MS = 1_000;

/** One run in a bad house: a minute of trouble, half a minute to recover, then everything is checked. */
export async function simulate(seed: number, planted: Planted = 'none'): Promise<Outcome> {
  // Each game has its runs.
  const games = Object.values(CATALOGUE);
  const { game } = await games[seed % games.length]!();
  const run = new Run(seed, game, planted);
  return run.spend();
}

class Run {
  readonly #seed: number;
  readonly #game: Game;
  readonly #world: SimWorld;
  readonly #disk: SimDisk;
  readonly #network: SimNetwork;
  readonly #robots: readonly Robot[];
  readonly #alarms: string[] = [];
  #stop: () => void = () => undefined;
  #kills = 0;

  constructor(seed: number, game: Game, planted: Planted) {
    this.#seed = seed;
    this.#game = game;
    this.#world = new SimWorld(seed);
    this.#disk = new SimDisk(this.#world);
    this.#disk.planted = planted;
    this.#network = new SimNetwork(this.#world);
    const count = 2 + this.#world.random.below(5);
    const deps = { world: this.#world, network: this.#network, game };
    this.#robots = Array.from({ length: count }, (_, at) => new Robot(`robot ${at}`, deps));
  }

  async spend(): Promise<Outcome> {
    this.#openHouse();
    for (const robot of this.#robots) robot.start(() => this.#tables());
    for (let passed = 0; passed < TROUBLE_MS;) {
      const span = 500 + this.#world.random.below(4_000);
      await this.#world.pass(span);
      passed += span;
      this.#makeTrouble();
    }
    this.#heal();
    await this.#world.pass(HEALING_MS);
    const heads = await headsOf(this.#disk.file);
    await this.#world.pass(MOMENT_MS);
    const complaints = [
      ...this.#alarms,
      ...(await checkAll(this.#disk.file, this.#robots, { game: this.#game, heads })),
    ];
    const moves = this.#robots.reduce((sum, { journal }) => sum + journal.acknowledged.length, 0);
    const entries = [...(await headsOf(this.#disk.file)).values()].reduce((sum, n) => sum + n, 0);
    this.#stop();
    return { seed: this.#seed, complaints, entries, moves, kills: this.#kills };
  }

  #tables = (): Promise<readonly TableId[]> => this.#disk.file.tables.open();

  #openHouse(): void {
    const process = this.#world.process();
    const store = this.#disk.attach();
    const house = new House({
      world: process,
      store,
      chooseMove: question => this.#think(question),
      thinking: 500,
      chance: chanceOf(process),
      note: (text, { level } = {}) => {
        if (level === 'error' && !text.includes('the disk failed')) this.#alarms.push(text);
      },
    });
    this.#network.answer = describedLine(
      socket => new Connection(house, process, socket),
      complaint => this.#alarms.push(complaint),
    );
    this.#stop = () => {
      process.kill();
      store.kill();
    };
    house.tables.wake().catch((error: unknown) => {
      if (!String(error).includes('the disk failed')) this.#alarms.push(String(error));
    });
  }

  /** Computers play at random: thousands of runs are about the house, not about their skill. */
  #think({ view, seed }: BotQuestion): Promise<unknown> {
    const seen = view;
    return Promise.resolve(randomMove(this.#game, seen, seeded(seed)));
  }

  #makeTrouble(): void {
    this.#network.cutSome(15);
    if (this.#network.answer !== undefined && this.#world.chance(12)) this.#killHouse();
    for (const robot of this.#robots) if (this.#world.chance(10)) robot.client.nudge();
  }

  /** The process is gone in the middle of everything; a new one comes after a while. */
  #killHouse(): void {
    this.#kills++;
    this.#stop();
    this.#network.answer = undefined;
    this.#network.cutAll();
    this.#world.soon(50, 4_000, () => this.#openHouse());
  }

  #heal(): void {
    this.#disk.faulty = false;
    this.#network.faulty = false;
    for (const robot of this.#robots) robot.calm = true;
  }
}
