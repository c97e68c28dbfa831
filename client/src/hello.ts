import { PROTOCOL } from '@stammtisch/protocol';

import type { Memory } from './transport.ts';

/** What a client can show of who it is. */
export interface Credentials {
  readonly memory: Memory;
  /** A robot comes in with this, and not with what the memory holds. */
  readonly token?: string;
}

/** The first request of a connection. */
export function helloText({ memory, token }: Credentials): string {
  const resume = token === undefined ? memory.load() : undefined;
  const who = { ...(resume && { resume }), ...(token !== undefined && { token }) };
  return JSON.stringify({ re: 0, type: 'hello', protocol: PROTOCOL, ...who });
}
