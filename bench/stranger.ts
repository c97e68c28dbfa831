import { connect, type Socket } from 'node:net';
import { parentPort } from 'node:worker_threads';

import { PROTOCOL, SUBPROTOCOL } from '@stammtisch/protocol';
import { WebSocket } from 'ws';

/** One client at one address that does as much of one thing as it can, until it is ended. */
export interface Stranger {
  readonly port: number;
  /** One of the attacks. */
  readonly does: string;
  /** The table of somebody else. */
  readonly table: string;
}

/** The address it comes from: not that of those who play. */
const ADDRESS = '127.0.0.66';
const SOCKETS = 40;

type Attack = (stranger: Stranger) => void;

/** A frame without content, masked with zeros. */
const frames = (opcode: number): Buffer =>
  Buffer.concat(Array.from({ length: 2_000 }, () => Buffer.from([opcode, 0x80, 0, 0, 0, 0])));

/** Many WebSockets, each opened again when it is cut off; what `act` does it does for as long as it is open. */
const onSockets =
  (act: (socket: WebSocket, raw: Socket, stranger: Stranger) => void, count = SOCKETS): Attack =>
  stranger => {
    const open = (): void => {
      const url = `ws://127.0.0.1:${stranger.port}/ws`;
      const socket = new WebSocket(url, SUBPROTOCOL, { localAddress: ADDRESS });
      let raw: Socket | undefined;
      socket.on('upgrade', response => (raw = response.socket));
      socket.on('open', () => act(socket, raw!, stranger));
      socket.on('error', () => undefined);
      socket.on('close', () => setTimeout(open, 5));
    };
    for (let at = 0; at < count; at++) open();
  };

/** Writes as fast as the other side reads, or faster. */
const pours = (what: Buffer, isPaused = false): Attack =>
  onSockets((_, raw) => {
    if (isPaused) raw.pause();
    const pour = (): void => {
      if (raw.destroyed) return;
      if (raw.write(what)) setImmediate(pour);
      else raw.once('drain', pour);
    };
    pour();
  });

/** Says hello, and then one request after the other without waiting for answers. */
const asks = (requests: (stranger: Stranger, at: number) => readonly object[]): Attack =>
  onSockets((socket, _, stranger) => {
    let re = 0;
    const say = (request: object): void => socket.send(JSON.stringify({ re: ++re, ...request }));
    say({ type: 'hello', protocol: PROTOCOL });
    const go = (): void => {
      if (socket.readyState !== WebSocket.OPEN) return;
      for (const request of requests(stranger, re)) say(request);
      if (socket.bufferedAmount < 100_000) setImmediate(go);
      else setTimeout(go, 10);
    };
    go();
  });

/** TCP connections that end before they have said anything. */
const dials: Attack = ({ port }) => {
  const dial = (): void => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: ADDRESS });
    socket.on('error', () => undefined);
    socket.on('connect', () => socket.resetAndDestroy());
    socket.on('close', () => setImmediate(dial));
  };
  for (let at = 0; at < SOCKETS; at++) dial();
};

/** Nothing but work on this machine: what a stranger costs without saying a word. */
const burns: Attack = () => {
  for (;;) Math.sqrt(Math.E);
};

export const ATTACKS: Readonly<Record<string, Attack>> = {
  'only burns a processor': burns,
  'sends pings': pours(frames(0x89)),
  'sends pings and does not read': pours(frames(0x89), true),
  'sends pongs': pours(frames(0x8a)),
  'dials and hangs up': dials,
  'asks for nothing, fast': asks(() => [{ type: 'ping' }]),
  'sends 8 KiB messages': asks(() => [{ type: 'ping', more: 'x'.repeat(8_000) }]),
  'comes and goes at a table': asks(({ table }) => [{ type: 'watch', table }, { type: 'unwatch' }]),
  'talks at a table': asks(({ table }) => [
    { type: 'watch', table },
    { type: 'chat', table, text: 'x'.repeat(300) },
  ]),
  'opens tables and leaves them': asks(() => [
    { type: 'open', game: 'cluedo', start: true, leaving: true, leavers: 'forfeit' },
  ]),
};

parentPort?.once('message', (stranger: Stranger) => ATTACKS[stranger.does]?.(stranger));
