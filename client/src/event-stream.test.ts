import type { CallOff } from '@stammtisch/protocol';
import { beforeEach, describe, expect, test } from 'vitest';

import { overEvents } from './event-stream.ts';
import { withFallback } from './fallback.ts';
import type { Connect, Transport, TransportEvents } from './transport.ts';

interface Attempt {
  readonly way: string;
  readonly events: TransportEvents;
  isClosed: boolean;
}

let attempts: Attempt[];
let late: (() => void)[];
let told: string[];
let connect: Connect;

const world = {
  after: (_: number, run: () => void): CallOff => {
    late.push(run);
    return () => {
      late = late.filter(each => each !== run);
    };
  },
};

const by =
  (way: string): Connect =>
  events => {
    const attempt = { way, events, isClosed: false };
    attempts.push(attempt);
    return {
      send: () => undefined,
      close: () => {
        attempt.isClosed = true;
      },
    };
  };

const dial = (): Transport =>
  connect({
    opened: () => told.push('opened'),
    received: text => told.push(text),
    closed: () => told.push('closed'),
  });

/** The way of the next attempt, which fails like this. */
function fails(how: (attempt: Attempt) => void = ({ events }) => events.closed()): string {
  dial();
  const attempt = attempts.at(-1)!;
  how(attempt);
  return attempt.way;
}

const works = ({ events }: Attempt): void => {
  events.opened();
  events.received('hello');
  events.closed();
};

beforeEach(() => {
  attempts = [];
  late = [];
  told = [];
  connect = withFallback(by('socket'), by('events'), world);
});

describe('the other way', () => {
  test('is taken when the first fails, and the first again when that does', () => {
    expect([fails(), fails(), fails(), fails()]).toEqual(['socket', 'events', 'socket', 'events']);
  });

  test('is taken when a connection opens and nothing comes through', () => {
    expect(fails(({ events }) => (events.opened(), events.closed()))).toBe('socket');
    expect(fails()).toBe('events');
  });

  test('is taken when nothing happens at all for some seconds', () => {
    dial();
    for (const run of late) run();
    expect(attempts[0]!.isClosed).toBe(true);
    expect(told).toEqual(['closed']);
    // What still comes afterwards is not told any more.
    attempts[0]!.events.opened();
    attempts[0]!.events.received('late');
    attempts[0]!.events.closed();
    expect(told).toEqual(['closed']);
    expect(fails()).toBe('events');
  });

  test('is not taken as soon where the first has worked', () => {
    expect(fails(works)).toBe('socket');
    expect([fails(), fails(), fails(), fails()]).toEqual(['socket', 'socket', 'events', 'socket']);
  });

  test('is left for the first again after it has worked', () => {
    fails();
    expect(fails(works)).toBe('events');
    expect(fails()).toBe('socket');
  });

  test('nobody is told of an end that they wanted', () => {
    const transport = dial();
    transport.close();
    attempts[0]!.events.closed();
    expect(told).toEqual([]);
    expect(late).toEqual([]);
  });
});

describe('events', () => {
  interface Wire {
    readonly posted: { readonly url: string; readonly body: string }[];
    readonly take: ((isTaken: boolean) => void)[];
    text: (piece: string) => void;
    ended: () => void;
  }

  function open(): { wire: Wire; transport: Transport } {
    const wire: Wire = { posted: [], take: [], text: () => undefined, ended: () => undefined };
    const transport = overEvents({
      url: 'http://house',
      read: (_, { text, ended }) => {
        wire.text = text;
        wire.ended = ended;
        return () => undefined;
      },
      post: (url, body) => {
        wire.posted.push({ url, body });
        return new Promise(resolve => void wire.take.push(resolve));
      },
    })({
      opened: () => told.push('opened'),
      received: text => told.push(text),
      closed: () => told.push('closed'),
    });
    return { wire, transport };
  }

  test('the first says where to post, the others are messages, in whatever pieces they come', () => {
    const { wire, transport } = open();
    wire.text('data: li');
    wire.text('ne\n\nda');
    wire.text('ta: {"a":1}\n\n:\n\ndata: {"b":2}\n\n');
    expect(told).toEqual(['opened', '{"a":1}', '{"b":2}']);
    transport.send('x');
    expect(wire.posted).toEqual([{ url: 'http://house/events/line', body: 'x' }]);
  });

  test('what is said meanwhile goes with the next request, in its order', async () => {
    const { wire, transport } = open();
    wire.text('data: line\n\n');
    for (const text of ['1', '2', '3']) transport.send(text);
    expect(wire.posted.map(({ body }) => body)).toEqual(['1']);
    wire.take[0]!(true);
    await expect.poll(() => wire.posted.map(({ body }) => body)).toEqual(['1', '2\n3']);
  });

  test('what is not taken ends it, once', async () => {
    const { wire, transport } = open();
    wire.text('data: line\n\n');
    transport.send('1');
    wire.take[0]!(false);
    await expect.poll(() => told).toEqual(['opened', 'closed']);
    wire.ended();
    expect(told).toEqual(['opened', 'closed']);
  });
});
