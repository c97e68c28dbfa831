import { spawnSync } from 'node:child_process';

import { describe, expect, test } from 'vitest';

const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });

describe('npm run arena', () => {
  const meet = [
    '--game',
    'big-two',
    '--seats',
    'deuce,random,deuce,random',
    '--deals',
    '4',
    '--seed',
    '1',
  ];

  test('prints one JSON object with an interval and times for each player', () => {
    const { stdout, status } = run('scripts/arena.ts', ...meet, '--json');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      game: 'big-two',
      deals: 4,
      bots: {
        deuce: { interval: [expect.any(Number), expect.any(Number)], p50: expect.any(Number) },
      },
    });
  });

  test('prints a table for people', () => {
    expect(run('scripts/arena.ts', ...meet).stdout).toMatch(/^player +points a deal/);
  });

  test.each([
    [['--game', 'chess'], '--game must be one of: big-two'],
    [['--game', 'big-two', '--seats', 'deuce'], '--seats must name 4 players'],
    [['--game', 'big-two', '--seats', 'a,a,a,a'], 'no player "a"'],
    [[...meet, '--deals', '1'], '--deals must be a whole number from 2'],
    [[...meet, '--deals', 'many'], '--deals must be a whole number from 2'],
    [[...meet, '--options', '{"stake":-1}'], '--options: out-of-bounds stake'],
    [[...meet, '--options', '{'], '--options must be JSON'],
    [[...meet, '--foo'], "Unknown option '--foo'"],
  ])('%j: %s', (args, sentence) => {
    const { stderr, status } = run('scripts/arena.ts', ...args);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toContain('    at ');
    expect(status).toBe(1);
  });
});

describe('npm run golden', () => {
  test.each([
    [['--game', 'big-two', '--name', 'three-hands'], 'is kept for ever'],
    [['--game', 'big-two', '--name', 'x', '--player', 'nosuch'], 'no player "nosuch"'],
    [
      ['--game', 'big-two', '--name', 'x', '--seats', '9'],
      '--seats must be a whole number from 4 to 4',
    ],
    [['--game', 'big-two', '--name', 'x', '--rounds', 'abc'], '--rounds must be a whole number'],
    [['--game', 'big-two', '--name', '../x'], '--name must be'],
  ])('%j: %s', (args, sentence) => {
    const { stderr, status } = run('scripts/golden.ts', ...args);
    expect(stderr).toContain(sentence);
    expect(status).toBe(1);
  });
});

test('npm run bench refuses what it does not know', () => {
  const { stderr, status } = run('bench/main.ts', '--foo');
  expect(stderr).toContain("Unknown option '--foo'");
  expect(status).toBe(1);
});
