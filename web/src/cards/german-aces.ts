import { at, circle, dot, group, inked, limb, line, type Markup, path } from './markup.ts';
import { mound } from './mound.ts';
import { PALETTE as C } from './palette.ts';
import { tankard } from './props.ts';
import { type GermanSign, rich } from './signs.ts';

/** The ace, called Sau: two large signs and a small scene from the inn. */
export function sau(suit: GermanSign): Markup {
  const scene = SCENES[suit];
  switch (suit) {
    case 'leaves':
      return (
        inked(1.6, BOARD) +
        pair('blade', { x: 25, y: 70, size: 54, turn: 12 }) +
        inked(1.6, limb(JUG_TWIG, 3, C.leaf, 1.5), scene)
      );
    case 'acorns':
      return (
        inked(
          1.6,
          BOARD,
          limb(OAK_TWIG, 2.8, C.leaf, 1.4),
          oakLeaf(46, 32, -62),
          oakLeaf(80, 32, 62),
          scene,
        ) + pair('acorns', { x: 25, y: 84, size: 50 })
      );
    case 'hearts':
    case 'bells':
      return (
        group({ transform: 'translate(-17 -46.75) scale(1.27 1.25)' }, mound()) +
        inked(1.6, scene) +
        pair(suit, { x: 26.5, y: 78, size: 53 })
      );
  }
}

/** Left and right of the middle; acorns hang in mirror image. */
const pair = (
  sign: GermanSign | 'blade',
  { x, turn = 0, ...place }: { x: number; y: number; size: number; turn?: number },
): Markup =>
  rich(sign, { ...place, x: 63 - x, turn: -turn, line: 1.8 }) +
  rich(sign, { ...place, x: 63 + x, turn, line: 1.8, flipped: sign === 'acorns' });

const JUG_TWIG = 'M63 136L63 116C61 104 44 106 40 80M63 116C65 104 82 106 86 80';
const OAK_TWIG = 'M63 20L63 40C62 46 45 42 42 61M63 40C64 46 81 42 84 61';
const OAK_LEAF =
  'M0-13C4-12 5-9 3.4-7.4C8-7.6 9.4-3.4 5.4-1.4C10-1 10 4.4 5 5.2C6 9 3 11 0 13C-3 11-6 9-5 5.2C-10 4.4-10-1-5.4-1.4C-9.4-3.4-8-7.6-3.4-7.4C-5-9-4-12 0-13Z';

const oakLeaf = (x: number, y: number, turn: number): Markup =>
  group(
    { transform: at(x, y, 1.15, turn) },
    path(OAK_LEAF, C.green, { 'stroke-width': 1.4 }),
    line('M0 12L0-8M0 4L4 1.4M0 4L-4 1.4M0-2L3.4-4.4M0-2L-3.4-4.4', {
      stroke: C.leaf,
      'stroke-width': 1.2,
    }),
  );

const BOARD = path('M24 182L102 182L102 187L24 187Z', C.brown);

const SCENES: Readonly<Record<GermanSign, Markup>> = {
  /** A tankard. */
  acorns: group({ transform: at(61, 161, 1.7) }, tankard(1.1)),
  /** The jug in which the twig stands. */
  leaves:
    path(
      'M48 133L78 133C76 141 84 147 86 157C88 170 82 182 74 182L52 182C44 182 38 170 40 157C42 147 50 141 48 133Z',
      C.nut,
    ) +
    path('M40 156C50 160 76 160 86 156L86.2 165C76 169 50 169 39.8 165Z', C.straw) +
    line('M43 160L47.5 165L52 161L57 166L62 161.6L66 166L71 161.6L75 166L80 160.6L83 164', {
      'stroke-width': 1.2,
    }) +
    line('M47 136L79 136', { 'stroke-width': 1.2 }),
  /** A rose. */
  hearts:
    line('M63 181C63 172 64 166 63 158', { 'stroke-width': 2.4 }) +
    path(
      'M63 178C50 182 38 176 36 167C48 164 60 168 63 178ZM63 178C76 182 88 176 90 167C78 164 66 168 63 178Z',
      C.green,
    ) +
    group(
      { transform: at(63, 142) },
      [0, 72, 144, 216, 288]
        .map(r =>
          group(
            { transform: `rotate(${r})` },
            path('M0 0C-15-7-13-22 0-20C13-22 15-7 0 0Z', C.red),
            line('M0-6L0-13', { stroke: '#e28a6f' }),
          ),
        )
        .join(''),
      circle(0, 0, 6, C.gold),
    ),
  /** The sow. */
  bells: group(
    { transform: 'translate(-25.6 -55) scale(1.34)' },
    path(
      'M34 164C30 150 44 142 60 143C72 143 80 146 84 150L88 145L90 152C95 155 98 160 98 164L93 168C90 168 88 170 84 172L82 180L76 180L75 174L53 174L52 180L46 180L44 172C38 171 35 168 34 164Z',
      C.nut,
      { 'stroke-width': 1.2 },
    ),
    line(
      'M34 160C29 158 28 152 32 152C35 152 34 157 30 157M43 148L45 142.6M50 145.4L52 140M57 144L59 138.6M64 143.8L66 138.6M71 144.8L73 140M84 151C85 155 88 155 90 152',
      { 'stroke-width': 1.2 },
    ),
    dot(89.4, 157.4, 1.3, C.ink),
    line('M95 164C92 166 90 166 88.6 165M46 156C52 164 62 166 72 162', { 'stroke-width': 1 }),
  ),
};
