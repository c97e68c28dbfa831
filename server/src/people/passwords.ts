import { argon2, timingSafeEqual } from 'node:crypto';

import { ok, type Result } from '@stammtisch/kernel';
import { LIMITS, type World } from '@stammtisch/protocol';

import { FairQueue } from './fair-queue.ts';

const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const SALT_BYTES = 16;
/** Every one of them takes 19 MiB and a processor for a while. */
const QUEUE = { atOnce: 2, waitingFromOne: 10, waiting: 1_000 } as const;

/** Passwords, which are never kept: argon2id, a few at a time, the addresses that ask for it in turn. */
export class Passwords {
  readonly #world: Pick<World, 'bytes'>;
  readonly #queue = new FairQueue(QUEUE);

  constructor(world: Pick<World, 'bytes'>) {
    this.#world = world;
  }

  async hash(password: string, from: string): Promise<Result<string, 'too-fast'>> {
    const salt = this.#world.bytes(SALT_BYTES);
    const tag = await this.#queue.run(from, () => tagOf(password, salt));
    return tag.ok ? ok(`${base64(salt)}.${base64(tag.value)}`) : tag;
  }

  /** Takes as long for somebody who does not exist. */
  async fits(
    password: string,
    stored: string | undefined,
    from: string,
  ): Promise<Result<boolean, 'too-fast'>> {
    const [salt = '', expected = ''] = (stored ?? '').split('.');
    const tag = await this.#queue.run(from, () =>
      tagOf(password, stored === undefined ? this.#world.bytes(SALT_BYTES) : fromBase64(salt)),
    );
    return tag.ok ? ok(stored !== undefined && isSame(tag.value, fromBase64(expected))) : tag;
  }
}

/** Long enough, not endless, and not the name itself. */
export function isPassword(password: string, name: string): boolean {
  const { length } = Array.from(password);
  const isLongEnough = length >= LIMITS.passwordMin && length <= LIMITS.password;
  return isLongEnough && password.toLowerCase() !== name.toLowerCase();
}

function tagOf(password: string, salt: Uint8Array): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const message = password.normalize('NFKC');
    argon2('argon2id', { message, nonce: salt, ...COST }, (error, tag) =>
      error ? reject(error) : resolve(tag),
    );
  });
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && timingSafeEqual(one, other);

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const fromBase64 = (text: string): Uint8Array => Buffer.from(text, 'base64url');
