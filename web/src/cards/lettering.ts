import { at, line, type Markup, num } from './markup.ts';

/** How letters are set: cap height, weight of the stroke, and width (1 is normal, 0.62 high). */
export interface Setting {
  readonly height: number;
  readonly stroke: number;
  readonly set?: number;
}

interface Word {
  readonly d: string;
  readonly width: number;
}

/** A word as one path, its top left corner in the origin. */
export function setWord(text: string, setting: Setting): Word {
  const gap = setting.stroke * (text === '10' ? 0.5 : 0.62);
  let x = 0;
  let d = '';
  for (const letter of text) {
    const set = setLetter(letter, x, setting);
    d += set.d;
    x += set.width + gap;
  }
  return { d, width: x - gap };
}

/** A word around a point. */
export function letters(
  text: string,
  { x, y, color, ...setting }: Setting & { x: number; y: number; color: string },
): Markup {
  const { d, width } = setWord(text, setting);
  return line(d, {
    stroke: color,
    'stroke-width': setting.stroke,
    'stroke-linejoin': 'round',
    transform: at(x - width / 2, y - setting.height / 2),
  });
}

function setLetter(letter: string, x: number, { height, stroke, set = 1 }: Setting): Word {
  const form = LETTERS[letter];
  if (form === undefined) throw new Error(`there is no letter ${letter}`);
  const [share, d] = form;
  // Narrow settings even the letters out; only the W keeps its room.
  const part = set < 0.72 && share < 1.2 ? Math.min(share, 1.04) : share;
  const width = Math.max(height * 0.62 * set * part, stroke);
  const across = (width - stroke) / 100;
  const down = (height - stroke) / 140;
  const place = (_: string, dx: string, dy: string) =>
    `${num(x + stroke / 2 + Number(dx) * across)} ${num(stroke / 2 + Number(dy) * down)}`;
  return { d: d.replace(/(-?[\d.]+) (-?[\d.]+)/g, place), width };
}

const O = 'M0 46C0 16 19 0 50 0C81 0 100 16 100 46L100 94C100 124 81 140 50 140C19 140 0 124 0 94Z';

// Centre lines on a 100 x 140 grid, with the relative width. Drawn as strokes, so one set serves
// every size and weight, and no font is needed. U has feet at the top and O is closed: Unter and
// Ober never look alike.
const LETTERS: Readonly<Record<string, readonly [number, string]>> = {
  0: [1, O],
  1: [0.42, 'M0 30L100 0L100 140'],
  2: [1, 'M3 38C5 13 24 0 50 0C78 0 96 14 96 39C96 60 82 74 60 90L0 140L100 140'],
  3: [
    1,
    'M3 24C12 8 28 0 49 0C77 0 94 13 94 35C94 56 77 66 48 66C80 66 100 80 100 103C100 127 80 140 50 140C24 140 8 131 0 113',
  ],
  4: [1.05, 'M74 140L74 0L0 102L100 102'],
  5: [
    1,
    'M90 0L16 0L10 64C22 54 36 50 50 50C80 50 100 68 100 95C100 122 80 140 50 140C26 140 10 131 2 115',
  ],
  6: [
    1,
    'M88 14C78 5 66 0 53 0C20 0 0 28 0 80C0 120 18 140 50 140C80 140 100 122 100 96C100 70 80 54 52 54C24 54 4 70 0 92',
  ],
  7: [0.96, 'M0 0L100 0L40 140'],
  8: [
    1,
    'M50 64C22 64 6 52 6 33C6 12 24 0 50 0C76 0 94 12 94 33C94 52 78 64 50 64C20 64 0 80 0 102C0 126 20 140 50 140C80 140 100 126 100 102C100 80 80 64 50 64Z',
  ],
  9: [
    1,
    'M12 126C22 135 34 140 47 140C80 140 100 112 100 60C100 20 82 0 50 0C20 0 0 18 0 44C0 70 20 86 48 86C76 86 96 70 100 48',
  ],
  A: [1.16, 'M0 140L50 0L100 140M17 94L83 94'],
  B: [
    0.98,
    'M0 68L50 68C80 68 94 56 94 34C94 12 80 0 50 0L0 0L0 140L54 140C84 140 100 126 100 104C100 82 84 68 54 68',
  ],
  C: [1.02, 'M98 28C90 10 74 0 54 0C20 0 0 28 0 70C0 112 20 140 54 140C74 140 90 130 98 112'],
  D: [1.05, 'M0 0L0 140L40 140C80 140 100 112 100 70C100 28 80 0 40 0Z'],
  E: [0.86, 'M96 0L0 0L0 140L100 140M0 68L84 68'],
  F: [0.86, 'M100 0L0 0L0 140M0 68L84 68'],
  G: [
    1.06,
    'M98 28C90 10 74 0 54 0C20 0 0 28 0 70C0 112 20 140 54 140C82 140 98 124 98 94L98 76L60 76',
  ],
  H: [1.02, 'M0 0L0 140M100 0L100 140M0 68L100 68'],
  I: [0.14, 'M50 0L50 140'],
  J: [0.86, 'M42 0L100 0L100 92C100 124 82 140 50 140C20 140 2 126 0 100'],
  K: [1.06, 'M0 0L0 140M96 0L2 88M36 58L100 140'],
  L: [0.82, 'M0 0L0 140L100 140'],
  O: [1.14, O],
  P: [0.96, 'M0 140L0 0L52 0C84 0 100 14 100 38C100 62 84 76 52 76L0 76'],
  Q: [1.14, O + 'M58 98L104 146'],
  // For letter marks: rounder, with a long tail, so as not to pass for a zero in a small disc.
  q: [
    1.34,
    'M50 0C82 0 100 28 100 66C100 104 82 132 50 132C18 132 0 104 0 66C0 28 18 0 50 0ZM58 84L112 158',
  ],
  S: [
    1,
    'M95 26C87 9 71 0 50 0C21 0 4 14 4 36C4 60 27 66 50 70C79 75 100 82 100 104C100 126 80 140 50 140C26 140 8 130 0 112',
  ],
  T: [0.98, 'M0 0L100 0M50 0L50 140'],
  U: [1.14, 'M-10 0L26 0M74 0L110 0M8 0L8 92C8 124 22 140 50 140C78 140 92 124 92 92L92 0'],
  W: [1.36, 'M0 0L25 140L50 36L75 140L100 0'],
};
