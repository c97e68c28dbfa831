import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** Something the operator can mend, said in one sentence. */
export class Mistake extends Error {
  override readonly name = 'Mistake';
}

export interface Settings {
  readonly port: number;
  readonly data: string;
  /** The address to listen on; all of them, if none is named. */
  readonly host?: string;
  /** How long a computer player seems to think at the least, in milliseconds. */
  readonly thinking: number;
}

const DEFAULT_PORT = 4_747;
const DEFAULT_THINKING = 500;

/** From the command line, else from the environment, else the defaults. */
export function settingsFrom(args: string[], env: NodeJS.ProcessEnv): Settings {
  const { port = env['PORT'], data = env['DATA_DIR'], host = env['HOST'] } = flagsOf(args);
  const thinking = env['THINKING_MS'] ?? String(DEFAULT_THINKING);
  return {
    port: numberOf('port', port ?? String(DEFAULT_PORT), 65_535),
    data: resolve(data ?? 'data'),
    ...(host !== undefined && { host }),
    thinking: numberOf('THINKING_MS', thinking, 60_000),
  };
}

function flagsOf(args: string[]): { port?: string; data?: string; host?: string } {
  try {
    const text = { type: 'string' } as const;
    const options = { port: text, data: text, host: text };
    return parseArgs({ args, options }).values;
  } catch (cause) {
    throw new Mistake('use: npm start -- [--port N] [--data DIR] [--host ADDRESS]', { cause });
  }
}

function numberOf(name: string, text: string, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > most)
    throw new Mistake(`the ${name} must be a number from 0 to ${most}, not "${text}"`);
  return number;
}
