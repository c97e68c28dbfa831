import { ok } from '@stammtisch/kernel';
import type { TableId, World } from '@stammtisch/protocol';
import { abandon } from '@stammtisch/table';

import type { Bus } from '../bus/bus.ts';
import type { Chat } from '../chat/chat.ts';
import type { Connections } from '../connections.ts';
import type { Note } from '../note.ts';
import type { People } from '../people/people.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { Announcements } from './announcements.ts';
import { Blocks } from './blocks.ts';
import { Drain } from './drain.ts';
import { type Overview, rowsOf } from './overview.ts';
import { Reports } from './reports.ts';
import { Retention } from './retention.ts';

const ANNOUNCEMENTS = 'announcement';
const BLOCKS = 'blocks';

interface OperationDeps {
  readonly world: World;
  readonly store: Store;
  readonly tables: Tables;
  readonly chat: Chat;
  readonly connections: Connections;
  /** Where there are other nodes. */
  readonly bus?: Bus;
  /** Whether there are other nodes to serve this one's people. */
  readonly hasOthers: () => boolean;
  readonly people: People;
  readonly chatDays?: number;
  readonly note: Note;
  readonly alarm: (error: unknown) => void;
}

/** What an operator does with an open house, and what they are told. */
export class Operations {
  readonly announcements: Announcements;
  readonly blocks: Blocks;
  readonly drain: Drain;
  readonly reports: Reports;
  readonly #retention: Retention;
  readonly #deps: OperationDeps;

  constructor(deps: OperationDeps) {
    this.#deps = deps;
    const { connections, tables, world } = deps;
    const tellAll = (text: string): void => connections.sendAll(text);
    const tellOthers = (text: string): void => deps.bus?.publish(ANNOUNCEMENTS, text);
    this.announcements = new Announcements({ world, tellAll, tellOthers });
    this.blocks = new Blocks({
      ...deps,
      dismissFrom: address => connections.dismissFrom(address, 'blocked'),
      tellOthers: () => deps.bus?.publish(BLOCKS, ''),
    });
    this.#hearOthers();
    const { hasOthers } = deps;
    this.drain = new Drain({ world, tellAll, tables: () => tables.all, hasOthers });
    this.reports = new Reports(deps);
    this.#retention = new Retention(deps);
  }

  /** What the operator does on one node holds on all. */
  #hearOthers(): void {
    const { bus, alarm } = this.#deps;
    const look = (): void => void this.blocks.load().catch(alarm);
    bus?.listen(BLOCKS, look);
    bus?.onGap(look);
    bus?.listen(ANNOUNCEMENTS, text => text !== '' && this.announcements.hear(JSON.parse(text)));
  }

  /** What whoever comes in has to be told. */
  get news(): readonly string[] {
    const messages = [this.announcements.current, this.drain.message];
    return messages.flatMap(message => (message === undefined ? [] : JSON.stringify(message)));
  }

  async overview(): Promise<Overview> {
    const announcement = this.announcements.current?.text;
    const closing = this.drain.message;
    return {
      ...(await rowsOf(this.#deps)),
      blocks: await this.blocks.list(),
      ...(announcement !== undefined && { announcement }),
      ...(closing && { closing }),
    };
  }

  /** Everyone gets up with what is theirs, and the table is closed. False if there is no such table. */
  async closeTable(id: TableId): Promise<boolean> {
    const live = await this.#deps.tables.get(id);
    await live?.decide(table => ok(abandon(table)));
    return live !== undefined;
  }

  end(): void {
    this.#retention.end();
  }
}
