import { at, circle, INK, line, type Markup, num, path } from './markup.ts';
import { PALETTE as C } from './palette.ts';
import { shared } from './shapes.ts';

// All signs stand on a 24 x 24 grid around the origin.

export type FrenchSign = 'diamonds' | 'clubs' | 'hearts' | 'spades';
export type GermanSign = 'bells' | 'leaves' | 'hearts' | 'acorns';
export type Sign = FrenchSign | GermanSign;

interface Place {
  readonly x: number;
  readonly y: number;
  /** Height of the whole grid. */
  readonly size: number;
  /** Degrees. */
  readonly turn?: number;
}

/** A silhouette in one colour: the index, the French pips. */
export const flat = (sign: Sign, { x, y, size, turn, color }: Place & { color: string }): Markup =>
  silhouette(sign, { transform: at(x, y, size / 24, turn), color });

/** The silhouette on its own grid, in the text colour of wherever it is used. */
export const silhouette = (sign: Sign, list: { transform?: string; color?: string } = {}): Markup =>
  shared(`f-${sign}`, FLAT[sign], list);

/** A sign with outline and inner lines, as the German suits have. The line keeps its weight. */
export function rich(
  sign: GermanSign | 'blade',
  { x, y, size, turn, line = 1.5, flipped = false }: Place & { line?: number; flipped?: boolean },
): Markup {
  const scale = num(size / 24);
  return shared(`r-${sign}`, RICH[sign], {
    transform: `${at(x, y, 1, turn)} scale(${flipped ? `${num(-size / 24)} ` : ''}${scale})`,
    ...INK,
    'stroke-width': (line * 24) / size,
  });
}

const HEART =
  'M0 11C-3 7.2-11 2.6-11-4C-11-8-8.4-10.4-5.5-10.4C-3-10.4-1-9 0-6.6C1-9 3-10.4 5.5-10.4C8.4-10.4 11-8 11-4C11 2.6 3 7.2 0 11Z';
const LEAF =
  'M0-11.4C1.8-8 9.6-5 9.6 1.4C9.6 5 6.9 7 4.2 6.8C2.3 6.7.8 5.8 0 4.6C-.8 5.8-2.3 6.7-4.2 6.8C-6.9 7-9.6 5-9.6 1.4C-9.6-5-1.8-8 0-11.4Z';
const LEAF_STALK = 'M0 3.6C0 7.6.6 9.8 2.6 11.4';
const NUT = 'M-6.8-2.4C-7 4-4.4 8.2-.9 9.8L0 11.6L.9 9.8C4.4 8.2 7 4 6.8-2.4Z';
const NUT_BELOW_CUP =
  'M-6.8 1.3C-3 2.6 3 2.6 6.8 1.3C6.6 5.4 4 8.4.9 9.8L0 11.6L-.9 9.8C-4 8.4-6.6 5.4-6.8 1.3Z';
const CUP = 'M-8.6-1.5C-9.4-6 -5.4-8.8 0-8.8C5.4-8.8 9.4-6 8.6-1.5C4.6.3-4.6.3-8.6-1.5Z';
const CUP_STALK = 'M0-8C.1-9.8.8-10.8 2-11.6';
const CUP_SCALES =
  'M-5.4-3.6L-2.6-6.4M-1.6-2.6L2.4-6.6M2.4-2.6L5.8-5.6M-5.8-5.4L-3-2.8M-2.6-6.4L1.4-2.6M2.2-6.6L5.4-3.4';
const SPADE =
  'M0-11.5C3-7 10.6-2.8 10.6 3.2C10.6 6.6 8 8.5 5.4 8.5C3.5 8.5 2.1 7.7 1.2 6.4C1.4 8.6 2.2 10.2 3.8 11.3L-3.8 11.3C-2.2 10.2-1.4 8.6-1.2 6.4C-2.1 7.7-3.5 8.5-5.4 8.5C-8 8.5-10.6 6.6-10.6 3.2C-10.6-2.8-3-7 0-11.5Z';
const DIAMOND =
  'M0-11.8C2.4-7.6 5.4-3.6 8.8 0C5.4 3.6 2.4 7.6 0 11.8C-2.4 7.6-5.4 3.6-8.8 0C-5.4-3.6-2.4-7.6 0-11.8Z';
const CLUB =
  'M-5.1-5.8a5.1 5.1 0 1 1 10.2 0a5.1 5.1 0 1 1-10.2 0ZM-11 2.4a5.1 5.1 0 1 1 10.2 0a5.1 5.1 0 1 1-10.2 0ZM.8 2.4a5.1 5.1 0 1 1 10.2 0a5.1 5.1 0 1 1-10.2 0ZM-3-2.6L3-2.6L1.3 5C1.5 8 2.4 10 3.8 11.3L-3.8 11.3C-2.4 10-1.5 8-1.3 5Z';

const silhouetteLine = (d: string, width: number): Markup =>
  line(d, { stroke: 'currentColor', 'stroke-width': width });
const cut = (d: string, width: number): Markup =>
  line(d, { stroke: C.paper, 'stroke-width': width });

const FLAT: Readonly<Record<Sign, Markup>> = {
  hearts: path(HEART, 'currentColor'),
  spades: path(SPADE, 'currentColor'),
  diamonds: path(DIAMOND, 'currentColor'),
  clubs: path(CLUB, 'currentColor'),
  leaves:
    path(LEAF, 'currentColor') +
    silhouetteLine(LEAF_STALK, 2.2) +
    cut('M0 4.2L0-5.4M-4.8-.8L0 2.2L4.8-.8', 1.3),
  acorns:
    silhouetteLine(CUP_STALK, 2.4) +
    path(CUP, 'currentColor') +
    path(NUT_BELOW_CUP, 'currentColor'),
  bells:
    circle(0, -9.6, 1.7, { fill: 'none', stroke: 'currentColor', 'stroke-width': 1.6 }) +
    circle(0, 1.6, 9.6, 'currentColor') +
    cut('M-9.8.2C-5 2.2 5 2.2 9.8.2M0 5.6L0 12', 1.7) +
    circle(0, 5.8, 1.9, C.paper),
};

/** The leaf without its stalk, for growing on a twig. */
const BLADE =
  path(LEAF, C.green) +
  line('M0 4.4L0-6.6M-5.6-1.2L0 2.6L5.6-1.2M-4-4.4L0-1.6L4-4.4', { stroke: C.leaf });

const RICH: Readonly<Record<GermanSign | 'blade', Markup>> = {
  blade: BLADE,
  leaves: line(LEAF_STALK) + BLADE,
  hearts:
    path(HEART, C.red) +
    line('M-8-4.8C-7.8-6.8-6.6-7.8-4.8-7.8', { stroke: '#e9a085' }) +
    line('M8.4-3C7.8.6 5 3.4 2.4 5.8', { stroke: '#741713' }),
  acorns:
    line(CUP_STALK) +
    path(NUT, C.nut) +
    line('M-3.8 2C-3.6 4.4-2.8 6-1.8 7.2', { stroke: '#e6b476' }) +
    path(CUP, C.brown) +
    line(CUP_SCALES, { stroke: '#b98a52' }),
  bells:
    circle(0, -9.8, 1.8, 'none') +
    circle(0, 1.6, 9.4, C.gold) +
    path('M-9.4.4C-5 2.6 5 2.6 9.4.4L9.2 3.4C5 5.6-5 5.6-9.2 3.4Z', C.red) +
    line('M0 7.6L0 11') +
    circle(0, 7.2, 1.1, C.ink) +
    line('M-6-1.8C-5.4-4-4-5.2-2-5.6', { stroke: C.linen }),
};
