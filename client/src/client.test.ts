import { LIMITS, type World } from '@stammtisch/protocol';
import { expect, test } from 'vitest';

import { Client, type Transport, type TransportEvents } from './index.ts';

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

function clientWithLines(): Setting {
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
  });
  client.start();
  return { client, lines, retry: () => latestPlan() };
}

const KEY = 'k'.repeat(LIMITS.moveKey);

test('a nudge during an attempt to connect begins another one, and the first no longer counts', () => {
  const { client, lines, retry } = clientWithLines();
  void client.move('table', 'stamp', { kind: 'pass' }, KEY);
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
