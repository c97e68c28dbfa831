import { game as bigTwo, type BigTwo } from '@stammtisch/big-two';
import { type Blackjack, game as blackjack } from '@stammtisch/blackjack';
import type { Game } from '@stammtisch/kernel';
import type { HouseLine } from '@stammtisch/protocol';
import { expect, test } from 'vitest';

import { come, join, openHouse, openTable, playAtRandom, sceneOf } from './guests.ts';
import type { TestClient } from './test-house.ts';

type Round = Extract<HouseLine, { kind: 'round' }>;

const roundsTo = ({ now }: TestClient): readonly Round[] =>
  (now.table?.chat ?? []).flatMap(({ house }) => (house?.kind === 'round' ? [house] : []));

const gains = ({ results }: Round): readonly number[] => results.map(({ gain }) => gain);

/** Two people play, and one who comes later reads what the house has told of it (J14). */
async function playedBy(game: Game, wish: object, done: (host: TestClient) => boolean) {
  const testHouse = await openHouse();
  const [host, guest, late] = (await come(testHouse, 3)) as [TestClient, TestClient, TestClient];
  const table = await openTable(host, game.name, wish);
  await join(guest, table);
  await testHouse.pass(500);
  await host.ask(host.client.startGame(table));
  const testClients = [host, guest];
  await playAtRandom(testHouse, { testClients, game }, () => done(host));
  await testHouse.pass(500);
  await late.ask(late.client.watch(table));
  return { host, guest, late };
}

test('Blackjack: a round is one line, of what each has won or lost, and newcomers read it', async () => {
  const view = (host: TestClient) => sceneOf<Blackjack['View']>(host).view;
  const isOver = (host: TestClient) => {
    const { phase, round } = view(host);
    return phase === 'between' && round === 3;
  };
  const { host, guest, late } = await playedBy(blackjack, { seats: 2 }, isOver);
  const lines = roundsTo(host);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThanOrEqual(3);
  expect(roundsTo(late)).toEqual(lines);
  const names = [host, guest].map(({ now }) => now.me!.name);
  const last = view(host);
  const profits = last.phase === 'between' ? (last.last?.profits ?? []) : [];
  for (const { by, gain } of lines.at(-1)!.results) {
    const name = 'person' in by ? by.name : '';
    expect(gain).toBe(profits[names.indexOf(name)]);
  }
});

test.each([
  [0, 'points'],
  [100, 'cents'],
] as const)('Big Two for a stake of %i: a hand is one line in %s', async (stake, unit) => {
  const isOver = (host: TestClient) => {
    const { phase, deals } = sceneOf<BigTwo['View']>(host).view;
    return phase === 'between' && deals === 2;
  };
  const { host, late } = await playedBy(bigTwo, { options: { stake } }, isOver);
  const lines = roundsTo(host);
  expect(lines).toHaveLength(2);
  expect(roundsTo(late)).toEqual(lines);
  const { last } = sceneOf<BigTwo['View']>(host).view as unknown as {
    last: { gains: number[]; won: number[] };
  };
  expect(lines[1]!.unit).toBe(unit);
  expect(gains(lines[1]!)).toEqual(unit === 'cents' ? last.won : last.gains);
});
