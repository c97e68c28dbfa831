import { spawnSync } from 'node:child_process';

import { describe, expect, test } from 'vitest';

import { Mistake } from '../scripts/arguments.ts';
import { blackjackOdds } from '../scripts/odds-blackjack.ts';

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['scripts/odds.ts', ...args], { encoding: 'utf8' });

const decide = (hand: string, up: string, ...more: readonly string[]): readonly string[] => [
  '--hand',
  hand,
  '--up',
  up,
  ...more,
];

describe('npm run odds -- blackjack', () => {
  test('prints one JSON object, action by action', () => {
    const { stdout, status } = run('blackjack', ...decide('T 6', 'T', '--rules', 'bjx', '--json'));
    expect(status).toBe(0);
    expect(stdout).toMatch(/^\{"stand":-0\.580261906\d+,"hit":-0\.547179916\d+,"double":-1\.09/);
  });

  test('takes changed rules and removed cards, in any case of letters', () => {
    const set = 'split=true, peek=true,doubleAfterSplit=false,hitSoft17=true,decks=2';
    const more = ['--rules', 'bjx', '--set', set, '--removed', '2 2 k', '--json'];
    const values: unknown = JSON.parse(blackjackOdds(decide('10 J', 'a', ...more)));
    expect(Object.keys(values as object)).toEqual(['stand', 'hit', 'double', 'split', 'insurance']);
  });

  test('prints a table for people, with the best action marked', () => {
    const text = blackjackOdds(decide('8 8', 'T', '--rules', 'vegas'));
    expect(text).toMatch(/^stand +-0\.\d{9}\n/);
    expect(text).toMatch(/^split +-0\.\d{9} {2}best$/m);
  });

  test('prints the value of the whole game, which is that of CDZ- unless asked otherwise', () => {
    const game = ['--game', '--rules', 'vegas'];
    expect(JSON.parse(blackjackOdds([...game, '--json']))).toEqual({
      value: expect.closeTo(0.00153119996, 11),
    });
    expect(blackjackOdds([...game, '--split-play', 'knowing-the-pair'])).toContain('0.15406');
  });

  test('adds the standard deviation to it on request', () => {
    const text = blackjackOdds(['--game', '--rules', 'bjx', '--deviation', '--json']);
    expect(JSON.parse(text)).toEqual({
      value: expect.any(Number),
      deviation: expect.closeTo(1.107779, 6),
    });
  });

  test.each([[], ['poker'], ['toString'], ['--json']])('knows no game %j', (...args) => {
    const { stderr, stdout, status } = run(...args);
    expect(stderr).toMatch(/^the game comes first, one of: blackjack, cluedo\n/);
    expect(stdout).toBe('');
    expect(status).toBe(1);
  });

  test('says in one sentence what is wrong', () => {
    const { stderr, stdout, status } = run('blackjack', ...decide('X 6', 'T', '--rules', 'bjx'));
    expect(stderr).toMatch(/^--hand: "X" is no card; cards are 2 3 4 5 6 7 8 9 T J Q K A\n/);
    expect(stderr).not.toContain('    at ');
    expect(stdout).toBe('');
    expect(status).toBe(1);
  });

  test.each([
    [decide('T 6', 'T 5', '--rules', 'bjx'), '--up must be one card'],
    [decide('T 6', '', '--rules', 'bjx'), '--up must be one card'],
    [decide('T', 'T', '--rules', 'bjx'), '--hand must have at least two cards'],
    [decide('', 'T', '--rules', 'bjx'), '--hand must have at least two cards'],
    [decide('T 6 6', 'T', '--rules', 'bjx'), '--hand is over 21'],
    [decide('A A', 'A', '--rules', 'bjx', '--removed', 'A A'), 'not that many cards of one rank'],
    [decide('T 6', 'T', '--rules', 'bjx', '--removed', '1'), '--removed: "1" is no card'],
    [decide('T 6', 'T'), '--rules must be one of: bjx, vegas'],
    [decide('T 6', 'T', '--rules', 'toString'), '--rules must be one of: bjx, vegas'],
    [decide('T 6', 'T', '--rules', 'bjx', '--set', 'late=true'), '--set knows no rule "late"'],
    [decide('T 6', 'T', '--rules', 'bjx', '--set', ''), '--set knows no rule ""'],
    [decide('T 6', 'T', '--rules', 'bjx', '--set', 'peek'), '--set peek must be true or false'],
    [decide('T 6', 'T', '--rules', 'bjx', '--set', 'peek=1'), '--set peek must be true or false'],
    [decide('T 6', 'T', '--rules', 'bjx', '--set', 'peek=true=1'), '--set peek must be'],
    [
      decide('T 6', 'T', '--rules', 'bjx', '--set', 'decks=9'),
      '--set decks must be a whole number',
    ],
    [decide('T 6', 'T', '--rules', 'bjx', '--set', 'decks=2=3'), '--set decks must be a whole'],
    [decide('T 6', 'T', '--rules', 'bjx', '--split-play', 'well'), '--split-play must be one of'],
    [['--rules', 'bjx', '--hand', 'T 6'], '--hand and --up are needed, or --game'],
    [['--rules', 'bjx', '--game', '--hand', 'T 6'], '--game is about fresh cards'],
  ])('%j: %s', (args, sentence) => {
    expect(() => blackjackOdds(args)).toThrow(Mistake);
    expect(() => blackjackOdds(args)).toThrow(sentence);
  });
});
