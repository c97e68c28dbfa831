import { isIP } from 'node:net';
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
  /** Proxies whose word about a client's address is believed, besides those on this machine; undefined for none at all. */
  readonly trustedProxies?: readonly string[];
  /** How long a computer player seems to think at the least, in milliseconds. */
  readonly thinking: number;
}

const DEFAULT_PORT = 4_747;
const DEFAULT_THINKING = 500;

/** From the command line, else from the environment, else the defaults. */
export function settingsFrom(args: string[], env: NodeJS.ProcessEnv): Settings {
  const flags = flagsOf(args);
  const { port = env['PORT'], data = env['DATA_DIR'], host = env['HOST'] } = flags;
  const proxies = proxiesOf(flags['trust-proxy'] === true, env['TRUST_PROXY'] ?? '');
  const thinking = env['THINKING_MS'] ?? String(DEFAULT_THINKING);
  return {
    port: numberOf('port', port ?? String(DEFAULT_PORT), 65_535),
    data: resolve(data ?? 'data'),
    ...(host !== undefined && { host }),
    ...(proxies && { trustedProxies: proxies }),
    thinking: numberOf('THINKING_MS', thinking, 60_000),
  };
}

interface Flags {
  readonly port?: string;
  readonly data?: string;
  readonly host?: string;
  readonly 'trust-proxy'?: boolean;
}

const USAGE = 'use: npm start -- [--port N] [--data DIR] [--host ADDRESS] [--trust-proxy]';

function flagsOf(args: string[]): Flags {
  try {
    const text = { type: 'string' } as const;
    const flag = { type: 'boolean' } as const;
    const options = { port: text, data: text, host: text, 'trust-proxy': flag };
    return parseArgs({ args, options }).values;
  } catch (cause) {
    throw new Mistake(USAGE, { cause });
  }
}

/** By the flag or a `1`, one on this machine; by the environment also those at certain addresses. */
function proxiesOf(isFlagged: boolean, text: string): readonly string[] | undefined {
  const names = text.split(',').map(name => name.trim());
  const addresses = names.filter(name => !['', '0', '1', 'true', 'false'].includes(name));
  const wrong = addresses.find(name => isIP(name) === 0);
  if (wrong !== undefined)
    throw new Mistake(`TRUST_PROXY must be 1 or addresses with commas between, not "${wrong}"`);
  const isWanted = isFlagged || addresses.length > 0 || ['1', 'true'].includes(text.trim());
  return isWanted ? addresses : undefined;
}

function numberOf(name: string, text: string, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > most)
    throw new Mistake(`the ${name} must be a number from 0 to ${most}, not "${text}"`);
  return number;
}
