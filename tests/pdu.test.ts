import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';

import { PROTOCOL, SUBPROTOCOL } from '@stammtisch/protocol';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { RealHouse } from '../e2e/house.ts';
import { PDU_ERRORS } from '../server/src/pdu/errors.ts';
import { FROM_CLIENTS, INFOS } from '../server/src/pdu/infos.ts';
import { LineReader } from '../server/src/pdu/tcp.ts';

const DOCUMENT = readFileSync('docs/cluedo-communication.md', 'utf8');

describe('docs/cluedo-communication.md', () => {
  const rows = DOCUMENT.split('\n').map(line => line.split('|').map(cell => cell.trim()));

  test('has the 46 classes with their fields, and those that clients send', () => {
    const classes = rows.filter(([, no]) => /^5\.\d+$/.test(no ?? ''));
    expect(classes.map(([, no]) => no)).toEqual(
      Array.from({ length: 46 }, (_, at) => `5.${at + 1}`),
    );
    const names = classes.map(([, , name = '']) => name.replace(' →', ''));
    expect(names.toSorted()).toEqual(Object.keys(INFOS).toSorted());
    const sent = classes.filter(([, , name = '']) => name.endsWith('→'));
    expect(sent.map(([, , name = '']) => name.replace(' →', '')).toSorted()).toEqual(
      [...FROM_CLIENTS].toSorted(),
    );
    for (const [at, name] of names.entries()) {
      const fields = Object.keys(INFOS[name as keyof typeof INFOS]);
      const told = classes[at]![3]!.replaceAll(/ ?\(.*?\)/g, '').trim();
      const expected = {
        '–': [],
        'as PlayerInfo': Object.keys(INFOS.PlayerInfo),
        'as SessionInfo': Object.keys(INFOS.SessionInfo),
      }[told];
      expect([name, ...(expected ?? told.split(', '))]).toEqual([name, ...fields]);
    }
  });

  test('has every error with its number, and every flow from C11 to C33', () => {
    const errors = rows.filter(
      ([, no, name]) => /^\d+$/.test(no ?? '') && /^[A-Z_]+$/.test(name ?? ''),
    );
    expect(errors.map(([, no, name]) => [Number(no), name])).toEqual(
      PDU_ERRORS.map((name, at) => [at + 1, name]),
    );
    const flows = rows.flatMap(([, flow = '']) => (/^C\d+$/.test(flow) ? [flow] : []));
    expect(flows).toEqual(Array.from({ length: 23 }, (_, at) => `C${at + 11}`));
  });
});

describe('lines', () => {
  const lines = (...chunks: readonly (string | Buffer)[]) => {
    const reader = new LineReader();
    const read = chunks.flatMap(chunk => reader.read(Buffer.from(chunk)));
    return { read, isTooLong: reader.isTooLong };
  };

  test('come in pieces, together, and with either end', () => {
    expect(lines('a', 'b\ncd\r\n', '\n', 'e').read).toEqual(['ab', 'cd']);
  });

  test('may be cut in the middle of a letter', () => {
    const bytes = Buffer.from('Grüß\n');
    expect(lines(bytes.subarray(0, 3), bytes.subarray(3)).read).toEqual(['Grüß']);
  });

  test('have a longest length, with an end or without', () => {
    expect(lines('x'.repeat(8 * 1024)).isTooLong).toBe(false);
    expect(lines('x'.repeat(8 * 1024 + 1)).isTooLong).toBe(true);
    expect(lines(`${'x'.repeat(8 * 1024 + 1)}\n`)).toEqual({ read: [], isTooLong: true });
  });
});

class Line {
  readonly infos: Record<string, unknown>[] = [];
  readonly #socket: Socket;
  #rest = '';
  isClosed = false;

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1');
    this.#socket.setEncoding('utf8').on('data', (text: string) => this.#hear(text));
    this.#socket.on('close', () => {
      this.isClosed = true;
    });
    this.#socket.on('error', () => undefined);
    onTestFinished(() => void this.#socket.destroy());
  }

  #hear(text: string): void {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines)
      this.infos.push((JSON.parse(line) as { info: Record<string, unknown> }).info);
  }

  send(info: object, senderId = -1): void {
    this.write(`${JSON.stringify({ version: '0.2', senderId, info })}\n`);
  }

  write = (text: string): unknown => this.#socket.write(text);

  async until(name: string): Promise<Record<string, unknown>> {
    const found = () => this.infos.find(info => info['class'] === name);
    await vi.waitUntil(found, { timeout: 10_000, interval: 10 });
    return found()!;
  }
}

