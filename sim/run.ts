import { CATALOGUE } from '@stammtisch/bots';
import { type BotQuestion, type Game, pick, randomMove, seeded } from '@stammtisch/kernel';
import { chanceOf, type TableId } from '@stammtisch/protocol';

import { LocalHub } from '../server/src/bus/local-bus.ts';
import { House } from '../server/src/house.ts';
import { Connection, type Socket } from '../server/src/net/connection.ts';
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
/** Clocks of nodes are apart by this much at the most. */
const SKEW_MS = 60_000;

/** One run in a bad house: a minute of trouble, half a minute to recover, then everything is checked. */
export async function simulate(
  seed: number,
  planted: Planted = 'none',
  nodes = 1,
): Promise<Outcome> {
  // Each game has its runs.
  const games = Object.values(CATALOGUE);
  const { game } = await games[seed % games.length]!();
  const run = new Run(seed, game, { planted, nodes });
  return run.spend();
}

/** One node of the house, for as long as its process lives. */
interface Node {
  readonly answer: NonNullable<SimNetwork['answer']>;
  readonly stop: () => void;
}

class Run {
  readonly #seed: number;
  readonly #game: Game;
  readonly #world: SimWorld;
  readonly #disk: SimDisk;
  readonly #network: SimNetwork;
  readonly #robots: readonly Robot[];
  readonly #alarms: string[] = [];
  readonly #nodes: Node[] = [];
  /** By which several nodes hear of each other. */
  readonly #hub: LocalHub | undefined;
  readonly #count: number;
  #isHealed = false;
  #kills = 0;

  constructor(
    seed: number,
    game: Game,
    { planted, nodes }: { readonly planted: Planted; readonly nodes: number },
  ) {
    this.#seed = seed;
    this.#game = game;
    this.#world = new SimWorld(seed);
    this.#disk = new SimDisk(this.#world);
    this.#disk.planted = planted;
    this.#network = new SimNetwork(this.#world);
    this.#hub = nodes === 1 ? undefined : new LocalHub(deliver => this.#carry(deliver));
    this.#count = nodes;
    const count = 2 + this.#world.random.below(5);
    const deps = { world: this.#world, network: this.#network, game };
    this.#robots = Array.from({ length: count }, (_, at) => new Robot(`robot ${at}`, deps));
  }

  async spend(): Promise<Outcome> {
    for (let node = 0; node < this.#count; node++) this.#openHouse();
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
    for (const { stop } of this.#nodes) stop();
    return { seed: this.#seed, complaints, entries, moves, kills: this.#kills };
  }

  #tables = (): Promise<readonly TableId[]> => this.#disk.file.tables.open();

  #openHouse(): void {
    const hub = this.#hub;
    const skew = hub === undefined ? 0 : this.#world.random.below(2 * SKEW_MS) - SKEW_MS;
    const process = this.#world.process(skew);
    const store = this.#disk.attach();
    const house = new House({
      world: process,
      store,
      ...(hub && { bus: hub.node(process) }),
      chooseMove: question => this.#think(question),
      thinking: 500,
      chance: chanceOf(process),
      note: (text, { level } = {}) => {
        if (level === 'error' && !text.includes('the disk failed')) this.#alarms.push(text);
      },
    });
    const answer = describedLine(
      socket => new Connection(house, process, socket),
      complaint => this.#alarms.push(complaint),
    );
    const stop = () => {
      process.kill();
      store.kill();
    };
    this.#nodes.push({ answer, stop });
    this.#balance();
    this.#wake(house).catch((error: unknown) => {
      if (!String(error).includes('the disk failed')) this.#alarms.push(String(error));
    });
  }

  async #wake(house: House): Promise<void> {
    if (this.#hub !== undefined) await house.begin();
    await house.tables.wake();
  }

  /** Whoever calls is led to one of the nodes. */
  #balance(): void {
    const [first] = this.#nodes;
    const anyNode = (socket: Socket) => pick(this.#nodes, this.#world.random).answer(socket);
    this.#network.answer = this.#hub === undefined ? first?.answer : first && anyNode;
  }

  /** Hints are late, come twice, or not at all. */
  #carry(deliver: () => void): void {
    const luck = this.#isHealed ? 50 : this.#world.random.below(100);
    if (luck < 10) return;
    this.#world.soon(0, this.#isHealed ? 20 : 500, deliver);
    if (luck > 90) this.#world.soon(0, 2_000, deliver);
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
    const at = this.#nodes.length === 1 ? 0 : this.#world.random.below(this.#nodes.length);
    for (const { stop } of this.#nodes.splice(at, 1)) stop();
    this.#balance();
    this.#network.cutAll();
    this.#world.soon(50, 4_000, () => this.#openHouse());
  }

  #heal(): void {
    this.#isHealed = true;
    this.#disk.faulty = false;
    this.#network.faulty = false;
    for (const robot of this.#robots) robot.calm = true;
  }
}
