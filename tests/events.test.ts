import { EVENTS_PATH, LIMITS, PROTOCOL } from '@stammtisch/protocol';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import { RealHouse } from '../e2e/house.ts';

let house: RealHouse;
beforeAll(async () => {
  house = await new RealHouse().open();
});
afterAll(() => house.kill());

const HELLO = JSON.stringify({ re: 0, type: 'hello', protocol: PROTOCOL });

/** A client that reads events, and posts. */
class Reader {
  readonly heard: string[] = [];
  isOver = false;

  async open(headers: Record<string, string> = {}): Promise<Response> {
    const stopping = new AbortController();
    onTestFinished(() => stopping.abort());
    const answer = await fetch(`${house.url}${EVENTS_PATH}`, { headers, signal: stopping.signal });
    if (answer.ok) void this.#read(answer);
    return answer;
  }

  async #read({ body }: Response): Promise<void> {
    let rest = '';
    try {
      for await (const piece of body!.pipeThrough(new TextDecoderStream())) {
        const lines = (rest + piece).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) if (line.startsWith('data: ')) this.heard.push(line.slice(6));
      }
    } catch {
      // Cut off.
    }
    this.isOver = true;
  }

  async post(body: string, headers: Record<string, string> = {}): Promise<number> {
    await vi.waitUntil(() => this.heard.length > 0);
    const url = `${house.url}${EVENTS_PATH}/${this.heard[0]}`;
    return (await fetch(url, { method: 'POST', body, headers })).status;
  }

  get messages(): readonly {
    readonly type: string;
    readonly re?: number;
    readonly code?: string;
  }[] {
    return this.heard.slice(1).map(text => JSON.parse(text) as { type: string });
  }
}

async function reader(): Promise<Reader> {
  const reading = new Reader();
  await reading.open();
  return reading;
}

describe('without a WebSocket', () => {
  test('what is posted is answered in the stream, in order', async () => {
    const reading = await reader();
    const pings = [1, 2, 3].map(re => JSON.stringify({ re, type: 'ping' }));
    expect(await reading.post([HELLO, ...pings].join('\n'))).toBe(204);
    await vi.waitUntil(() => reading.messages.some(({ re }) => re === 3));
    const answers = reading.messages.filter(({ type }) => type === 'ok' || type === 'error');
    expect(answers.map(({ re }) => re)).toEqual([0, 1, 2, 3]);
  });

  test('the headers keep proxies from holding it back', async () => {
    const { headers } = await new Reader().open();
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store, no-transform');
    expect(headers.get('x-accel-buffering')).toBe('no');
  });

  test('only pages of this house open it and post to it', async () => {
    const foreign = { origin: 'https://evil.example' };
    expect((await new Reader().open(foreign)).status).toBe(403);
    const reading = await reader();
    expect(await reading.post(HELLO, foreign)).toBe(403);
    expect(await reading.post(HELLO, { origin: house.url })).toBe(204);
  });

  test.each(['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', '', '__proto__', '../account'])(
    'nobody reads under the name %j',
    async name => {
      const answer = await fetch(`${house.url}${EVENTS_PATH}/${name}`, {
        method: 'POST',
        body: HELLO,
      });
      expect(answer.status).toBe(404);
    },
  );

  test('what is too much is refused, and a message that is too long has its answer', async () => {
    const reading = await reader();
    expect(await reading.post('x'.repeat(8 * LIMITS.messageBytes + 1))).toBe(413);
    expect(await reading.post('x'.repeat(LIMITS.messageBytes + 1))).toBe(204);
    await vi.waitUntil(() => reading.messages.length > 0);
    expect(reading.messages[0]).toMatchObject({ type: 'error', code: 'too-large' });
    expect((await fetch(`${house.url}${EVENTS_PATH}`, { method: 'PUT' })).status).toBe(405);
  });

  test('a stream that has ended is nobody’s', async () => {
    const reading = await reader();
    await reading.post(HELLO);
    const flood = Array.from({ length: 400 }, (_, re) => JSON.stringify({ re, type: 'ping' }));
    await reading.post(flood.join('\n'));
    await vi.waitUntil(() => reading.isOver, { timeout: 10_000 });
    expect(reading.messages.at(-1)).toMatchObject({ type: 'bye', why: 'abuse' });
    expect(await reading.post(HELLO)).toBe(404);
  });
});
