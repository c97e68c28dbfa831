import { argon2, timingSafeEqual } from 'node:crypto';

import { err, ok, type Result } from '@stammtisch/kernel';
import { LIMITS, type World } from '@stammtisch/protocol';

const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const SALT_BYTES = 16;
/** Every one of them takes 19 MiB and a processor for a while. */
const AT_ONCE = 2;
const MOST_WAITING = 40;

/** Passwords, which are never kept: argon2id, a few at a time, so that a crowd at the door stops nobody inside. */
export class Passwords {
  readonly #world: Pick<World, 'bytes'>;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(world: Pick<World, 'bytes'>) {
    this.#world = world;
  }

  async hash(password: string): Promise<Result<string, 'too-fast'>> {
    const salt = this.#world.bytes(SALT_BYTES);
    const tag = await this.#inTurn(() => tagOf(password, salt));
    return tag.ok ? ok(`${base64(salt)}.${base64(tag.value)}`) : tag;
  }

  /** Takes as long for somebody who does not exist. */
  async fits(password: string, stored: string | undefined): Promise<Result<boolean, 'too-fast'>> {
    const [salt = '', expected = ''] = (stored ?? '').split('.');
    const tag = await this.#inTurn(() =>
      tagOf(password, stored === undefined ? this.#world.bytes(SALT_BYTES) : fromBase64(salt)),
    );
    return tag.ok ? ok(stored !== undefined && isSame(tag.value, fromBase64(expected))) : tag;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<Result<T, 'too-fast'>> {
    if (this.#waiting.length >= MOST_WAITING) return err('too-fast');
    if (this.#running >= AT_ONCE) await new Promise<void>(go => this.#waiting.push(go));
    this.#running++;
    try {
      return ok(await work());
    } finally {
      this.#running--;
      this.#waiting.shift()?.();
    }
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
