import { star } from './back.ts';
import { letters } from './lettering.ts';
import { at, group, inked, type Markup, path } from './markup.ts';
import { PALETTE as C } from './palette.ts';
import { rich } from './signs.ts';

/** The Weli: six bells around a shield, and its name. */
export const weli = (): Markup =>
  BELLS.map(([x, y]) => rich('bells', { x, y, size: 27 })).join('') +
  quarteredShield(63, 90, 1.06) +
  inked(1.6, path(RIBBON_ENDS, C.gold), path(RIBBON, C.straw)) +
  letters('WELI', { x: 63, y: 130.2, height: 13, stroke: 2.5, set: 1.08, color: C.ink });

/** Acorn, heart, leaf and the house star: not a bell, so that the card keeps exactly six. */
export const quarteredShield = (x: number, y: number, scale: number): Markup =>
  group(
    { transform: at(x, y, scale) },
    inked(
      1.6 / scale,
      path('M-24-26L0-26L0 0L-24 0Z', C.straw),
      path('M0-26L24-26L24 0L0 0Z', C.linen),
      path('M-24 0L0 0L0 30C-15 24-24 14-24 0Z', C.linen),
      path('M24 0L0 0L0 30C15 24 24 14 24 0Z', C.wine),
    ),
    rich('acorns', { x: -12, y: -13, size: 19, line: 1.2 }),
    rich('hearts', { x: 12, y: -13, size: 17, line: 1.2 }),
    rich('leaves', { x: -10.6, y: 10.4, size: 18, line: 1.2 }),
    star(at(10.4, 11, 0.38)),
  );

const BELLS = [
  [40, 45],
  [63, 31],
  [86, 45],
  [40, 158],
  [63, 172],
  [86, 158],
] as const;

const RIBBON_ENDS = 'M18 127L34 124L34 144L18 147L23 137ZM108 127L92 124L92 144L108 147L103 137Z';
const RIBBON = 'M28 123C50 118 76 118 98 123L98 143C76 138 50 138 28 143Z';
