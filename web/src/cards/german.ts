import { german } from '@stammtisch/kernel';

import { sau } from './german-aces.ts';
import { type Court, figure, LIVERY, strongCloth } from './german-figures.ts';
import { pips } from './german-pips.ts';
import { HATS } from './heads.ts';
import { index } from './index-marks.ts';
import { at, group, inked, type Markup, mirrored, path } from './markup.ts';
import { type GermanStyle, type Look, type Marks } from './names.ts';
import { GERMAN_COLORS, PALETTE as C } from './palette.ts';
import { shared } from './shapes.ts';
import { frame, ring, turned } from './sheet.ts';
import { type GermanSign, rich } from './signs.ts';
import { quarteredShield, weli } from './weli.ts';

export const GERMAN_SIGNS = {
  b: 'bells',
  l: 'leaves',
  h: 'hearts',
  a: 'acorns',
} as const satisfies Readonly<Record<german.Suit, GermanSign>>;

/** The initials of the suits. Italian: sonagli, as the bells are also called, since C is for cuori. */
const INITIALS: Readonly<Record<Marks, Readonly<Record<german.Suit, string>>>> = {
  en: { b: 'B', l: 'L', h: 'H', a: 'A' },
  de: { b: 'S', l: 'L', h: 'H', a: 'E' },
  it: { b: 'S', l: 'F', h: 'C', a: 'G' },
};

/** What is on a German card, without the sheet. */
export function drawGerman(card: german.Card, style: GermanStyle): Markup {
  const { look = 'traditional', marks } = style;
  const suit = german.SUITS.find(suit => card.endsWith(suit))!;
  const rank = ['6' as const, ...german.RANKS].find(rank => card.startsWith(rank))!;
  return DRAW[look]({
    rank,
    sign: GERMAN_SIGNS[suit],
    color: GERMAN_COLORS[suit],
    mark: marks && INITIALS[marks][suit],
  });
}

interface Parts {
  /** The Weli counts as a six. */
  readonly rank: german.Rank | '6';
  readonly sign: GermanSign;
  readonly color: string;
  readonly mark: string | undefined;
}

const DRAW: Readonly<Record<Look<'german'>, (parts: Parts) => Markup>> = {
  traditional: parts => frame() + picture(parts) + index('small', traditionalIndex(parts)),
  clear,
  xl,
};

const PRINTED: Readonly<Partial<Record<Parts['rank'], string>>> = { 6: 'W', T: '10' };
const printed = (rank: Parts['rank']): string => PRINTED[rank] ?? rank;
const isCourt = (rank: Parts['rank']): rank is Court => 'UOK'.includes(rank);

/** The pips say the suit; only the figures need it in the index. */
const traditionalIndex = ({ rank, sign, color, mark }: Parts) => ({
  rank: printed(rank),
  color,
  mark,
  ...(isCourt(rank) ? { suit: { flat: sign } } : {}),
});

function picture({ rank, sign }: Parts): Markup {
  if (isCourt(rank)) return figure(sign, rank);
  if (rank === '6') return weli();
  return rank === 'A' ? sau(sign) : pips(sign, Number(printed(rank)));
}

function clear(parts: Parts): Markup {
  const { rank, sign, color, mark } = parts;
  const place = isCourt(rank) ? at(74, 97) : isPip(rank) ? at(71, 102, 1.12) : at(74, 102);
  return (
    emblem(parts, place) +
    index('clear', { rank: printed(rank), color, suit: { rich: sign }, mark }) +
    turned(index('clear', { rank: printed(rank), color }))
  );
}

function xl(parts: Parts): Markup {
  const { rank, sign, color, mark } = parts;
  return (
    index('xl', { rank: printed(rank), color, suit: { rich: sign }, mark }) +
    emblem(parts, xlPlace(rank))
  );
}

function xlPlace(rank: Parts['rank']): string {
  if (isCourt(rank)) return at(84, 134, 1.04);
  if (rank === '6') return at(84, 144, 1.12);
  return at(84, 144, rank === 'A' ? 0.98 : 1.2);
}

const isPip = (rank: Parts['rank']): boolean => '789T'.includes(rank);

/** One large drawing instead of the picture, around the origin. */
const emblem = (parts: Parts, transform: string): Markup =>
  shared(`e-${parts.sign}-${printed(parts.rank)}`, drawEmblem(parts), { transform });

function drawEmblem({ rank, sign, color }: Parts): Markup {
  if (isCourt(rank)) return crest(sign, rank);
  if (rank === '6') return quarteredShield(0, -2, 1.24);
  return rank === 'A'
    ? ring(35, color) + rich(sign, { x: 0, y: 0, size: 48, line: 1.9 })
    : rich(sign, { x: 0, y: 0, size: 60, line: 2 });
}

/** Headgear above a shield. The sign stands low for the Unter, high for the Ober, in the middle for the king. */
function crest(suit: GermanSign, rank: Court): Markup {
  const { field, sign, hat } = CRESTS[rank];
  return (
    inked(1.8, field(strongCloth(suit)), path(SHIELD, 'none')) +
    rich(suit, { x: 0, ...sign, line: 1.6 }) +
    group({ transform: at(0, hat.y, hat.scale) }, inked(1.8 / hat.scale, headgear(suit, rank)))
  );
}

function headgear(suit: GermanSign, rank: Court): Markup {
  const { cloth, trim, cape } = LIVERY[suit];
  switch (rank) {
    case 'U':
      return HATS.cap(cloth, trim);
    case 'O':
      return mirrored(HATS.hat(cloth, trim, cape));
    case 'K':
      return HATS.crown(strongCloth(suit));
  }
}

const SHIELD = 'M-25-16L25-16L25 14C25 34 13 44 0 50C-13 44-25 34-25 14Z';
const SHIELD_FOOT = 'M-24.6 20L24.6 20C22.6 36 12.4 44.6 0 50C-12.4 44.6-22.6 36-24.6 20Z';
const SHIELD_HEAD = 'M-25-16L25-16L25 4L-25 4Z';

const CRESTS = {
  U: {
    field: (tint: string): Markup => path(SHIELD, C.linen) + path(SHIELD_HEAD, tint),
    sign: { y: 24, size: 34 },
    hat: { y: -9, scale: 1.36 },
  },
  O: {
    field: (tint: string): Markup => path(SHIELD, C.linen) + path(SHIELD_FOOT, tint),
    sign: { y: 2, size: 32 },
    hat: { y: -11, scale: 1.16 },
  },
  K: {
    field: (): Markup => path(SHIELD, C.straw),
    sign: { y: 13, size: 42 },
    hat: { y: -9, scale: 1.36 },
  },
};
