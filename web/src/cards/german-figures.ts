import { BEARDS, face, HAIR, HATS } from './heads.ts';
import { at, circle, dot, group, inked, limb, line, type Markup, path, rect } from './markup.ts';
import { mound } from './mound.ts';
import { PALETTE as C } from './palette.ts';
import { hand, held, type Prop } from './props.ts';
import { shared } from './shapes.ts';
import { type GermanSign, rich } from './signs.ts';

export type Court = 'U' | 'O' | 'K';

interface Livery {
  readonly cloth: string;
  readonly trim: string;
  readonly cape: string;
  readonly hair: string;
  /** The hair of the Unter, where it is not grey yet. */
  readonly young?: string;
  readonly beard: keyof typeof BEARDS;
}

/** Each suit has its colours. */
export const LIVERY: Readonly<Record<GermanSign, Livery>> = {
  acorns: {
    cloth: C.brown,
    trim: C.gold,
    cape: C.green,
    hair: '#8b8175',
    young: '#5b3519',
    beard: 'full',
  },
  leaves: { cloth: C.green, trim: C.straw, cape: C.red, hair: '#7b4a22', beard: 'moustache' },
  hearts: { cloth: C.red, trim: C.linen, cape: C.gold, hair: '#3f2818', beard: 'none' },
  bells: { cloth: C.gold, trim: C.red, cape: C.green, hair: '#c78a35', beard: 'goatee' },
};

/** Gold on gold would not show; kings and shields in gold take red. */
export const strongCloth = (suit: GermanSign): string =>
  suit === 'bells' ? C.red : LIVERY[suit].cloth;

/** The whole figure with its sign: low for the Unter, high for the Ober and the king. */
export function figure(suit: GermanSign, rank: Court): Markup {
  switch (rank) {
    case 'U':
      return mound() + unter(suit) + rich(suit, { x: 27, y: 161, size: 36 });
    case 'O':
      return mound() + ober(suit) + rich(suit, { x: 100, y: 42, size: 36 });
    case 'K':
      return king(suit) + rich(suit, { x: 102, y: 42, size: 32 });
  }
}

/** What an Unter holds, with his arms and hands. */
const UNTER: Readonly<Record<GermanSign, Arms>> = {
  acorns: {
    left: 'M49 92C38 104 34 116 30 128',
    right: 'M79 92C88 100 92 102 98 92',
    front: held('tankard', 101, 84) + hand(97, 92) + hand(30, 129),
  },
  leaves: {
    left: 'M49 92C38 104 34 116 30 128',
    right: 'M79 92C88 100 90 106 95 110',
    front: held('crook', 95, 110) + hand(95, 110) + hand(30, 129),
  },
  hearts: {
    left: 'M49 92C36 98 36 112 50 118',
    right: 'M79 92C90 100 92 108 80 114',
    front: held('lute', 68, 118) + hand(56, 119) + hand(84, 101),
  },
  bells: {
    left: 'M50 92C35 97 35 109 49 111',
    right: 'M78 92C93 97 93 109 79 111',
    front:
      held('drum', 64, 126) +
      hand(50, 110) +
      hand(78, 110) +
      line('M51 110L60 117M77 110L68 117', { 'stroke-width': 2.4 }),
  },
};

const OBER_PROPS = {
  acorns: 'halberd',
  leaves: 'spear',
  hearts: 'sword',
  bells: 'banner',
} as const;
const KING_PROPS = {
  acorns: 'shortSword',
  leaves: 'leafSceptre',
  hearts: 'crownSceptre',
  bells: 'orbSceptre',
} as const satisfies Readonly<Record<GermanSign, Prop>>;

const unter = (suit: GermanSign): Markup => inked(1.6, standing(suit, 'U', UNTER[suit]));

const ober = (suit: GermanSign): Markup =>
  inked(
    1.6,
    cloak(LIVERY[suit].cape),
    standing(suit, 'O', {
      left: 'M49 92C38 100 34 106 29 112',
      right: 'M79 92C92 92 98 84 100 70',
      front: held(OBER_PROPS[suit], 27, 113) + hand(28, 113) + hand(100, 67),
    }),
  );

interface Arms {
  readonly left: string;
  readonly right: string;
  /** What is in front of the body. */
  readonly front: Markup;
}

/** A standing man: centre line x = 64, feet at y = 182. */
function standing(suit: GermanSign, rank: Court, { left, right, front }: Arms): Markup {
  const { cloth, trim } = LIVERY[suit];
  return (
    doublet(cloth, trim) +
    limb(left, 10.5, cloth) +
    limb(right, 10.5, trim) +
    RUFF +
    head(suit, rank, 64, 66) +
    front
  );
}

const cloak = (cape: string): Markup =>
  path('M50 88C38 104 34 132 36 158L92 158C94 132 90 104 78 88Z', cape) +
  line(
    'M40.6 154C40.4 142 41 132 42.4 124M87.4 154C87.6 142 87 132 85.6 124M83 154L82.4 148M45 154L45.6 148',
    { 'stroke-width': 1.1 },
  );

