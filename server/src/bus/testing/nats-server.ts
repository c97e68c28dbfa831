import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';

import { WORLD } from '../../world.ts';
import { openNatsBus } from '../nats-bus.ts';

const HERE = '127.0.0.1';
const READY_MS = 20_000;
const LOOK_MS = 50;

/** From Debian's package `nats-server`, where it is installed. */
const PROGRAM = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin']
  .map(folder => join(folder, 'nats-server'))
  .find(path => existsSync(path));

/** A real NATS server on a port of its own. */
export class NatsServer {
  static readonly isInstalled = PROGRAM !== undefined;
  readonly url: string;
  readonly #port: number;
  #process: ChildProcess | undefined;

  private constructor(port: number) {
    this.#port = port;
    this.url = `nats://${HERE}:${port}`;
  }

  static async start(): Promise<NatsServer> {
    const probe = createServer().listen(0, HERE);
    await once(probe, 'listening');
    const { port } = probe.address() as AddressInfo;
    await new Promise(resolve => void probe.close(resolve));
    const server = new NatsServer(port);
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    if (PROGRAM === undefined) throw new Error('nats-server is not installed');
    this.#process = spawn(PROGRAM, ['-a', HERE, '-p', String(this.#port)], { stdio: 'ignore' });
    for (const since = Date.now(); ;) {
      try {
        return await (await openNatsBus(this.url, WORLD)).close();
      } catch (error) {
        if (Date.now() - since > READY_MS) throw error;
        await new Promise(resolve => void setTimeout(resolve, LOOK_MS));
      }
    }
  }

  /** Gone at once. */
  async stop(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const over = once(child, 'exit');
    child.kill('SIGKILL');
    await over;
  }
}
