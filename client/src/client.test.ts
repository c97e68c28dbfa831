import { LIMITS, type World } from '@stammtisch/protocol';
import { expect, test } from 'vitest';

import {
  Client,
  type ClientDeps,
  type Memory,
  type Transport,
  type TransportEvents,
} from './index.ts';

/** The other end of a connection: a test says what happens on it. */
class TestTransport implements Transport {
  readonly sent: string[] = [];
  readonly events: TransportEvents;
  isClosed = false;

  constructor(events: TransportEvents) {
    this.events = events;
  }

  send = (text: string): void => void this.sent.push(text);

  close = (): void => {
    this.isClosed = true;
  };

  welcome(): void {
    const result = { person: 'ada', name: 'Ada', secret: 'x', account: false };
    this.events.received(JSON.stringify({ type: 'ok', re: 0, result }));
  }

  get types(): readonly string[] {
    return this.sent.map(text => (JSON.parse(text) as { type: string }).type);
  }
}

interface Setting {
  readonly client: Client;
  readonly lines: readonly TestTransport[];
  /** The wait until the next attempt is over. */
  readonly retry: () => void;
}

function clientWithLines(more: Partial<ClientDeps> = {}): Setting {
  const lines: TestTransport[] = [];
  let latestPlan = (): void => undefined;
  const world: World = {
    now: () => 0,
    after: (_, run) => {
      latestPlan = run;
      return () => undefined;
    },
    bytes: count => new Uint8Array(count),
  };
  const client = new Client({
    world,
    connect: events => {
      const line = new TestTransport(events);
      lines.push(line);
      return line;
    },
    memory: { load: () => undefined, save: () => undefined, forget: () => undefined },
    changed: () => undefined,
    happened: () => undefined,
    ...more,
  });
  client.start();
  return { client, lines, retry: () => latestPlan() };
}

const KEY = 'k'.repeat(LIMITS.moveKey);

test('a nudge during an attempt to connect begins another one, and the first no longer counts', () => {
  const { client, lines, retry } = clientWithLines();
  void client.move('table', 'stamp', { kind: 'pass' }, { key: KEY });
  lines[0]!.events.closed();
  retry();
  client.nudge();
  const [, early, latest] = lines as [TestTransport, TestTransport, TestTransport];
  expect(early.isClosed).toBe(true);
  early.events.opened();
  early.welcome();
  expect(client.snapshot.connection).not.toBe('open');
  expect(latest.sent).toEqual([]);
  latest.events.opened();
  early.events.closed();
  latest.welcome();
  expect(latest.types).toEqual(['hello', 'move']);
});

/** Where somebody is remembered, until they are forgotten. */
function memoryOf(person: string): Memory & { readonly known: () => string | undefined } {
  let known: string | undefined = person;
  return {
    load: () => (known === undefined ? undefined : { person: known, secret: 'x' }),
    save: identity => {
      known = identity.person;
    },
    forget: () => {
      known = undefined;
    },
    known: () => known,
  };
}

const notYou = (line: TestTransport): void =>
  line.events.received(JSON.stringify({ type: 'error', re: 0, code: 'not-you' }));
const loggedOut = (line: TestTransport): void =>
  line.events.received(JSON.stringify({ type: 'bye', why: 'logged-out' }));

test('a robot comes in with its token, whoever is remembered', () => {
  const memory = memoryOf('ada');
  const { client, lines } = clientWithLines({ memory, token: 'secret' });
  const [line] = lines as [TestTransport];
  line.events.opened();
  const hello = JSON.parse(line.sent[0]!) as object;
  expect(hello).toMatchObject({ type: 'hello', token: 'secret' });
  expect(hello).not.toHaveProperty('resume');
  const result = { person: 'tin', name: 'Tin', account: false, robot: true };
  line.events.received(JSON.stringify({ type: 'ok', re: 0, result }));
  expect(client.snapshot).toMatchObject({ connection: 'open', me: { name: 'Tin' } });
  expect(memory.known()).toBe('ada');
});

test.each([
  ['is refused', notYou],
  ['is logged out', loggedOut],
])('a robot that %s has come for the last time', (_, turnAway) => {
  const memory = memoryOf('ada');
  const { client, lines } = clientWithLines({ memory, token: 'secret' });
  const [line] = lines as [TestTransport];
  line.events.opened();
  turnAway(line);
  expect(client.snapshot).toMatchObject({ connection: 'stopped', stoppedBy: 'not-you' });
  expect(memory.known()).toBe('ada');
  line.events.closed();
  expect(lines).toHaveLength(1);
});

test.each([
  ['is refused', notYou],
  ['is logged out', loggedOut],
])('a guest who %s comes back as somebody new', (_, turnAway) => {
  const memory = memoryOf('ada');
  const { client, lines, retry } = clientWithLines({ memory });
  const [line] = lines as [TestTransport];
  line.events.opened();
  expect(JSON.parse(line.sent[0]!)).toMatchObject({ resume: { person: 'ada' } });
  turnAway(line);
  line.events.closed();
  retry();
  expect(client.snapshot.connection).toBe('lost');
  expect(lines).toHaveLength(2);
  lines[1]!.events.opened();
  expect(JSON.parse(lines[1]!.sent[0]!)).not.toHaveProperty('resume');
});
