import { describe, expect, test } from 'vitest';

import {
  clientAddressOf,
  isAddressOrNetwork,
  isLocal,
  limitKeyOf,
  NO_PROXY,
  trustedProxies,
} from './client-address.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9%eth0', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ['', ''],
  ['somewhere', 'somewhere'],
])('%s counts as %s', (address, key) => {
  expect(limitKeyOf(address)).toBe(key);
  expect(limitKeyOf(key)).toBe(key);
});

test('a household is one address, its neighbour another', () => {
  const home = ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2:a::'];
  expect(new Set(home.map(limitKeyOf)).size).toBe(1);
  expect(limitKeyOf('2001:db8:1:3::1')).not.toBe(limitKeyOf(home[0]!));
});

describe('a client behind a proxy', () => {
  const here = trustedProxies([]);
  const there = trustedProxies(['10.0.0.2']);
  const network = trustedProxies(['10.1.0.0/16', '2001:db8::/32']);

  test.each([
    ['nobody is trusted', '127.0.0.1', '192.0.2.7', NO_PROXY, '127.0.0.1', false],
    ['the proxy tells', '127.0.0.1', '192.0.2.7', here, '192.0.2.7', true],
    ['the client has lied to the proxy', '::1', '1.1.1.1, 192.0.2.7', here, '192.0.2.7', true],
    ['a stranger sends the header himself', '192.0.2.9', '1.1.1.1', here, '192.0.2.9', false],
    ['the proxy is elsewhere', '::ffff:10.0.0.2', '192.0.2.7', there, '192.0.2.7', true],
    ['two proxies in a row', '127.0.0.1', '192.0.2.7, 10.0.0.2', there, '192.0.2.7', true],
    ['the proxy is in a network', '::ffff:10.1.7.9', '192.0.2.7', network, '192.0.2.7', true],
    ['the proxy is in an IPv6 network', '2001:db8:7::9', '192.0.2.7', network, '192.0.2.7', true],
    ['it is not in that network', '10.2.0.1', '192.0.2.7', network, '10.2.0.1', false],
    ['a peer that has no address', 'unknown', '192.0.2.7', network, 'unknown', false],
    ['a program on this machine', '127.0.0.1', undefined, here, '127.0.0.1', false],
  ])('%s', (...[, peer, header, isTrusted, address, isForwarded]) => {
    expect(clientAddressOf(peer, header, isTrusted)).toEqual({ address, isForwarded });
  });
});

test.each([
  ['10.0.0.2', true],
  ['10.0.0.0/8', true],
  ['::1', true],
  ['fd00::/8', true],
  ['10.0.0.0/33', false],
  ['fd00::/129', false],
  ['10.0.0.0/', false],
  ['10.0.0.0/8/8', false],
  ['proxy.example.org', false],
])('%s is an address or a network: %s', (text, expected) => {
  expect(isAddressOrNetwork(text)).toBe(expected);
});

test.each([
  ['127.0.0.1', true],
  ['::ffff:192.168.1.5', true],
  ['10.1.2.3', true],
  ['172.16.0.1', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['172.32.0.1', false],
  ['192.0.2.7', false],
  ['2001:db8::1', false],
])('%s is in the local network: %s', (address, expected) => {
  expect(isLocal(address)).toBe(expected);
});
