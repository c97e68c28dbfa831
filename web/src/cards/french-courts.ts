import { BEARDS, face, HAIR, HATS } from './heads.ts';
import { at, circle, group, INK, inked, limb, line, type Markup, path, rect } from './markup.ts';
import { PALETTE as C } from './palette.ts';
import { hand, held, type Prop } from './props.ts';
import { shared } from './shapes.ts';
import { twice } from './sheet.ts';
import { flat, type FrenchSign } from './signs.ts';

export type FrenchCourt = 'J' | 'Q' | 'K';

// Cloth is `currentColor` all through, so that one drawing serves two colours and four.
interface Person {
  readonly rank: FrenchCourt;
  readonly sign: FrenchSign;
  readonly color: string;
}

/** The head with its collar: jack with cap and feather, queen with long hair, king with beard. */
export const frenchHead = ({ rank, sign, color }: Person): Markup =>
  shared(`p-${sign}-${rank}`, HEADS[rank](HAIR_TONES[sign]), { color });

/** The picture of a court card: one figure for each player, parted by a sash. */
export const frenchCourt = ({ rank, sign, color }: Person): Markup =>
  rect({ ...FRAME, fill: C.linen, stroke: color, 'stroke-width': 1.2 }) +
  twice(shared(`c-${sign}-${rank}`, figure(sign, rank), { color })) +
  shared('sash', SASH);

const FRAME = { x: 27.4, y: 12, width: 71.2, height: 176, rx: 4 } as const;

const SASH =
  inked(1.6, path('M28.4 104.4L97.6 88.6L97.6 95.6L28.4 111.4Z', C.gold)) +
  line('M41.5 104.9h0M52.3 102.4h0M63 100h0M73.7 97.6h0M84.5 95.1h0', {
    ...INK,
    'stroke-width': 3,
  });

/** The upper half: the suit stands in the corner, below it what the figure holds. */
const figure = (sign: FrenchSign, rank: FrenchCourt): Markup =>
  flat(sign, { x: 37.5, y: 24, size: 18, color: 'currentColor' }) +
  inked(
    1.6,
    BODIES[rank],
    group(
      { transform: HEAD_PLACES[rank], 'stroke-width': 1.45 },
      frenchHead({ rank, sign, color: 'currentColor' }),
    ),
    held(propOf(sign, rank), 38, 96, 6),
    hand(38, 96),
  );

const HEAD_PLACES = {
  J: at(68, 53, 1.16),
  Q: at(70, 51, 1.16),
  K: at(71, 54, 1.14),
} as const;

const propOf = (sign: FrenchSign, rank: FrenchCourt): Prop =>
  rank === 'K' ? KING_PROPS[sign] : PROPS[rank];

const PROPS = { J: 'spear', Q: 'rose' } as const;
/** Kings of one colour differ. No leaf sceptre here: it looks like a spade. */
const KING_PROPS = {
  diamonds: 'shortSword',
  clubs: 'orbSceptre',
  hearts: 'crownSceptre',
  spades: 'shortSword',
} as const;

/** Shoulders down to the sash; the left sleeve in front. */
const SHOULDERS = 'M28.4 108L28.4 98C31 86 46 80 58 77L82 77C91 79.6 96.6 85 97.6 92.2Z';
const SLEEVE =
  limb('M52 84C40 86 36 94 44 100', 11, C.straw) +
  line('M47.6 80.6L49.4 89.6M40.4 84.4L46.6 91.4', { stroke: 'currentColor', 'stroke-width': 3 });

const BODIES: Readonly<Record<FrenchCourt, Markup>> = {
  J:
    path(SHOULDERS, 'currentColor') +
    path('M68 78L82 77C91 79.6 96.6 85 97.6 92.2L68 99Z', C.straw) +
    line('M77 82L78 96M85 80L86.6 94M92 84L92.6 92.6', {
      stroke: 'currentColor',
      'stroke-width': 3.4,
    }) +
    SLEEVE,
  Q:
    path(SHOULDERS, 'currentColor') +
    line('M84 88L97 88M82 93L92 93', { stroke: C.gold, 'stroke-width': 2 }) +
    SLEEVE,
  K: path(SHOULDERS, 'currentColor') + SLEEVE,
};

const HAIR_TONES: Readonly<Record<FrenchSign, string>> = {
  spades: '#4a2f1c',
  clubs: '#7b4a22',
  hearts: '#c78a35',
  diamonds: '#9a5f2a',
};

const NECK = path('M-7 10L7 10L8 24L-8 24Z', C.skin);

const LACE = path('M-14 17C-8 22 8 22 14 17L17 24L8 30L0 25L-8 30L-17 24Z', C.linen);

const DECOLLETE =
  'M-6.4 10L-6.4 21C-9 22-12 22.6-15 23.4C-13 31-7 35 0 35C7 35 13 31 15 23.4C12 22.6 9 22 6.4 21L6.4 10Z';
const NECKLACE =
  path(DECOLLETE, C.skin) +
  [-9.6, -5, 0, 5, 9.6]
    .map(x => circle(x, 28.4 - (x * x) / 30, 1.8, { fill: C.straw, 'stroke-width': 1.1 }))
    .join('');

const ERMINE =
  path('M-17 15C-10 22 10 22 17 15L22 27C10 36-10 36-22 27Z', C.linen) +
  line('M-15.6 23L-15 26M-9 27.4L-8.8 30.4M9 27.4L8.8 30.4M15.6 23L15 26M0 28.6L0 31.6', {
    'stroke-width': 1.4,
  });

/** A small crown over a hood. */
const QUEENS_CROWN =
  path('M-13-6C-14-17-7-21 0-21C7-21 14-17 13-6C8-12-8-12-13-6Z', 'currentColor') +
  path('M-12.6-12C-5-19 5-19 12.6-12L14-21L7-18.6L0-25L-7-18.6L-14-21Z', C.gold) +
  circle(0, -26.6, 2.1, C.straw) +
  circle(-14.4, -22.4, 1.7, C.straw) +
  circle(14.4, -22.4, 1.7, C.straw);

const HEADS: Readonly<Record<FrenchCourt, (hair: string) => Markup>> = {
  J: hair =>
    HAIR.bob(hair) +
    NECK +
    LACE +
    face({ young: true }) +
    BEARDS.none() +
    HATS.cap('currentColor', C.gold),
  Q: hair =>
    HAIR.long(hair) + NECK + NECKLACE + face({ young: true }) + BEARDS.none() + QUEENS_CROWN,
  K: hair =>
    HAIR.locks(hair) +
    ERMINE +
    face({ young: false }) +
    BEARDS.royal(hair) +
    HATS.crown('currentColor'),
};
