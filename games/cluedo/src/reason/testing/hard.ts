import type { Card } from '../../state.ts';
import { guess } from '../../testing/position.ts';
import type { Evidence } from '../index.ts';

/** What the gallery has heard, written shortly. */
interface Heard {
  readonly sizes: readonly number[];
  /** By seat: what it passed on. */
  readonly lacks: readonly string[];
  /** The seat that showed a card, and what it was asked for. */
  readonly clauses: readonly string[];
  readonly excluded: readonly string[];
}

const words = (text: string): readonly Card[] => text.split(' ').filter(Boolean) as Card[];

const evidence = ({ sizes, lacks, clauses, excluded }: Heard): Evidence => ({
  sizes,
  has: sizes.map(() => []),
  lacks: lacks.map(words),
  clauses: clauses.map(clause => ({ seat: Number(clause[0]), cards: words(clause.slice(2)) })),
  excluded: excluded.map(guess),
});

/**
 * The positions that took longest to count in a search by small changes: every seat
 * has shown a card or two, which tells nearly all cards apart and rules out few hands.
 */
export const HARD: readonly Evidence[] = [
  evidence({
    sizes: [9, 9],
    lacks: ['', ''],
    clauses: [
      '0 blue pistol library',
      '0 green rope conservatory',
      '0 yellow pipe dining',
      '0 yellow wrench ballroom',
      '1 blue candlestick billiard',
      '1 purple pistol kitchen',
      '1 red candlestick study',
      '1 white pistol hall',
    ],
    excluded: [],
  }),
  evidence({
    sizes: [6, 6, 6],
    lacks: ['', '', ''],
    clauses: [
      '0 blue dagger hall',
      '0 red pipe library',
      '1 purple pistol study',
      '1 red pistol lounge',
      '1 yellow pistol ballroom',
      '2 blue wrench kitchen',
      '2 purple rope billiard',
    ],
    excluded: ['white pipe dining'],
  }),
  evidence({
    sizes: [5, 5, 4, 4],
    lacks: ['', '', '', ''],
    clauses: [
      '0 purple rope lounge',
      '0 red pipe dining',
      '1 yellow candlestick ballroom',
      '2 green candlestick kitchen',
      '2 green dagger study',
      '2 yellow pipe library',
    ],
    excluded: ['blue pistol conservatory', 'yellow wrench hall'],
  }),
  evidence({
    sizes: [4, 4, 4, 3, 3],
    lacks: ['', '', '', '', ''],
    clauses: [
      '0 green dagger conservatory',
      '1 white rope billiard',
      '2 purple pipe library',
      '3 yellow candlestick kitchen',
      '4 red pistol ballroom',
    ],
    excluded: ['green rope lounge', 'yellow dagger hall', 'red wrench dining'],
  }),
  evidence({
    sizes: [3, 3, 3, 3, 3, 3],
    lacks: ['', '', '', '', 'white rope billiard', ''],
    clauses: [
      '0 blue candlestick library',
      '1 white candlestick hall',
      '3 white pipe ballroom',
      '5 white rope billiard',
    ],
    excluded: [
      'green dagger kitchen',
      'purple wrench study',
      'yellow rope dining',
      'purple candlestick lounge',
    ],
  }),
];
