import type { IncomingHttpHeaders } from 'node:http';

const SCHEMES = ['http', 'https'] as const;

export type Scheme = (typeof SCHEMES)[number];

/**
 * Whether a request comes from a page of this house: scheme, host and port are exactly those it was
 * asked under. Without a scheme, either of the two will do.
 */
export const isOwnOrigin = (origin: string, host = '', scheme?: Scheme): boolean =>
  SCHEMES.some(each => (scheme ?? each) === each && originOf(each, host) === origin);

/** Whether a request may use the house, as far as its origin tells. */
export type OriginCheck = (headers: IncomingHttpHeaders) => boolean;

/**
 * Pages of this house may, and programs, which send no origin. Where the house has a public address,
 * its pages are those from there, and those that this machine asks for by its own name.
 */
export const originCheck =
  (publicUrl?: string): OriginCheck =>
  headers => {
    const { origin, host = '' } = headers;
    if (origin === undefined) return true;
    if (publicUrl !== undefined && origin === new URL(publicUrl).origin) return true;
    const isAskedHere = publicUrl === undefined || isLoopbackHost(host);
    return isAskedHere && isOwnOrigin(origin, host, schemeIn(headers));
  };

/** Whether a `Host` header names this machine as only this machine does: no other site can stand for it. */
export const isLoopbackHost = (host: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i.test(host);

/** As browsers write it: in lower case, without the usual port. */
function originOf(scheme: Scheme, host: string): string | undefined {
  const url = `${scheme}://${host}`;
  return URL.canParse(url) ? new URL(url).origin : undefined;
}

/**
 * What a request was made with: a proxy that speaks TLS says so, the house itself speaks plain http.
 * Everybody may be believed here, because no page of another site can set this header.
 */
export function schemeIn(headers: IncomingHttpHeaders): Scheme {
  const [said] = [headers['x-forwarded-proto'] ?? ''].flat();
  return /^\s*https\s*(?:,|$)/i.test(said ?? '') ? 'https' : 'http';
}