/** Legs, boots, doublet of two halves, belt. */
const doublet = (cloth: string, trim: string): Markup =>
  limb('M57 132L55 172', 12, trim) +
  limb('M71 132L73 172', 12, cloth) +
  path('M49 166L61.4 166L61.6 182L42 182C42 176 48 176 49 166Z', C.brown) +
  path('M79 166L66.6 166L66.4 182L86 182C86 176 80 176 79 166Z', C.brown) +
  path('M47.6 164L62.4 164L62 169L48.4 169ZM80.4 164L65.6 164L66 169L79.6 169Z', C.nut) +
  path('M64 84L49 86C46 98 48 110 50 118L43 144L64 147Z', cloth) +
  path('M64 84L79 86C82 98 80 110 78 118L85 144L64 147Z', trim) +
  line('M56 123L53.4 145M72 123L74.6 145') +
  dot(64, 97, 1.3, C.ink) +
  dot(64, 106, 1.3, C.ink) +
  path('M49 116C58 119 70 119 79 116L79.4 122C70 125 58 125 48.6 122Z', C.brown) +
  rect({ x: 60.5, y: 116.6, width: 7, height: 7, rx: 1.4, fill: C.gold });

const RUFF =
  path('M47 88L53 82C60 87 68 87 75 82L81 88C72 95 56 95 47 88Z', C.linen) +
  line('M55 86L53.6 90.6M60 88L59.4 92.6M68 88L68.6 92.6M73 86L74.4 90.6', { 'stroke-width': 1 });

function king(suit: GermanSign): Markup {
  const robe = strongCloth(suit);
  const lining = suit === 'bells' ? C.gold : LIVERY[suit].trim;
  return inked(
    1.6,
    THRONE,
    royalRobe(robe, lining),
    held(KING_PROPS[suit], 31, 124),
    hand(32.4, 124),
    circle(80, 125, 6, C.gold),
    line('M74 125L86 125M80 119L80 113M77.4 115.6L82.6 115.6', { 'stroke-width': 1.3 }),
    hand(84, 128),
    head(suit, 'K', 62, 68),
  );
}

const THRONE = [
  path('M27 176L27 88C27 64 46 56 62 42C78 56 97 64 97 88L97 176Z', C.brown),
  path('M33 170L33 89C33 70 48 62 62 50C76 62 91 70 91 89L91 170Z', C.nut),
  circle(35, 65.4, 3.4, C.gold),
  circle(89, 65.4, 3.4, C.gold),
  path('M22 185L22 177L102 177L102 185Z', C.brown),
  path(
    'M44 170L57 170L57 178L40 178C40 174 43 174 44 170ZM80 170L67 170L67 178L84 178C84 174 81 174 80 170Z',
    C.gold,
  ),
].join('');

const royalRobe = (robe: string, lining: string): Markup =>
  [
    path(
      'M48 88C40 100 38 118 36 132C28 146 26 160 28 172L96 172C98 160 96 146 88 132C86 118 84 100 76 88Z',
      robe,
    ),
    line('M36 132C42 138 52 140 55 146L53 172M88 132C82 138 72 140 69 146L71 172'),
    path('M57 92L67 92L71 172L53 172Z', lining),
    path('M28 165L96 165L96.6 172L27.6 172Z', C.linen),
    line(
      'M36 167.4L36 169.8M46 167.4L46 169.8M56 167.4L56 169.8M68 167.4L68 169.8M78 167.4L78 169.8M88 167.4L88 169.8',
      { 'stroke-width': 1.4 },
    ),
    limb('M47 94C36 106 32 116 34 124', 11, robe),
    limb('M77 94C88 106 92 116 84 124', 11, robe),
    path('M44 90L52 82C58 88 66 88 72 82L80 90C84 98 76 104 62 105C48 104 40 98 44 90Z', C.linen),
    line('M49 93L49 96M56 97L56 100M68 97L68 100M75 93L75 96M62 100L62 102.6', {
      'stroke-width': 1.4,
    }),
  ].join('');

const head = (suit: GermanSign, rank: Court, x: number, y: number): Markup =>
  group({ transform: at(x, y) }, shared(`h-${suit}-${rank}`, drawHead(suit, rank)));

function drawHead(suit: GermanSign, rank: Court): Markup {
  const { cloth, trim, cape, hair, young = hair } = LIVERY[suit];
  switch (rank) {
    case 'U':
      return (
        HAIR.bob(young) +
        face({ young: true }) +
        (suit === 'leaves' ? BEARDS.moustache(young) : BEARDS.none()) +
        HATS.cap(cloth, trim)
      );
    case 'O':
      return (
        HAIR.locks(hair) +
        face({ young: false }) +
        BEARDS[LIVERY[suit].beard](hair) +
        HATS.hat(cloth, trim, cape)
      );
    case 'K':
      return (
        HAIR.locks(hair) +
        face({ young: false }) +
        (suit === 'hearts' ? BEARDS.full(hair) : BEARDS.royal(hair)) +
        HATS.crown(strongCloth(suit))
      );
  }
}
