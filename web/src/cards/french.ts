import { french } from '@stammtisch/kernel';

import { type FrenchCourt, frenchCourt, frenchHead } from './french-courts.ts';
import { frenchPips } from './french-pips.ts';
import { index } from './index-marks.ts';
import { at, group, inked, type Markup } from './markup.ts';
import { type FrenchStyle, type Look, type Marks } from './names.ts';
import { FOUR_COLORS, TWO_COLORS } from './palette.ts';
import { ring, turned, twice } from './sheet.ts';
import { flat, type FrenchSign } from './signs.ts';

export const FRENCH_SIGNS = {
  d: 'diamonds',
  c: 'clubs',
  h: 'hearts',
  s: 'spades',
} as const satisfies Readonly<Record<french.Suit, FrenchSign>>;

/** The initials of the suits. German: Karo, Treff, Herz, Pik. Italian: quadri, fiori, cuori, picche. */
const INITIALS: Readonly<Record<Marks, Readonly<Record<french.Suit, string>>>> = {
  en: { d: 'D', c: 'C', h: 'H', s: 'S' },
  de: { d: 'K', c: 'T', h: 'H', s: 'P' },
  it: { d: 'q', c: 'F', h: 'C', s: 'P' },
};

export const frenchColor = (suit: french.Suit, { fourColor = false }: FrenchStyle): string =>
  (fourColor ? FOUR_COLORS : TWO_COLORS)[suit];

/** What is on a French card, without the sheet. */
export function drawFrench(card: french.Card, style: FrenchStyle): Markup {
  const suit = french.SUITS.find(suit => card.endsWith(suit))!;
  const rank = french.RANKS.find(rank => card.startsWith(rank))!;
  const { look = 'standard', marks } = style;
  return DRAW[look]({
    rank,
    sign: FRENCH_SIGNS[suit],
    color: frenchColor(suit, style),
    mark: marks && INITIALS[marks][suit],
  });
}

interface Parts {
  readonly rank: french.Rank;
  readonly sign: FrenchSign;
  readonly color: string;
  readonly mark: string | undefined;
}

const DRAW: Readonly<Record<Look<'french'>, (parts: Parts) => Markup>> = { standard, clear, xl };

const isCourt = (rank: french.Rank): rank is FrenchCourt => 'JQK'.includes(rank);

const indexOf = ({ rank, sign, color, mark }: Parts) => ({
  rank: printed(rank),
  color,
  suit: { flat: sign },
  mark,
});

const printed = (rank: french.Rank): string => (rank === 'T' ? '10' : rank);

function standard(parts: Parts): Markup {
  return picture(parts) + twice(index('index', indexOf(parts)));
}

function picture({ rank, sign, color }: Parts): Markup {
  if (isCourt(rank)) return frenchCourt({ rank, sign, color });
  return rank === 'A' ? ace(sign, color) : frenchPips(sign, rank, color);
}

/** The ace of spades is the proud one. */
const ace = (sign: FrenchSign, color: string): Markup =>
  sign === 'spades'
    ? ring(44, color, at(63, 100)) + flat(sign, { x: 63, y: 100, size: 62, color })
    : flat(sign, { x: 63, y: 100, size: 54, color });

function clear(parts: Parts): Markup {
  const { rank, color } = parts;
  return (
    emblem(parts, { x: 74, y: 101, scale: rank === 'A' ? 0.9 : 1 }) +
    index('clear', indexOf(parts)) +
    turned(index('clear', { rank: printed(rank), color }))
  );
}

function xl(parts: Parts): Markup {
  return index('xl', indexOf(parts)) + emblem(parts, xlPlace(parts.rank));
}

function xlPlace(rank: french.Rank) {
  if (isCourt(rank)) return { x: 81, y: 143, scale: 1.06 };
  return { x: 83, y: 143, scale: rank === 'A' ? 0.9 : 1.14 };
}

/** One large drawing instead of the picture: a head, or the suit, with a ring for the ace. */
function emblem(
  { rank, sign, color }: Parts,
  { x, y, scale }: { x: number; y: number; scale: number },
): Markup {
  if (isCourt(rank)) {
    const place = at(x, y - 8, scale * 1.36);
    return group({ transform: place }, inked(1.4, frenchHead({ rank, sign, color })));
  }
  if (rank !== 'A') return flat(sign, { x, y, size: 62 * scale, color });
  return ring(40, color, at(x, y, scale)) + flat(sign, { x, y, size: 54 * scale, color });
}
