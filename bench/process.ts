import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Processor time used so far by each kind of thread, in microseconds. */
export type Cpu = Readonly<Record<string, number>>;

/** A server under measurement, in a process of its own. */
export interface Measured {
  readonly port: number;
  cpu(): Cpu;
  /** Memory in use, in bytes. */
  memory(): number;
  stop(): Promise<void>;
}

const PAGE_BYTES = 4_096;

export async function measured(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Measured> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Also where a measurement fails.
  process.once('exit', () => child.kill());
  const port = await portOf(child);
  return {
    port,
    cpu: () => cpuOf(`/proc/${child.pid}/task`),
    memory: () => Number(statOf(`/proc/${child.pid}`).fields[21]) * PAGE_BYTES,
    stop: () =>
      new Promise(resolve => {
        child.removeAllListeners('exit');
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

function cpuOf(tasks: string): Cpu {
  const cpu: Record<string, number> = {};
  for (const task of readdirSync(tasks)) {
    const { name } = statOf(`${tasks}/${task}`);
    // In nanoseconds, where the times in `stat` are in hundredths of a second.
    const [time] = readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ');
    cpu[name] = (cpu[name] ?? 0) + Number(time) / 1_000;
  }
  return cpu;
}

function statOf(folder: string): { readonly name: string; readonly fields: readonly string[] } {
  const [head = '', rest = ''] = readFileSync(`${folder}/stat`, 'utf8').split(') ');
  return { name: head.slice(head.indexOf('(') + 1), fields: rest.split(' ') };
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
