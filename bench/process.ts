import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A server under measurement, in a process of its own. */
export interface Measured {
  readonly port: number;
  /** Processor time used so far, in microseconds. */
  cpu(): number;
  /** Memory in use, in bytes. */
  memory(): number;
  stop(): Promise<void>;
}

/** Clock ticks of /proc, a hundred a second on Linux. */
const TICK_MICROSECONDS = 10_000;
const PAGE_BYTES = 4_096;

export async function measured(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Measured> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await portOf(child);
  const stat = (): readonly string[] =>
    readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return {
    port,
    cpu: () => (Number(stat()[11]) + Number(stat()[12])) * TICK_MICROSECONDS,
    memory: () => Number(stat()[21]) * PAGE_BYTES,
    stop: () =>
      new Promise(resolve => {
        child.removeAllListeners('exit');
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout!.on('data', (chunk: Buffer) => {
      text += String(chunk);
      const found = /^http:\/\/localhost:(\d+)$/m.exec(text);
      if (found !== null) resolve(Number(found[1]));
    });
    child.once('exit', code => reject(new Error(`the server ended with ${code}`)));
  });
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise(resolve => void setTimeout(resolve, milliseconds));

export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
};
