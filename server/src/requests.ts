import { err, ok, type Result } from '@stammtisch/kernel';
import type { Answers, ErrorCode, Request, RequestType, TableId } from '@stammtisch/protocol';
import {
  bring,
  changeChair,
  choicesFor,
  closeTable,
  handOver,
  start,
  unban,
} from '@stammtisch/table';

import type { House } from './house.ts';
import type { LiveTable } from './tables/live-table.ts';
import type { Opener } from './tables/openings.ts';
import type { Watching } from './tables/watching.ts';

export interface Failure {
  readonly code: ErrorCode;
  readonly reason?: string;
}

export type Reply<Type extends RequestType> = Promise<Result<Answers[Type], Failure>>;

export type RequestOf<Type extends RequestType> = Extract<Request, { type: Type }>;

/** Whoever asks, by one connection. */
export interface Asker extends Opener {
  readonly watching: Watching;
  /** Says who it is. */
  hello(request: RequestOf<'hello'>): Reply<'hello'>;
  /** Sends unless too much still waits to be sent; says whether it did. */
  offer(text: string): boolean;
}

type Handlers = {
  readonly [Type in RequestType]: (
    house: House,
    asker: Asker,
    request: RequestOf<Type>,
  ) => Reply<Type>;
};

const NOTHING = () => ({});

