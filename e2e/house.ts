import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A real house in a process of its own, that can be killed and opened again. */
export class RealHouse {
  readonly data = mkdtempSync(join(tmpdir(), 'stammtisch-e2e-'));
  readonly #where: readonly string[];
  readonly #root: string;
  readonly #env: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;
  #port = 0;
  /** Everything it has printed. */
  said = '';

  /** On this machine alone and from this project, unless something else is said. */
  constructor(
    where: readonly string[] = ['--host', '127.0.0.1'],
    root = '.',
    env: NodeJS.ProcessEnv = {},
  ) {
    this.#where = where;
    this.#root = root;
    this.#env = env;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async open(): Promise<this> {
    const where = [...this.#where, '--port', String(this.#port), '--data', this.data];
    const child = spawn(process.execPath, ['server/src/main.ts', ...where], {
      cwd: this.#root,
      env: { ...process.env, THINKING_MS: '30', ...this.#env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    this.#port = await new Promise<number>((resolve, reject) => {
      let text = '';
      child.stdout.on('data', (chunk: Buffer) => {
        text += String(chunk);
        this.said += String(chunk);
        const found = /^http:\/\/localhost:(\d+)(?:\/\S*)?$/m.exec(text);
        if (found !== null) resolve(Number(found[1]));
      });
      child.once('exit', code => reject(new Error(`the house closed with ${code}`)));
    });
    return this;
  }

  /** Hangs, with all connections open, until it is told to go on. */
  freeze = (): unknown => this.#process?.kill('SIGSTOP');
  thaw = (): unknown => this.#process?.kill('SIGCONT');

  /** How it ended by itself. */
  ended(): Promise<number | null> {
    const child = this.#process;
    if (child === undefined || child.exitCode !== null)
      return Promise.resolve(child?.exitCode ?? null);
    return new Promise(resolve => void child.once('exit', resolve));
  }

  kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<number | null> {
    const child = this.#process;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null)
      return Promise.resolve(child?.exitCode ?? null);
    return new Promise(resolve => {
      child.removeAllListeners('exit');
      child.once('exit', code => resolve(code));
      child.kill(signal);
    });
  }
}
