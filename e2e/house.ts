import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A real house in a process of its own, that can be killed and opened again. */
export class RealHouse {
  readonly data = mkdtempSync(join(tmpdir(), 'stammtisch-e2e-'));
  readonly #where: readonly string[];
  readonly #root: string;
  #process: ChildProcess | undefined;
  #port = 0;

  /** On this machine alone and from this project, unless something else is said. */
  constructor(where: readonly string[] = ['--host', '127.0.0.1'], root = '.') {
    this.#where = where;
    this.#root = root;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async open(): Promise<this> {
    const where = [...this.#where, '--port', String(this.#port), '--data', this.data];
    const child = spawn(process.execPath, ['server/src/main.ts', ...where], {
      cwd: this.#root,
      env: { ...process.env, THINKING_MS: '30' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    this.#port = await new Promise<number>((resolve, reject) => {
      let text = '';
      child.stdout.on('data', (chunk: Buffer) => {
        text += String(chunk);
        const found = /^http:\/\/localhost:(\d+)$/m.exec(text);
        if (found !== null) resolve(Number(found[1]));
      });
      child.once('exit', code => reject(new Error(`the house closed with ${code}`)));
    });
    return this;
  }

  /** Hangs, with all connections open, until it is told to go on. */
  freeze = (): unknown => this.#process?.kill('SIGSTOP');
  thaw = (): unknown => this.#process?.kill('SIGCONT');

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
