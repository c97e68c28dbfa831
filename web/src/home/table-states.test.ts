import type { TableSummary } from '@stammtisch/protocol';
import { describe, expect, test } from 'vitest';

import { en } from '../text/en.ts';
import { statesOf } from './table-states.ts';

const TABLE: TableSummary = {
  table: 't1',
  game: 'watten',
  host: 'Anna',
  options: {},
  seats: 2,
  people: ['Anna'],
  chairs: [{ person: 'Anna' }, { nobody: true }],
  bots: 0,
  watching: 0,
  started: false,
};
const FULL = {
  people: ['Anna', 'Ben'],
  chairs: [{ person: 'Anna' }, { person: 'Ben' }],
} as const;

const { home } = en;

describe('W12: a row of the list says', () => {
  test.each<readonly [string, Partial<TableSummary>, readonly string[]]>([
    ['that there is a free seat', {}, [home.waiting, home.free]],
    ['that they play', { started: true }, [home.playing, home.free]],
    ['that it is full', FULL, [home.waiting, home.full]],
    [
      'that a computer gives up its seat',
      { chairs: [{ person: 'Anna' }, { bot: 'Resi' }] },
      [home.waiting, home.free],
    ],
    [
      'that everyone is gone for a moment',
      { chairs: [{ person: 'Anna', away: true }, { bot: 'Resi' }] },
      [home.waiting, home.inactive, home.free],
    ],
    [
      'nothing of that while one of them is there',
      { ...FULL, chairs: [{ person: 'Anna', away: true }, { person: 'Ben' }] },
      [home.waiting, home.full],
    ],
    ['that nobody more may sit down', { locked: true }, [home.waiting, home.lockedTable]],
    ['that one has to knock', { access: 'knock' }, [home.waiting, home.free, home.access.knock]],
    ['that robots may not sit down', { noRobots: true }, [home.waiting, home.free, home.noRobots]],
    [
      'who looks on, and that there is a password',
      { access: 'password', watching: 2 },
      [home.waiting, home.free, home.access.password, home.lookingOn(2)],
    ],
  ])('%s', (_, change, said) => {
    expect(statesOf({ ...TABLE, ...change }, home)).toEqual(said);
  });
});
