import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/**
 * What an address counts as where something is limited by address: an IPv4 address for itself, also
 * when it is written as IPv6, and an IPv6 address for its /64, all of which one household has.
 */
export function limitKeyOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff;
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.');
  const network = groups.slice(0, 4).map(group => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The eight numbers of an IPv6 address, in whichever way it is written. */
function groupsOf(address: string): readonly number[] {
  const [plain = ''] = address.split('%', 1);
  const [head = '', tail] = plain.split('::');
  const [first, last] = [numbersIn(head), numbersIn(tail ?? '')];
  const missing = tail === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array.from({ length: missing }, () => 0), ...last];
}

const numbersIn = (part: string): readonly number[] =>
  part === '' ? [] : part.split(':').flatMap(text => (isIPv4(text) ? pairsOf(text) : [hex(text)]));

/** The last two groups may be written as an IPv4 address. */
function pairsOf(address: string): readonly number[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}

const hex = (text: string): number => Number.parseInt(text, 16);

const bytesOf = (group: number): readonly number[] => [group >> 8, group & 0xff];

/** IPv4 addresses that a socket of both kinds shows as IPv6 are IPv4 addresses. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

export const isLoopback = (address: string): boolean =>
  address === '::1' || plain(address).startsWith('127.');

/** Addresses of the local network and of this machine: not reached from the internet. */
export const isLocal = (address: string): boolean =>
  isLoopback(address) ||
  /^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)/.test(plain(address)) ||
  /^f([cd]|e[89ab])/i.test(address);

/** Proxies whose word about where a request comes from is believed. */
export type TrustedProxies = (peer: string) => boolean;

export const NO_PROXY: TrustedProxies = () => false;

/** On this machine, or at one of these addresses, or in one of these networks: `10.0.0.0/8`. */
export function trustedProxies(places: readonly string[]): TrustedProxies {
  const list = new BlockList();
  for (const place of places) {
    const [address = '', bits] = place.split('/');
    list.addSubnet(address, Number(bits ?? bitsOf(address)), familyOf(address));
  }
  return peer => isLoopback(peer) || list.check(plain(peer), familyOf(plain(peer)));
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

const bitsOf = (address: string): number => (isIPv6(address) ? 128 : 32);

/** An address, or a network by its first address and how many bits of it count. */
export function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (isIP(address) === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= bitsOf(address));
}

/** A client's address, and whether a proxy told it. */
export interface ClientAddress {
  readonly address: string;
  readonly isForwarded: boolean;
}

/**
 * Where a request comes from. Each proxy adds the address it was asked from at the end of
 * `X-Forwarded-For`; what stands before that, anybody may have written.
 */
export function clientAddressOf(
  peer: string,
  forwarded: string | readonly string[] | undefined,
  isTrusted: TrustedProxies,
): ClientAddress {
  if (!isTrusted(peer)) return { address: peer, isForwarded: false };
  const hops = [forwarded ?? []].flat().join(',').split(',');
  const names = hops.map(hop => hop.trim()).filter(hop => hop !== '');
  const address = names.findLast(hop => !isTrusted(hop)) ?? names[0];
  return address === undefined
    ? { address: peer, isForwarded: false }
    : { address, isForwarded: true };
}
