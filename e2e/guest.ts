import { Client, type Identity } from '@stammtisch/client';
import type { Decision, Seat } from '@stammtisch/kernel';
import { SOCKET_PATH, SUBPROTOCOL, type TableId } from '@stammtisch/protocol';
import { WebSocket } from 'ws';

const PATIENCE_MS = 20_000;

interface Rules<View, Move> {
  readonly decisions: (view: View) => readonly Decision[];
  readonly refusal: (view: View, move: Move) => string | undefined;
}

/** Someone without a browser: a real connection to the real house, with hands that a test moves. */
export class AnyGuest<View extends { readonly viewer: unknown }, Move extends { kind: string }> {
  readonly client: Client;
  readonly #game: string;
  readonly #rules: Rules<View, Move>;
  #waiting: (() => void)[] = [];

  constructor(url: string, game: string, rules: Rules<View, Move>, known?: Identity) {
    this.#game = game;
    this.#rules = rules;
    let identity = known;
    this.client = new Client({
      world: {
        now: () => Date.now(),
        after: (milliseconds, run) => {
          const timer = setTimeout(run, milliseconds);
          return () => clearTimeout(timer);
        },
        bytes: count => crypto.getRandomValues(new Uint8Array(count)),
      },
      connect: events => {
        const socket = new WebSocket(url.replace('http', 'ws') + SOCKET_PATH, SUBPROTOCOL);
        socket.on('open', () => events.opened());
        socket.on('message', data => events.received((data as Buffer).toString()));
        socket.on('close', () => events.closed());
        socket.on('error', () => undefined);
        return { send: text => socket.send(text), close: () => socket.close() };
      },
      memory: {
        load: () => identity,
        save: kept => (identity = kept),
        forget: () => (identity = undefined),
      },
      changed: () => {
        for (const wake of this.#waiting.splice(0)) wake();
      },
      happened: () => undefined,
    });
    this.client.start();
  }

  async comeIn(name: string): Promise<this> {
    await this.until(() => this.client.snapshot.me !== undefined);
    await this.client.rename(name);
    return this;
  }

  async open(options: Record<string, unknown> = {}, seats?: number): Promise<TableId> {
    const opened = await this.client.open(this.#game, {
      start: false,
      options,
      leavers: 'forfeit',
      ...(seats !== undefined && { seats }),
    });
    if (!opened.ok) throw new Error(opened.error.code);
    await this.client.watch(opened.value.table);
    return opened.value.table;
  }

  async sit(table: TableId, seat?: Seat): Promise<void> {
    await this.client.watch(table);
    const answer = await this.client.sit(table, seat);
    if (!answer.ok) throw new Error(answer.error.code);
  }

  get view(): View {
    return this.client.snapshot.table?.scene.view as View;
  }

  get seat(): Seat {
    return this.view.viewer as Seat;
  }

  /** Whether the rules let this guest do that now. */
  may = (move: Move): boolean => this.#rules.refusal(this.view, move) === undefined;

  async make(move: Move): Promise<boolean> {
    const { table } = this.client.snapshot;
    const question = this.#rules
      .decisions(this.view)
      .find(({ kinds }) => kinds.includes(move.kind));
    if (table === undefined || question === undefined) return false;
    return (await this.client.move(table.table, question.stamp, move)).ok;
  }

  async until(isTrue: () => boolean): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    while (!isTrue()) {
      if (Date.now() > end) throw new Error(`waited in vain for ${String(isTrue)}`);
      await new Promise<void>(wake => {
        this.#waiting.push(wake);
        setTimeout(wake, 200);
      });
    }
  }
}
