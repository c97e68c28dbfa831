import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../server/src/main.ts', import.meta.url));
/** A house that was asked to close has closed by then, or hangs. */
const CLOSES_WITHIN_MS = 8_000;

interface NodeOptions {
  readonly port: number;
  /** All of it, but for the port. It logs as JSON. */
  readonly env: NodeJS.ProcessEnv;
  /** Told its complaints, and what it writes to its log. */
  readonly say: (line: string) => void;
}

/** One node of a house, in a process of its own that can be started again. */
export class NodeProcess {
  readonly name: string;
  readonly #options: NodeOptions;
  #child: ChildProcess | undefined;

  constructor(name: string, options: NodeOptions) {
    this.name = name;
    this.#options = options;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#options.port}`;
  }

  where = (): string => `${this.url}, pid ${this.pid}`;

  /** Starts it, and waits until it is open. If it ends before that, it throws what the node has said. */
  async open(): Promise<void> {
    const { port, env, say } = this.#options;
    const child = spawn(process.execPath, [MAIN], {
      env: { ...env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    let isOpen = false;
    const complaints: string[] = [];
    createInterface(child.stderr).on('line', line => {
      if (isOpen) say(line);
      else complaints.push(line);
    });
    const opened = new Promise(resolve => {
      createInterface(child.stdout).on('line', line => {
        // What else it prints is how it introduces itself.
        if (line.startsWith('{')) say(line);
        if (!line.startsWith(`http://localhost:${port}`)) return;
        isOpen = true;
        resolve(undefined);
      });
    });
    await Promise.race([opened, once(child, 'close')]);
    if (!isOpen)
      throw new Error(complaints[0] ?? `it has ended (${child.signalCode ?? child.exitCode})`);
  }

  /** When it has ended, whoever has ended it. */
  async ended(): Promise<void> {
    if (this.#child !== undefined && !isOver(this.#child)) await once(this.#child, 'exit');
  }

  /** Asks it to close, and sees to it that it does. */
  async close(): Promise<void> {
    const child = this.#child;
    if (child === undefined || isOver(child)) return;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), CLOSES_WITHIN_MS);
    await once(child, 'exit');
    clearTimeout(timer);
  }
}

const isOver = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;
