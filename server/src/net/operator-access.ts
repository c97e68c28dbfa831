import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

import { newId, type World } from '@stammtisch/protocol';

import { isLoopback } from './client-address.ts';
import { isLoopbackHost, schemeIn } from './origin.ts';
import type { Site } from './page.ts';

interface AccessDeps {
  readonly world: World;
  readonly token: string;
  readonly site: Site;
}

/** What proxies add; a request that has one of them was not made on this machine. */
const PROXY_HEADERS = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
  'forwarded',
  'via',
] as const;

const COOKIE = 'stammtisch-admin';
const SESSION_MS = 12 * 60 * 60 * 1_000;

/** Who may see how the house is doing, and change it. */
export class OperatorAccess {
  readonly #deps: AccessDeps;
  /** Random names of sessions, and until when they are good. */
  readonly #sessions = new Map<string, number>();
  /** Stands in every form: no other site can know it. */
  readonly formKey: string;

  constructor(deps: AccessDeps) {
    this.#deps = deps;
    this.formKey = newId(deps.world, 32);
  }

  /** By where the request comes from, by the token, or by having logged in with it. */
  isOperator = (peer: string, headers: IncomingHttpHeaders): boolean =>
    this.#isFromHere(peer, headers) || this.hasToken(headers) || this.#isLoggedIn(headers);

  hasToken = ({ authorization = '' }: IncomingHttpHeaders): boolean =>
    /^bearer /i.test(authorization) && this.isToken(authorization.slice('bearer '.length).trim());

  isToken = (text: string): boolean => timingSafeEqual(digest(text), digest(this.#deps.token));

  /** The cookie of a new session. */
  logIn(headers: IncomingHttpHeaders): string {
    const now = this.#deps.world.now();
    for (const [session, until] of this.#sessions) if (until < now) this.#sessions.delete(session);
    const session = newId(this.#deps.world, 32);
    this.#sessions.set(session, now + SESSION_MS);
    return this.#cookie(session, SESSION_MS / 1_000, headers);
  }

  /** The cookie that ends the session. */
  logOut(headers: IncomingHttpHeaders): string {
    this.#sessions.delete(sessionIn(headers) ?? '');
    return this.#cookie('', 0, headers);
  }

  /**
   * A house with a public address has a proxy in front, perhaps one that adds nothing to its requests:
   * then being asked from this machine proves nothing. The name that is asked for counts because a
   * page of another site can make a browser here ask under that site's name.
   */
  #isFromHere(peer: string, headers: IncomingHttpHeaders): boolean {
    const isDirect = PROXY_HEADERS.every(name => headers[name] === undefined);
    const isAskedHere = isLoopback(peer) && isLoopbackHost(headers.host ?? '');
    return isDirect && isAskedHere && this.#deps.site.publicUrl === undefined;
  }

  #isLoggedIn(headers: IncomingHttpHeaders): boolean {
    const until = this.#sessions.get(sessionIn(headers) ?? '');
    return until !== undefined && until > this.#deps.world.now();
  }

  #cookie(value: string, seconds: number, headers: IncomingHttpHeaders): string {
    const secure = schemeIn(headers) === 'https' ? '; Secure' : '';
    const path = `${this.#deps.site.basePath}/admin`;
    return `${COOKIE}=${value}; Path=${path}; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure}`;
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const sessionIn = ({ cookie = '' }: IncomingHttpHeaders): string | undefined =>
  new RegExp(`(?:^|;)\\s*${COOKIE}=([a-z0-9]{32})`).exec(cookie)?.[1];
