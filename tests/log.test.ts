import { CATALOGUE } from '@stammtisch/bots';
import { seeded } from '@stammtisch/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { RealHouse } from '../e2e/house.ts';
import { until } from './long/house-process.ts';
import { Player } from './long/player.ts';

const SAID = 'Zwetschgenknödel';
const NAME = 'Quirin Zaunkönig';
/** A card, as Big Two writes it. */
const CARD = /^[2-9TJQKA][CDHS]$/i;
const FIELDS = ['level', 'time', 'msg', 'table', 'person', 'code', 'game', 'request', 'stack'];

/** Strings anywhere in what somebody saw. */
function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

/** What a line of the log tells that it must not. Ids are made of chance, and may look like anything. */
function leaksIn(line: string, secrets: Iterable<string>): readonly string[] {
  const { table: _, person: __, time: ___, ...rest } = JSON.parse(line) as Record<string, unknown>;
  const words = new Set(JSON.stringify(rest).split(/[^\p{L}\p{N}♣♦♥♠-]+/u));
  const unknown = Object.keys(JSON.parse(line) as object).filter(name => !FIELDS.includes(name));
  return [...unknown, ...[...secrets].filter(secret => words.has(secret))];
}

const house = new RealHouse(['--host', '127.0.0.1'], '.', { LOG_LEVEL: 'debug' });
beforeAll(() => house.open());
afterAll(async () => void (await house.kill()));

describe('the log of a house in which somebody plays', () => {
  test('has lines about it, and neither cards nor words nor names', async () => {
    const { game } = await CATALOGUE['big-two']!();
    const port = Number(new URL(house.url).port);
    const player = new Player('Anna', { port, game, random: seeded(1) });
    const { client } = player;
    const secrets = new Set([...SAID.split(' '), ...NAME.split(' ')]);
    client.start();
    await client.rename(NAME);
    const opened = await client.open('big-two', { start: true });
    if (!opened.ok) throw new Error(opened.error.code);
    const { table } = opened.value;
    await client.watch(table);
    player.settle();
    player.play();
    const isDone = () => {
      const { view } = client.snapshot.table?.scene ?? {};
      for (const text of stringsIn(view)) if (CARD.test(text)) secrets.add(text);
      return player.journal.acknowledged.length >= 6;
    };
    await until('six moves', isDone, { within: 30_000, every: 20 });
    await client.chat(table, SAID);
    await client.move(table, 'no such question', { kind: 'play', cards: [...secrets].slice(-2) });
    await client.leave(table);
    client.stop();
    // At least a hand of thirteen cards.
    expect(secrets.size).toBeGreaterThan(13);
    await until('it is written', () => house.said.includes('"request":"move"'), { within: 5_000 });
    const lines = house.said.split('\n').filter(line => line.startsWith('{'));
    expect(lines.some(line => line.includes('"msg":"table opened"'))).toBe(true);
    expect(lines.flatMap(line => leaksIn(line, secrets))).toEqual([]);
    expect(house.said).not.toContain(SAID);
  });

  test.each([
    '{"level":"info","msg":"Zaunkönig has come"}',
    '{"level":"info","msg":"refused {\\"cards\\":[\\"3d\\"]}"}',
    '{"level":"info","msg":"said","text":"x"}',
  ])('the test can fail: %s', line => {
    expect(leaksIn(line, ['Zaunkönig', '3d'])).toHaveLength(1);
  });
});
