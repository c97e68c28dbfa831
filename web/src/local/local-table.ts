import {
  type AnyMove,
  err,
  type GameTypes,
  isHouseMove,
  ok,
  type Result,
} from '@stammtisch/kernel';
import type {
  Answers,
  ErrorCode,
  HouseMessage,
  MoveRequest,
  PersonId,
  Scene,
  TableId,
  Version,
} from '@stammtisch/protocol';
import {
  BotTurn,
  type BotTurnDeps,
  chanceAt,
  type Decided,
  type Duty,
  dutyOf,
  type Guests,
  type MoveRefusal,
  playFor,
  sceneFor,
  seenStep,
  stampBy,
  type Step,
  stepsOf,
  type Table,
  viewerFor,
} from '@stammtisch/table';

export interface LocalTableDeps extends BotTurnDeps {
  readonly guests: Guests;
  /** What is to come next for whoever has this view, where that is shown. */
  readonly shown: (view: GameTypes['View']) => AnyMove<GameTypes> | undefined;
  /** Keeps what was written; what is not kept is not shown. */
  readonly keep: (table: TableId, steps: readonly Step[]) => Promise<void>;
}

/** Whoever looks at the table, and how to tell them. */
export interface Viewer {
  readonly person: PersonId;
  readonly send: (message: HouseMessage) => void;
}

/** One table on this device. What is decided on it is kept before it is shown. */
export class LocalTable {
  readonly id: TableId;
  readonly #deps: LocalTableDeps;
  readonly #botTurn: BotTurn;
  #table: Table;
  /** The table as far as it has been shown. */
  #shown: Table;
  #written: Promise<void> = Promise.resolve();
  #viewer: Viewer | undefined;

  constructor(id: TableId, table: Table, deps: LocalTableDeps) {
    this.id = id;
    this.#table = table;
    this.#shown = table;
    this.#deps = deps;
    this.#botTurn = new BotTurn(deps);
  }

  get table(): Table {
    return this.#table;
  }

  /** From now on the viewer is told everything; the scene to begin with is returned. */
  join(viewer: Viewer): { readonly version: Version; readonly scene: Scene } {
    this.#viewer = viewer;
    this.#attend();
    const table = this.#shown;
    return { version: table.version, scene: sceneFor(table, viewerFor(table, viewer.person)) };
  }

  part(): void {
    this.#viewer = undefined;
    this.#botTurn.stop();
  }

  /** Decides something on the table as it stands. */
  async decide(
    decide: (table: Table, guests: Guests) => Decided,
  ): Promise<Result<Version, ErrorCode>> {
    const decided = decide(this.#table, this.#deps.guests);
    if (!decided.ok) return decided;
    await this.#write(stepsOf(this.#table, decided.value, stampBy(this.#deps.world)));
    return ok(this.#table.version);
  }

  async move(
    person: PersonId,
    request: Pick<MoveRequest, 'key' | 'decision' | 'move'>,
  ): Promise<Result<Answers['move'], MoveRefusal>> {
    const stamp = stampBy(this.#deps.world);
    const step = playFor(this.#table, this.#deps.guests, person, { ...request, stamp });
    if (!step.ok) return err(step.error);
    await this.#write([step.value]);
    return ok({ version: step.value.entry.version });
  }

  /** What comes next is decided on what was written last, also while that is still being kept. */
  #write(steps: readonly Step[]): Promise<void> {
    if (steps.length === 0) return this.#written;
    this.#table = steps.at(-1)!.after;
    const { keep, alarm } = this.#deps;
    this.#written = this.#written
      .then(() => keep(this.id, steps))
      .catch(alarm)
      .then(() => this.#show(steps));
    this.#attend();
    return this.#written;
  }

  #show(steps: readonly Step[]): void {
    for (const step of steps) {
      this.#shown = step.after;
      const viewer = this.#viewer;
      if (viewer === undefined) continue;
      const { at: _, ...told } = seenStep(step, table => viewerFor(table, viewer.person));
      viewer.send({ type: 'entry', ...told });
    }
  }

  /** Does what the table needs and nobody asks for. */
  #attend(): void {
    const duty = dutyOf(this.#table, this.#deps.guests);
    this.#botTurn.outdate(this.#table.version);
    if (duty?.do === 'write') void this.decide(() => ok(duty.bodies));
    else if (duty?.do === 'chance')
      void this.decide(table => {
        const { shown, chance } = this.#deps;
        const drawn = chanceAt(table, chance);
        const move = isHouseMove(drawn)
          ? drawn
          : (shown(table.game.view(table.state, 'open')) ?? drawn);
        return ok([{ kind: 'move', by: 'house', move }]);
      });
    else if (duty !== undefined && !this.#botTurn.isOpen) this.#think(duty);
  }

  #think(duty: Extract<Duty, { do: 'think' }>): void {
    const { version } = this.#table;
    this.#botTurn.begin(this.#table, duty, sent => {
      this.#botTurn.end(version);
      if (this.#table.version !== version) return this.#attend();
      const move = this.#botTurn.soundMove(this.#table, duty.seat, sent);
      void this.decide(() => ok([{ kind: 'move', by: duty.seat, move }]));
    });
  }
}
