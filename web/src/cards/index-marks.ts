import { letters, setWord, type Setting } from './lettering.ts';
import { at, circle, line, type Markup } from './markup.ts';
import { PALETTE } from './palette.ts';
import { shared } from './shapes.ts';
import { flat, type GermanSign, rich, type Sign } from './signs.ts';

/** The sizes of the index. */
type IndexSize = 'small' | 'index' | 'clear' | 'xl';

interface Index {
  /** As printed: `10`, `W`. */
  readonly rank: string;
  readonly color: string;
  /** What stands below the rank. */
  readonly suit?: { readonly flat: Sign } | { readonly rich: GermanSign };
  /** A letter in a disc, below the suit. */
  readonly mark?: string | undefined;
}

/** The index in the top left corner: rank, below it the suit, below that a letter mark. */
export function index(size: IndexSize, { rank, color, suit, mark }: Index): Markup {
  const { x, y, middle, suitSize, gap } = CORNERS[size];
  const type = settingOf(rank, size);
  const left = Math.max(x - 2, Math.min(middle - setWord(rank, type).width / 2, x + 8));
  const place = { x: middle, y: y + type.height + gap + suitSize / 2, size: suitSize };
  // In the place of the suit, where there is none.
  const radius = suitSize * (suit === undefined ? 0.5 : 0.36);
  const below = suit === undefined ? gap : 2 * gap + suitSize;
  const markAt = { x: middle, y: y + type.height + below + radius };
  return [
    shared(`n-${size}-${rank}`, strokes(rank, type), { transform: at(left, y), stroke: color }),
    suit === undefined ? '' : suitSign(suit, place, color),
    mark === undefined ? '' : disc(mark, { ...markAt, radius, color }),
  ].join('');
}

const SETTINGS = {
  small: { height: 21, stroke: 3.9, set: 0.96 },
  index: { height: 27, stroke: 4.6, set: 0.88 },
  clear: { height: 46, stroke: 7.4, set: 0.9 },
  xl: { height: 72, stroke: 9, set: 0.69 },
} as const satisfies Readonly<Record<IndexSize, Setting>>;

// `x` and `y`: left edge and cap line of the rank; `middle`: the line on which the suit stands.
const CORNERS = {
  small: { x: 11, y: 11, middle: 18.5, suitSize: 15, gap: 3 },
  index: { x: 7, y: 9, middle: 15.5, suitSize: 14.5, gap: 3.5 },
  clear: { x: 10, y: 11, middle: 24, suitSize: 26, gap: 5 },
  xl: { x: 6, y: 10, middle: 22.5, suitSize: 33, gap: 8 },
} as const;

/** The ten, of two digits, is set narrower and a little lighter. */
function settingOf(rank: string, size: IndexSize): Setting {
  const { height, stroke, set } = SETTINGS[size];
  return rank === '10'
    ? { height, stroke: stroke * 0.87, set: set * 0.71 }
    : { height, stroke, set };
}

const strokes = (rank: string, type: Setting): Markup =>
  line(setWord(rank, type).d, { 'stroke-width': type.stroke, 'stroke-linejoin': 'round' });

function suitSign(
  suit: NonNullable<Index['suit']>,
  place: { x: number; y: number; size: number },
  color: string,
): Markup {
  return 'rich' in suit
    ? rich(suit.rich, { ...place, line: place.size / 17 })
    : flat(suit.flat, { ...place, color });
}

function disc(
  letter: string,
  { x, y, radius, color }: { x: number; y: number; radius: number; color: string },
): Markup {
  const setting = { height: radius * 1.15, stroke: radius * 0.24, set: 0.9 };
  return circle(x, y, radius, color) + letters(letter, { x, y, color: PALETTE.paper, ...setting });
}
