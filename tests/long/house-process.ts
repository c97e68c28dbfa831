import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const NODE = join(ROOT, 'node_modules/.bin/node');

const OPENS_WITHIN_MS = 15_000;

/** A house in a process of its own, as `npm start` opens it. */
export class HouseProcess {
  readonly #child: ChildProcess;
  readonly #exited: Promise<unknown>;
  #said = '';

  constructor(data: string, port: number) {
    const args = [
      'server/src/main.ts',
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      '--data',
      data,
    ];
    this.#child = spawn(NODE, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#exited = once(this.#child, 'exit');
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (this.#said += text));
  }

  /** The port, once the house is open. */
  async opened(): Promise<number> {
    const since = Date.now();
    for (;;) {
      const port = /^http:\/\/localhost:(\d+)$/m.exec(this.#said)?.[1];
      if (port !== undefined) return Number(port);
      if (this.#child.exitCode !== null || Date.now() - since > OPENS_WITHIN_MS)
        throw new Error(`the house does not open: ${this.#said}`);
      await pause(2);
    }
  }

  /** Gone at once, in the middle of everything. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#exited;
  }

  /** Asked to close; how it ended, and after how long. */
  async terminate(): Promise<{ readonly code: number | null; readonly after: number }> {
    const since = performance.now();
    this.#child.kill('SIGTERM');
    await this.#exited;
    return { code: this.#child.exitCode, after: performance.now() - since };
  }

  /** What the house noted that must not happen. */
  get alarms(): readonly string[] {
    return this.#said.split('\n').filter(line => line.startsWith('{"level":"error"'));
  }
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise(resolve => void setTimeout(resolve, milliseconds));

/** Waits for what must come true by itself, and says what did not. */
export async function until(
  what: string,
  isTrue: () => boolean,
  { within, every = 5 }: { readonly within: number; readonly every?: number },
): Promise<void> {
  for (const since = Date.now(); !isTrue(); await pause(every))
    if (Date.now() - since > within) throw new Error(`waited ${within} ms in vain: ${what}`);
}