/** How each request is answered. */
const HANDLERS: Handlers = {
  hello: (_, asker, request) => asker.hello(request),
  ping: () => Promise.resolve(ok({})),
  rename: async (house, { person }, { name }) =>
    plain(await house.rename(person, name), renamed => ({ name: renamed })),
  balance: async (house, { person }, { reset, table }) => {
    const { ledger } = house.store;
    if (reset === true) return plain(await ledger.reset(person, house.now()), balance => balance);
    const balance = await ledger.balanceOf(person);
    if (table === undefined) return ok(balance);
    return at<'balance'>(house, table, async live =>
      ok({ ...balance, spendable: await live.spendableOf(person) }),
    );
  },
  scores: async (house, { person }) => ok(await house.scoresFor(person)),
  notes: (house, { person }, { table, text }) =>
    at(house, table, async live => {
      await house.saveNotes(live, person, text);
      return ok({});
    }),
  lobby: ({ lobby }, asker, { on, ...wish }) => Promise.resolve(ok(lobby.listen(asker, on, wish))),
  people: ({ presence }, asker, { on }) => Promise.resolve(ok(presence.listen(asker, on))),
  person: async ({ presence }, { person: asker }, { person }) =>
    plain(await presence.cardOf(person, asker), card => card),
  message: async ({ messages }, { person }, { person: other, text }) =>
    plain(await messages.send(person, other, text), sent => sent),
  messages: async ({ messages }, { person }, request) =>
    plain(await messages.read(person, request), read => read),
  mute: async ({ messages }, { person }, request) =>
    plain(await messages.mute(person, request), NOTHING),
  friend: async ({ friends }, { person }, request) =>
    plain(await friends.set(person, request), NOTHING),
  friends: async ({ friends }, { person }) => plain(await friends.of(person), list => list),
  mutes: async ({ messages }, { person }) => ok(await messages.mutesOf(person)),
  open: async (house, asker, request) =>
    plain(await house.open(asker, request), ({ id }) => ({ table: id })),
  quick: async (house, asker, request) =>
    plain(await house.quickSeat.take(asker, request), taken => taken),
  mine: async ({ summaries }, { person }) => ok({ tables: await summaries.ownTables(person) }),
  games: async ({ replays }, { person }, request) =>
    plain(await replays.games(person, request), games => games),
  replay: async ({ replays }, { person }, request) =>
    plain(await replays.replay(person, request), replay => replay),
  log: async ({ replays }, { person }, request) =>
    plain(await replays.log(person, request), log => log),
  watch: async (_, { watching }, request) =>
    plain(await watching.begin(request), version => version),
  unwatch(_, { watching }) {
    watching.stop();
    return Promise.resolve(ok({}));
  },
  find: async (house, { person }, { number }) =>
    plain(await house.find(person, number), table => ({ table })),
  sit: (house, { person }, request) =>
    at(house, request.table, async live =>
      plain(await house.hosting.sit(live, person, request), place => place),
    ),
  knock: (house, { person }, { table }) =>
    at(house, table, async live => plain(await house.hosting.knock(live, person), NOTHING)),
  moreTime: (house, { person }, { table, seat }) =>
    at(house, table, live =>
      Promise.resolve(plain(house.hosting.moreTime(live, person, seat), NOTHING)),
    ),
  settings: (house, { person }, request) =>
    at(house, request.table, async live =>
      plain(await house.hosting.settings(live, person, request), NOTHING),
    ),
  chair: (house, { person }, request) =>
    at(house, request.table, async live =>
      plain(await live.decide((now, guests) => changeChair(now, guests, person, request)), NOTHING),
    ),
  host: (house, { person }, { table, person: heir }) =>
    at(house, table, async live =>
      plain(await live.decide(now => handOver(now, person, heir)), NOTHING),
    ),
  admit: (house, { person }, request) =>
    at(house, request.table, async live =>
      plain(await house.hosting.admit(live, person, request), NOTHING),
    ),
  invite: (house, { person }, request) =>
    at(house, request.table, async live =>
      plain(await house.hosting.invite(live, person, request), NOTHING),
    ),
  decline: (house, { person }, { table }) =>
    at(house, table, async live => plain(await house.hosting.decline(live, person), NOTHING)),
  remove: (house, { person }, request) =>
    at(house, request.table, async live =>
      plain(await house.hosting.remove(live, person, request), NOTHING),
    ),
  unban: (house, { person }, { table, person: guest }) =>
    at(house, table, async live =>
      plain(await live.decide(now => unban(now, person, guest)), NOTHING),
    ),
  close: (house, { person }, { table }) =>
    at(house, table, async live =>
      plain(await live.decide(now => closeTable(now, person)), NOTHING),
    ),
  bring: (house, { person }, { table, amount }) =>
    at(house, table, async live => {
      const bringing = await live.decide(
        (now, guests) => bring(now, guests, person, amount),
        [person],
      );
      return plain(bringing, NOTHING);
    }),
  leave: (house, { person }, { table }) =>
    at(house, table, async live => plain(await live.leave(person), () => ({}))),
  start: (house, { person }, { table }) =>
    at(house, table, async live => plain(await live.decide(now => start(now, person)), NOTHING)),
  move: (house, { person }, request) =>
    at(house, request.table, live => live.move(person, request)),
  moves: (house, { person }, { table }) =>
    at(house, table, live =>
      Promise.resolve(plain(choicesFor(live.table, person), choices => choices)),
    ),
  takeOver(house, asker) {
    house.takeOver(asker);
    return Promise.resolve(ok({}));
  },
  report: async ({ operations }, { person }, request) =>
    plain(await operations.reports.add(person, request), () => ({})),
  chat: (house, { person }, { table, text }) =>
    at(house, table, async live => plain(await house.chat.say(live, person, text), said => said)),
};

export function answer<Type extends RequestType>(
  house: House,
  asker: Asker,
  request: RequestOf<Type>,
): Reply<Type> {
  const handler: Handlers[Type] = HANDLERS[request.type];
  return handler(house, asker, request);
}

/**
 * A table in memory is not waited for: a move goes on at once. Nobody is refused by what it was
 * before another node wrote to it.
 */
async function at<Type extends RequestType>(
  { tables }: House,
  table: TableId,
  work: (live: LiveTable) => Reply<Type>,
): Reply<Type> {
  const live = tables.atHand(table) ?? (await tables.get(table));
  if (live === undefined) return failed(tables.missing(table));
  const reply = await work(live);
  return reply.ok || !(await live.readOn()) ? reply : work(live);
}

export const failed = (code: ErrorCode): Result<never, Failure> => err({ code });

const plain = <T, U>(result: Result<T, ErrorCode>, use: (value: T) => U): Result<U, Failure> =>
  result.ok ? ok(use(result.value)) : failed(result.error);
