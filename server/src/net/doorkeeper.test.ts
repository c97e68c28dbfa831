import { expect, test } from 'vitest';

import { Doorkeeper } from './doorkeeper.ts';

const clock = { at: 0, now: () => clock.at };
const times = (count: number, ask: () => boolean): number =>
  Array.from({ length: count }, ask).filter(Boolean).length;

test('an address has a number of connections, and gets one back when one hangs up', () => {
  const door = new Doorkeeper(clock);
  const gates = Array.from({ length: 201 }, () => door.enter('192.0.2.1'));
  expect(gates.filter(gate => gate === undefined)).toHaveLength(1);
  expect(door.enter('192.0.2.2')).toBeDefined();
  gates[0]?.leave();
  expect(door.enter('192.0.2.1')).toBeDefined();
});

test('all connections of an address share what they may ask, and time gives it back', () => {
  const door = new Doorkeeper(clock);
  const [one, two] = [door.enter('192.0.2.1')!, door.enter('192.0.2.1')!];
  expect(times(900, one.request) + times(900, two.request)).toBe(1_000);
  clock.at += 1_000;
  expect(times(900, two.request)).toBe(300);
});

test('new people come at a trickle, also over new connections', () => {
  const door = new Doorkeeper(clock);
  let came = 0;
  for (let dial = 0; dial < 100; dial++) {
    const gate = door.enter('192.0.2.1')!;
    if (gate.newcomer()) came++;
    gate.leave();
  }
  expect(came).toBe(60);
});

test('an address is forgotten when it is gone and rested', () => {
  const door = new Doorkeeper(clock);
  const gate = door.enter('192.0.2.1')!;
  gate.newcomer();
  gate.leave();
  expect(door.known).toBe(1);
  clock.at += 60_000;
  door.enter('192.0.2.2')!.leave();
  expect(door.known).toBe(0);
});

test('this machine itself, and a proxy on it, is never turned away', () => {
  const door = new Doorkeeper(clock);
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect(times(5_000, () => door.enter(address)?.request() === true)).toBe(5_000);
});
