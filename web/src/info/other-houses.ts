import { keep, recall } from '../storage.ts';

/** Where a house listens, if nobody has said anything else. */
export const USUAL_PORT = 4747;

export interface OtherHouse {
  readonly name: string;
  readonly url: string;
}

const KEPT = 'stammtisch.houses';
const MOST = 30;

/**
 * The address of a house as somebody has typed it: `192.168.1.5`, `laptop:4800`, `https://games.example.org/club`.
 * Without a scheme and a port it is the usual port; undefined for what cannot be an address.
 */
export function addressOf(typed: string): string | undefined {
  const text = typed.trim();
  const hasScheme = /^https?:\/\//i.test(text);
  if (!hasScheme && !HOST.test(text)) return undefined;
  const url = parsed(hasScheme ? text : `http://${text}`);
  if (url === undefined || url.username !== '') return undefined;
  if (!hasScheme && !HAS_PORT.test(text)) url.port = String(USUAL_PORT);
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

/** A name or an address of the network, perhaps with a port and a path. */
const HOST = /^(\[[0-9a-f:]+\]|[\p{L}\p{N}.-]+)(:\d{1,5})?(\/\S*)?$/iu;
const HAS_PORT = /^[^/]*:\d+(\/|$)/;

function parsed(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** What this device remembers; anything else that stands there is left out. */
export function otherHouses(): readonly OtherHouse[] {
  try {
    const kept: unknown = JSON.parse(recall(KEPT) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isHouse).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export const keepHouses = (houses: readonly OtherHouse[]): void =>
  keep(KEPT, JSON.stringify(houses.slice(0, MOST)));

const isHouse = (value: unknown): value is OtherHouse =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'url' in value &&
  typeof value.url === 'string' &&
  /^https?:\/\//.test(value.url);
