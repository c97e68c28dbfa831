import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Game, pick, type Random, seeded } from '@stammtisch/kernel';
import type { TableId } from '@stammtisch/protocol';

import { HouseProcess, pause, until } from './house-process.ts';
import { Player } from './player.ts';

/** How long everyone may take to be back, and a table to go on. */
const BACK_WITHIN_MS = 15_000;
/** A computer thinks for 1.2 seconds at most; after so long without a word the tables are still. */
const STILL_MS = 2_000;

interface Group {
  readonly table: TableId;
  readonly players: readonly Player[];
}

/**
 * When a house is killed: at any moment; with a move on its way; with a move
 * written, and seen by others, whose answer did not get through; and, once
 * more, while it is still waking up.
 */
const DEATHS = ['any moment', 'mid-move', 'unheard', 'waking'] as const;

export interface Round {
  readonly death: (typeof DEATHS)[number];
  /** Moves acknowledged in this round, for each table. */
  readonly moves: readonly number[];
}

/**
 * Two tables in a real house on a real disk: four people at one, three people
 * and a computer at the other. The house dies again and again.
 */
export class KillRun {
  readonly data = mkdtempSync(join(tmpdir(), 'stammtisch-kill-'));
  readonly rounds: Round[] = [];
  readonly alarms: string[] = [];
  readonly #game: Game;
  readonly #seed: number;
  readonly #random: Random;
  #house: HouseProcess;
  #port = 0;
  #groups: readonly Group[] = [];
  readonly #players: Player[] = [];

  constructor(game: Game, seed: number) {
    this.#game = game;
    this.#seed = seed;
    this.#random = seeded(seed, 'evening');
    this.#house = new HouseProcess(this.data, 0);
  }

  get groups(): readonly Group[] {
    return this.#groups;
  }

  get players(): readonly Player[] {
    return this.#players;
  }

  get file(): string {
    return join(this.data, 'house.db');
  }

  async spend(kills: number): Promise<void> {
    this.#port = await this.#house.opened();
    this.#groups = await Promise.all([this.#sitDown('Anna', 4), this.#sitDown('Bert', 3)]);
    for (const player of this.players) player.play();
    for (let round = 0; round < kills; round++) await this.#round(round);
    await this.#everyoneIsBack();
    await this.#everyTableGoesOn();
    await this.#calmDown();
  }

  /** Closes the house as its operator would. */
  async close(): ReturnType<HouseProcess['terminate']> {
    const ending = await this.#house.terminate();
    this.alarms.push(...this.#house.alarms);
    return ending;
  }

  /** Whatever happened: nothing keeps running, nothing is left behind. */
  async clear(): Promise<void> {
    for (const player of this.players) player.client.stop();
    await this.#house.kill();
    rmSync(this.data, { recursive: true, force: true });
  }

  async #round(round: number): Promise<void> {
    await this.#everyoneIsBack();
    const before = this.#acknowledged();
    await this.#everyTableGoesOn();
    await pause(100 + this.#random.below(700));
    const death = DEATHS[round % DEATHS.length]!;
    if (death === 'mid-move') await this.#aMoveIsOnItsWay();
    if (death === 'unheard') await this.#anAnswerIsNotHeard();
    await this.#house.kill();
    this.alarms.push(...this.#house.alarms);
    const after = this.#acknowledged();
    this.rounds.push({ death, moves: after.map((count, at) => count - before[at]!) });
    if (death === 'waking') await this.#dieWhileWaking();
    this.#house = new HouseProcess(this.data, this.#port);
    await this.#house.opened();
  }

  async #dieWhileWaking(): Promise<void> {
    const house = new HouseProcess(this.data, this.#port);
    await pause(this.#random.below(400));
    await house.kill();
  }

  async #aMoveIsOnItsWay(): Promise<void> {
    const isAsking = () => this.players.some(player => player.isAsking);
    await until('someone makes a move', isAsking, { within: BACK_WITHIN_MS, every: 0 });
    const milliseconds = this.#random.below(4);
    if (milliseconds > 0) await pause(milliseconds);
  }

  async #anAnswerIsNotHeard(): Promise<void> {
    const { players } = this.#groups[0]!;
    const player = pick(players, this.#random);
    player.missTheNextAnswer();
    await until('someone misses an answer', () => player.isDeaf, { within: BACK_WITHIN_MS });
    const last = versionAt(player);
    const isSeen = () => players.some(other => versionAt(other) > last);
    await until('others see the move', isSeen, { within: BACK_WITHIN_MS });
  }

  #everyoneIsBack(): Promise<void> {
    const areBack = () =>
      this.#groups.every(({ table, players }) => players.every(player => player.isBackAt(table)));
    return until('everyone comes back by themselves', areBack, { within: BACK_WITHIN_MS });
  }

  #everyTableGoesOn(): Promise<void> {
    const before = this.#acknowledged();
    const goOn = () => this.#acknowledged().every((count, at) => count > before[at]!);
    return until('every table goes on', goOn, { within: BACK_WITHIN_MS });
  }

  #acknowledged(): readonly number[] {
    return this.#groups.map(({ players }) =>
      players.reduce((sum, { journal }) => sum + journal.acknowledged.length, 0),
    );
  }

  /** Everyone stops to play, and the computers come to a point where they wait for people. */
  async #calmDown(): Promise<void> {
    for (const player of this.players) player.rest();
    const versions = () => this.players.map(versionAt).join(' ');
    let [known, since] = [versions(), Date.now()];
    const areStill = () => {
      const idle = this.players.every(player => player.isIdle);
      if (!idle || versions() !== known) [known, since] = [versions(), Date.now()];
      return Date.now() - since > STILL_MS;
    };
    await until('the tables are still', areStill, { within: 30_000 });
  }

  /** The first opens a table, the others come by its link; if they are not four, the host starts. */
  async #sitDown(name: string, people: number): Promise<Group> {
    const [port, game] = [this.#port, this.#game];
    const players = Array.from({ length: people }, (_, at) => {
      const random = seeded(this.#seed, name, at);
      return new Player(`${name} ${at + 1}`, { port, game, random });
    });
    this.#players.push(...players);
    const [host] = players;
    for (const { client } of players) client.start();
    const opened = await host!.client.open(game.name, { options: { stake: 1 } });
    if (!opened.ok) throw new Error(`no table: ${opened.error.code}`);
    const { table } = opened.value;
    for (const { client } of players) {
      await client.watch(table);
      if (client !== host!.client) await client.sit(table);
    }
    if (people < game.seats.max) await host!.client.startGame(table);
    for (const player of players) player.settle();
    return { table, players };
  }
}

const versionAt = ({ client }: Player): number => client.snapshot.table?.version ?? 0;
