import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import {
  CARDS,
  evidenceOf,
  game,
  isDealt,
  ROOMS,
  SUSPECTS,
  WEAPONS,
  weigh,
} from '@stammtisch/cluedo';
import { parseRecord, replay } from '@stammtisch/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { Mistake } from '../scripts/arguments.ts';
import { cluedoOdds } from '../scripts/odds-cluedo.ts';

const GOLDEN = 'games/cluedo/golden';
const MATCH = readFileSync(join(GOLDEN, 'four-who-remember.txt'), 'utf8').split('\n');

interface Answer {
  readonly who: Readonly<Record<string, number>>;
  readonly how: Readonly<Record<string, number>>;
  readonly where: Readonly<Record<string, number>>;
  readonly solutions: number;
  readonly deals: string;
}

describe('npm run odds -- cluedo', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'odds-cluedo-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const written = (lines: readonly string[]): string => {
    const file = join(folder, 'record.txt');
    writeFileSync(file, `${lines.join('\n')}\n`);
    return file;
  };
  const answer = (record: string, seat: number) =>
    JSON.parse(cluedoOdds(['--record', record, '--seat', `${seat}`, '--json'])) as Answer;
  const sum = (chances: Readonly<Record<string, number>>) =>
    Object.values(chances).reduce((total, chance) => total + chance, 0);

  test('prints one JSON object on one line', () => {
    const record = written(MATCH.slice(0, 60));
    const args = ['scripts/odds.ts', 'cluedo', '--record', record, '--seat', '1', '--json'];
    const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^\{"who":\{"red":.+\},"how":.+,"where":.+,"solutions":\d+,"deals":"\d+"\}\n$/,
    );
  });

  test('knows what the seat knows after the last entry, and names every card', () => {
    const lines = MATCH.slice(0, 60);
    const record = written(lines);
    const parsed = parseRecord(game, lines.join('\n'));
    if (!parsed.ok) throw new Error(parsed.error.error);
    const state = [...replay(game, parsed.value)].at(-1)!;
    for (const seat of [0, 1, 2, 3]) {
      const view = game.view(state, seat);
      if (!isDealt(view)) throw new Error('not dealt');
      const { deals, solutions, cards } = weigh(evidenceOf({ ...view, viewer: seat }));
      const { who, how, where, ...rest } = answer(record, seat);
      expect(rest).toEqual({ deals: `${deals}`, solutions: solutions.length });
      const chances = { ...who, ...how, ...where };
      expect(Object.keys(chances)).toEqual(CARDS);
      for (const card of CARDS) expect(chances[card]).toBe(cards[card].envelope / deals);
      for (const sort of [who, how, where]) expect(sum(sort)).toBeCloseTo(1, 12);
    }
  });

  test('just dealt among four: 13 cards elsewhere, and the own hand is out', () => {
    const dealt = MATCH.findIndex(line => line.startsWith('house deal'));
    const { who, how, where, solutions, deals } = answer(written(MATCH.slice(0, dealt + 1)), 0);
    const open = [who, how, where].map(
      chances => Object.values(chances).filter(chance => chance > 0).length,
    );
    expect(open.reduce((cards, sort) => cards + sort)).toBe(CARDS.length - 5);
    expect(solutions).toBe(open[0]! * open[1]! * open[2]!);
    // 13! / (5! 4! 4!) for each.
    expect(deals).toBe(`${solutions * 90_090}`);
    for (const [at, sort] of [who, how, where].entries())
      for (const chance of Object.values(sort)) expect([0, 1 / open[at]!]).toContain(chance);
    expect([Object.keys(who), Object.keys(how), Object.keys(where)]).toEqual([
      SUSPECTS,
      WEAPONS,
      ROOMS,
    ]);
  });

  test('takes the match that goes on if there were others before it', () => {
    const { solutions } = answer(join(GOLDEN, 'tokens-and-three-matches.txt'), 0);
    expect(solutions).toBeGreaterThan(1);
  });

  test('after the end all cards are open', () => {
    expect(answer(join(GOLDEN, 'two-who-remember.txt'), 0)).toMatchObject({
      who: { white: 1, red: 0 },
      how: { pistol: 1 },
      where: { dining: 1 },
      solutions: 1,
      deals: '1',
    });
  });

  test('prints a table for people', () => {
    const text = cluedoOdds(['--record', written(MATCH.slice(0, 60)), '--seat', '1']);
    expect(text).toMatch(/^who\n {2}\w+ +\d+\.\d\d %\n/);
    expect(text).toMatch(/\n\d+ solutions in \d+ deals$/);
  });

  test('says in one sentence what is wrong', () => {
    const args = ['scripts/odds.ts', 'cluedo', '--record', 'nowhere.txt', '--seat', '0'];
    const { stderr, stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(stderr).toMatch(/^--record: cannot read nowhere\.txt\n/);
    expect(stderr).not.toContain('    at ');
    expect([stdout, status]).toEqual(['', 1]);
  });

  test.each([
    [
      'a seat that is not there',
      MATCH.slice(0, 60),
      '4',
      '--seat must be a whole number from 0 to 3',
    ],
    ['no number', MATCH.slice(0, 60), 'one', '--seat must be a whole number'],
    ['no record', ['hello'], '0', 'line 1 of'],
    ['an entry nobody can read', [...MATCH.slice(0, 60), '0 jump'], '0', 'line 61 of'],
    ['an entry the rules refuse', [...MATCH.slice(0, 60), '0 token red'], '0', 'is refused'],
    ['no match yet', MATCH.slice(0, 4), '0', 'no match has begun'],
  ])('%s', (_, lines, seat, sentence) => {
    const args = ['--record', written(lines), '--seat', seat];
    expect(() => cluedoOdds(args)).toThrow(Mistake);
    expect(() => cluedoOdds(args)).toThrow(sentence);
  });

  test.each([[['--seat', '0']], [['--record', 'x']], [[]]])('%j is not enough', args => {
    expect(() => cluedoOdds(args)).toThrow('--record and --seat are needed');
  });
});
