import { describe, expect, test } from 'vitest';

import { logBy } from './log.ts';
import type { LogFormat, LogLevel } from './settings.ts';

function logged(format: LogFormat, level: LogLevel = 'info') {
  const lines: string[] = [];
  return { note: logBy({ level, format, write: text => lines.push(text) }), lines };
}

describe('the log', () => {
  test('is JSON, a line each, with what it is about', () => {
    const { note, lines } = logged('json');
    note('table opened', { table: 'abcdefgh', game: 'big-two' });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/\n$/);
    expect(JSON.parse(lines[0]!)).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      msg: 'table opened',
      table: 'abcdefgh',
      game: 'big-two',
    });
  });

  test('is readable for people', () => {
    const { note, lines } = logged('text');
    note('table closed', { table: 'abcdefgh' });
    note('it broke', { level: 'error', stack: 'Error: it broke\n    at home' });
    expect(lines[0]).toMatch(/^\d{4}-\S+Z table closed table=abcdefgh\n$/);
    expect(lines[1]).toMatch(/Z error: it broke\nError: it broke\n {4}at home\n$/);
  });

  test.each([
    ['debug', 3],
    ['info', 2],
    ['error', 1],
    ['silent', 0],
  ] as const)('at level %s has %i of three lines', (level, count) => {
    const { note, lines } = logged('json', level);
    note('a', { level: 'debug' });
    note('b');
    note('c', { level: 'error' });
    expect(lines).toHaveLength(count);
  });
});
