import { expect, test } from 'vitest';

import { Admission } from './admission.ts';

const clock = { at: 0, now: () => clock.at };
const times = (count: number, ask: () => boolean): number =>
  Array.from({ length: count }, ask).filter(Boolean).length;
const from = (address: string) => ({ address, isForwarded: false });

test('an address has a number of connections, and gets one back when one ends', () => {
  const admission = new Admission(clock);
  const limits = Array.from({ length: 201 }, () => admission.enter(from('192.0.2.1')));
  expect(limits.filter(each => each === undefined)).toHaveLength(1);
  expect(admission.enter(from('192.0.2.2'))).toBeDefined();
  limits[0]?.release();
  expect(admission.enter(from('192.0.2.1'))).toBeDefined();
});

test('all connections of an address share what they may ask, and time gives it back', () => {
  const admission = new Admission(clock);
  const [one, two] = [admission.enter(from('192.0.2.1'))!, admission.enter(from('192.0.2.1'))!];
  expect(times(900, one.request) + times(900, two.request)).toBe(1_000);
  clock.at += 1_000;
  expect(times(900, two.request)).toBe(300);
});

test('new people come at a trickle, also over new connections', () => {
  const admission = new Admission(clock);
  let came = 0;
  for (let dial = 0; dial < 100; dial++) {
    const limits = admission.enter(from('192.0.2.1'))!;
    if (limits.newcomer()) came++;
    limits.release();
  }
  expect(came).toBe(60);
});

test('sixty tables are opened from one address, and then one every ten seconds', () => {
  const admission = new Admission(clock);
  const open = () => admission.enter(from('192.0.2.1'))!.refusalToOpen() === undefined;
  expect(times(100, open)).toBe(60);
  clock.at += 100_000;
  expect(times(100, open)).toBe(10);
});

test('a hundred and twenty tables from one address are in use at a time', () => {
  const inUse = new Set<string>();
  const admission = new Admission(clock, { isInUse: table => inUse.has(table) });
  const open = (table: string) => {
    const { refusalToOpen, opened, release } = admission.enter(from('192.0.2.1'))!;
    const refused = refusalToOpen();
    if (refused === undefined) opened(table);
    if (refused === undefined) inUse.add(table);
    clock.at += 10_000;
    // Nor does it help to come anew each time.
    release();
    return refused;
  };
  for (let at = 0; at < 120; at++) expect(open(`table ${at}`)).toBeUndefined();
  expect(open('one more')).toBe('too-many-tables');
  const { refusalToOpen } = admission.enter(from('192.0.2.2'))!;
  expect(refusalToOpen()).toBeUndefined();
  inUse.delete('table 7');
  expect(open('one more')).toBeUndefined();
  expect(open('and another')).toBe('too-many-tables');
});

test('an address is forgotten when it is gone and rested', () => {
  const admission = new Admission(clock);
  for (let at = 1; at <= 5; at++) {
    const limits = admission.enter(from(`192.0.2.${at}`))!;
    limits.newcomer();
    limits.release();
  }
  expect(admission.known).toBe(5);
  clock.at += 60_000;
  // Whoever has only just come is remembered for a moment.
  admission.enter(from('192.0.2.6'))!.release();
  expect(admission.known).toBe(1);
});

test('whoever connects again and again is let in twenty times a second', () => {
  const admission = new Admission(clock);
  const comeAndGo = (): boolean => {
    const limits = admission.enter(from('192.0.2.1'));
    limits?.release();
    return limits !== undefined;
  };
  expect(times(1_000, comeAndGo)).toBe(400);
  clock.at += 1_000;
  expect(times(1_000, comeAndGo)).toBe(20);
  expect(admission.enter(from('192.0.2.2'))).toBeDefined();
});

test('a household behind IPv6 is one address, and its neighbour another', () => {
  const admission = new Admission(clock);
  const one = admission.enter(from('2001:db8:0:1::1'))!;
  const same = admission.enter(from('2001:db8:0:1:ffff::2'))!;
  const neighbour = admission.enter(from('2001:db8:0:2::1'))!;
  expect(times(900, one.request) + times(900, same.request)).toBe(1_000);
  expect(times(900, neighbour.request)).toBe(900);
});

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

test('this machine itself has no limits where the house listens on loopback alone', () => {
  const admission = new Admission(clock, { isLocalOnly: true });
  for (const address of LOOPBACK)
    expect(times(5_000, () => admission.enter(from(address))?.request() === true)).toBe(5_000);
});

test.each(LOOPBACK)('%s has limits where others can reach the house', address => {
  const admission = new Admission(clock);
  expect(times(300, () => admission.enter(from(address)) !== undefined)).toBe(200);
});

test('what a proxy says of a client is never this machine itself', () => {
  const admission = new Admission(clock, { isLocalOnly: true });
  const client = { address: '127.0.0.1', isForwarded: true };
  expect(times(300, () => admission.enter(client) !== undefined)).toBe(200);
});
