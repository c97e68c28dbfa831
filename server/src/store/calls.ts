import type { Rooms, Store } from './store.ts';

/** A method of one of the store's rooms, to be called elsewhere. */
export interface Call {
  readonly room: keyof Rooms;
  readonly name: string;
  readonly args: readonly unknown[];
}

/** What came of a call. */
export type Outcome = { readonly value: unknown } | { readonly error: string };

/** What the writer thread is told: a batch for one transaction, or to close the file. */
export type ToWriter = { readonly calls: readonly Call[] } | 'close';

/** What the writer thread tells: first whether the file is open, then the outcomes of each batch. */
export type FromWriter =
  | 'ready'
  | { readonly failed: string }
  | { readonly outcomes: readonly Outcome[] }
  | 'closed';

/** A store whose methods are calls: whoever carries them out is in another thread. */
export function storeBy(call: (call: Call) => Promise<unknown>, close: Store['close']): Store {
  const room = <Name extends keyof Rooms>(name: Name): Rooms[Name] =>
    new Proxy(Object.create(null) as Rooms[Name], {
      get:
        (_, method) =>
        (...args: unknown[]) =>
          call({ room: name, name: String(method), args }),
    });
  return {
    tables: room('tables'),
    people: room('people'),
    ledger: room('ledger'),
    chat: room('chat'),
    messages: room('messages'),
    friends: room('friends'),
    records: room('records'),
    replays: room('replays'),
    accounts: room('accounts'),
    robots: room('robots'),
    moderation: room('moderation'),
    nodes: room('nodes'),
    close,
  };
}

/** Carries a call out. Both ends agree on names and arguments by their types. */
export function perform(
  rooms: { readonly [Name in keyof Rooms]: object },
  call: Call,
): Promise<unknown> {
  const room = rooms[call.room] as Readonly<
    Record<string, (...args: unknown[]) => Promise<unknown>>
  >;
  return room[call.name]!(...call.args);
}
