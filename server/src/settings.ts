import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** Something the operator can mend, said in one sentence. */
export class Mistake extends Error {
  override readonly name = 'Mistake';
}

export interface Settings {
  readonly port: number;
  readonly data: string;
}

const DEFAULT_PORT = 4_747;

/** From the command line, else from the environment, else the defaults. */
export function settingsFrom(args: string[], env: NodeJS.ProcessEnv): Settings {
  const { port = env['PORT'], data = env['DATA_DIR'] } = flagsOf(args);
  return { port: portOf(port ?? String(DEFAULT_PORT)), data: resolve(data ?? 'data') };
}

function flagsOf(args: string[]): { port?: string; data?: string } {
  try {
    const options = { port: { type: 'string' }, data: { type: 'string' } } as const;
    return parseArgs({ args, options }).values;
  } catch (cause) {
    throw new Mistake('use: npm start -- [--port N] [--data DIR]', { cause });
  }
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new Mistake(`the port must be a number from 0 to 65535, not "${text}"`);
  return port;
}