async function openHouse(): Promise<{ house: RealHouse; port: number }> {
  const house = new RealHouse(['--host', '127.0.0.1', '--cluedo-port', '0']);
  onTestFinished(async () => void (await house.kill()));
  await house.open();
  const said = () => /^CluedoCommunication 0\.2 on port (\d+)$/m.exec(house.said)?.[1];
  await vi.waitUntil(said, { timeout: 10_000 });
  return { house, port: Number(said()) };
}

/** Somebody with a browser opens an account. */
async function signUp({ url }: RealHouse, name: string, password: string): Promise<void> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, SUBPROTOCOL);
  const guest = await new Promise(resolve => {
    socket.addEventListener('open', () =>
      socket.send(JSON.stringify({ re: 0, type: 'hello', protocol: PROTOCOL })),
    );
    socket.addEventListener('message', ({ data }) => {
      const { re, result } = JSON.parse(String(data)) as { re?: number; result: object };
      if (re === 0) resolve(result);
    });
  });
  socket.close();
  const { person, secret } = guest as { person: string; secret: string };
  const answer = await fetch(`${url}/account/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ guest: { person, secret }, name, password }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

describe('the port', () => {
  test('lets people in, tells what is wrong, and closes what is no PDU', async () => {
    const { port } = await openHouse();
    const ada = new Line(port);
    ada.send({ class: 'PlayerAddRequestInfo', name: 'Ada', passwd: '' });
    const { playerId } = await ada.until('PlayerAddConfirmInfo');
    ada.send({ class: 'DiceRequestInfo' }, Number(playerId));
    expect(await ada.until('ErrorInfo')).toMatchObject({ errNo: 10 });

    const browser = new Line(port);
    browser.write('GET / HTTP/1.1\r\n\r\n');
    expect(await browser.until('ErrorInfo')).toMatchObject({ errNo: 18 });
    await expect.poll(() => browser.isClosed).toBe(true);

    const endless = new Line(port);
    endless.write('x'.repeat(20_000));
    await endless.until('ErrorInfo');
    await expect.poll(() => endless.isClosed).toBe(true);
    expect(ada.isClosed).toBe(false);
  });

  test('a name with an account wants its password', async () => {
    const { house, port } = await openHouse();
    await signUp(house, 'Gustl', 'kaiserschmarrn');
    const tries = async (passwd: string): Promise<Record<string, unknown>> => {
      const line = new Line(port);
      line.send({ class: 'PlayerAddRequestInfo', name: 'Gustl', passwd });
      await expect.poll(() => line.infos[0], { timeout: 10_000 }).toBeDefined();
      return line.infos[0]!;
    };
    expect(await tries('')).toMatchObject({ errNo: 3 });
    expect(await tries('wrong password')).toMatchObject({ errNo: 2 });
    expect(await tries('kaiserschmarrn')).toMatchObject({ class: 'PlayerAddConfirmInfo' });
  });

  test('whoever was signed on comes back after the house was killed', async () => {
    const { house, port } = await openHouse();
    const ada = new Line(port);
    ada.send({ class: 'PlayerAddRequestInfo', name: 'Ada', passwd: '' });
    const { playerId, privateId } = await ada.until('PlayerAddConfirmInfo');
    await house.kill();
    await house.open();
    const said = () => [...house.said.matchAll(/CluedoCommunication 0\.2 on port (\d+)/g)];
    await expect.poll(() => said().length, { timeout: 10_000 }).toBe(2);
    const again = new Line(Number(said()[1]![1]));
    again.send({ class: 'PlayerReAddRequestInfo', playerId, privateId });
    expect(await again.until('PlayerAddConfirmInfo')).toMatchObject({ playerId });
  });
});
