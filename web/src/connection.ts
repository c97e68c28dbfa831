import { computed, signal } from '@preact/signals';
import {
  Client,
  type Connect,
  type TableEvent,
  type Identity,
  type Memory,
  type Snapshot,
  type Transport,
  withFallback,
} from '@stammtisch/client';
import { isObject } from '@stammtisch/kernel';
import { type PersonId, SOCKET_PATH, SUBPROTOCOL, type World } from '@stammtisch/protocol';

import { inHouse } from './base-path.ts';
import { forget, forgetInTab, keep, keepInTab, recall, recallInTab, TABLE_LOG } from './storage.ts';

/** What the house last told us. */
export const snapshot = signal<Snapshot>({ connection: 'connecting' });
/** Where this visitor has a chair. */
export const seatedAt = computed(() => snapshot.value.seat);

type Listener<Event> = (event: Event) => void;

const beforeChanges = new Set<Listener<Snapshot>>();
const tableEvents = new Set<Listener<TableEvent>>();

/** Called with what comes next, while the screen still shows what was before. */
export const onBeforeChange = (run: Listener<Snapshot>): (() => void) => added(beforeChanges, run);
export const onTableEvent = (run: Listener<TableEvent>): (() => void) => added(tableEvents, run);

function added<Item>(items: Set<Item>, item: Item): () => void {
  items.add(item);
  return () => {
    items.delete(item);
  };
}

const world: World = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  bytes: count => crypto.getRandomValues(new Uint8Array(count)),
};

const overSocket: Connect = events => {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}${inHouse(SOCKET_PATH)}`, SUBPROTOCOL);
  socket.addEventListener('open', () => events.opened());
  socket.addEventListener('message', ({ data }) => events.received(String(data)));
  socket.addEventListener('close', () => events.closed());
  return {
    send: text => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
};

/** A way that is fetched when it is needed. */
const later =
  (load: () => Promise<Connect>): Connect =>
  events => {
    let transport: Transport | undefined;
    let isClosed = false;
    load().then(
      connect => (transport = isClosed ? undefined : connect(events)),
      () => events.closed(),
    );
    return {
      send: text => transport?.send(text),
      close: () => {
        isClosed = true;
        transport?.close();
      },
    };
  };

/** Hardly anybody is where WebSockets do not get through. */
const overHttp = later(() => import('./http-events.ts').then(({ overHttp }) => overHttp));
const overNetwork = withFallback(overSocket, overHttp, world);
const overWorker = later(() => import('./local/over-worker.ts').then(module => module.overWorker));

const LOCAL = 'stammtisch.local';

/** Who has this device, while this tab speaks to the house on it and not to the one in the network. */
const onDevice = signal(recallInTab(LOCAL));
export const isLocal = computed(() => onDevice.value !== undefined);

const connect: Connect = events => (isLocal.peek() ? overWorker : overNetwork)(events);

/** From now on this tab is in the house on this device, as that person; or in the one in the network. */
export function changeHouse(person: PersonId | undefined): void {
  onDevice.value = person;
  if (person === undefined) forgetInTab(LOCAL);
  else keepInTab(LOCAL, person);
  client.restart();
}

const IDENTITY = 'stammtisch.identity';

const memory: Memory = {
  load: () => {
    const person = onDevice.peek();
    return person === undefined ? identityFrom(recall(IDENTITY)) : { person, secret: '' };
  },
  save: identity => keep(IDENTITY, JSON.stringify(identity)),
  // The house on this device knows who one is without being shown anything.
  forget: () => isLocal.peek() || forget(IDENTITY),
};

/** With what a guest shows who they are; whoever has an account has a cookie for that. */
export const guestIdentity = (): Identity | undefined => memory.load();

function identityFrom(text: string | undefined): Identity | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isObject(value)) return undefined;
    const { person, secret } = value;
    return typeof person === 'string' && typeof secret === 'string'
      ? { person, secret }
      : undefined;
  } catch {
    return undefined;
  }
}

export const client = new Client({
  world,
  connect,
  memory,
  changed: next => {
    for (const run of beforeChanges) run(next);
    snapshot.value = next;
  },
  happened: event => {
    for (const run of tableEvents) run(event);
  },
});

const OWN_NAMES = /^(localhost|127\.|\[::1\])/;

/** The start of a link that others can open: never this machine's own name for itself. */
export const linkBase = (): string =>
  (OWN_NAMES.test(location.hostname) ? snapshot.value.reach : undefined) ??
  location.origin + inHouse('');

const SOMEBODY_ELSE = 'stammtisch.somebody-else';

/** This browser belongs to somebody else from now on: every page of it begins anew. */
export function beginAnew(): void {
  forgetInTab(TABLE_LOG);
  keep(SOMEBODY_ELSE, client.newKey());
  location.assign(inHouse('/'));
}

/** Called once: connects, and tries again at once whenever the network may be back. */
export function enter(): void {
  client.start();
  const nudge = () => client.nudge();
  addEventListener('online', nudge);
  addEventListener('pageshow', nudge);
  addEventListener('storage', ({ key }) => {
    if (key !== SOMEBODY_ELSE) return;
    forgetInTab(TABLE_LOG);
    location.reload();
  });
  document.addEventListener('visibilitychange', () => {
    client.setLooking(document.visibilityState === 'visible');
  });
}
