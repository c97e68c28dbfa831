import type { IncomingHttpHeaders } from 'node:http';

import type { Key } from '../people/accounts.ts';

/** The browser gives it only to this host and only over TLS; on a plain local address there is no such promise. */
const SAFE = '__Host-stammtisch';
const PLAIN = 'stammtisch';

type Headers = Pick<IncomingHttpHeaders, 'cookie' | 'origin'>;

/** What the browser keeps of an account. */
export function tokenIn({ cookie = '', origin }: Headers): string | undefined {
  const kept = new Map(
    cookie.split(';').map(pair => {
      const [name = '', value = ''] = pair.split('=', 2);
      return [name.trim(), value.trim()];
    }),
  );
  const token = kept.get(SAFE) ?? (isSafe(origin) ? undefined : kept.get(PLAIN));
  return token !== undefined && /^[a-z0-9]{20,80}$/.test(token) ? token : undefined;
}

export function cookieFor({ token, until }: Key, now: number, origin: string | undefined): string {
  const seconds = Math.max(0, Math.round((until - now) / 1_000));
  const rules = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}`;
  return isSafe(origin) ? `${SAFE}=${token}; ${rules}; Secure` : `${PLAIN}=${token}; ${rules}`;
}

export const noCookie = (origin: string | undefined): string =>
  cookieFor({ token: '', until: 0 }, 0, origin);

/** The page itself came over TLS, whatever stands between it and here. */
const isSafe = (origin: string | undefined): boolean => origin?.startsWith('https:') ?? false;
