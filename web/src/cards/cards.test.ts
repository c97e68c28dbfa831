import { gzipSync } from 'node:zlib';

import { french, german } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import {
  backSvg,
  cardSvg,
  FOUR_COLORS,
  GERMAN_COLORS,
  glyphSvg,
  PALETTE,
  sprite,
  TWO_COLORS,
} from './index.ts';
import { backId, cardId, LOOKS, MARKS, spriteFile, type Styles, suitId } from './names.ts';

const FRENCH_STYLES: readonly Styles['french'][] = LOOKS.french.flatMap(look => [
  { look },
  { look, fourColor: true },
  ...MARKS.map(marks => ({ look, fourColor: true, marks })),
]);
const GERMAN_STYLES: readonly Styles['german'][] = LOOKS.german.flatMap(look => [
  { look },
  ...MARKS.map(marks => ({ look, marks })),
]);

const SPRITES = [
  ...FRENCH_STYLES.map(style => [spriteFile('french', style), sprite('french', style)] as const),
  ...GERMAN_STYLES.map(style => [spriteFile('german', style), sprite('german', style)] as const),
];

describe('a drawing is well-formed, and everything it refers to is in it', () => {
  test.each(FRENCH_STYLES)('the 52 French cards, %o', style => {
    expect(french.PACK.flatMap(card => faultsOf(cardSvg('french', card, style)))).toEqual([]);
  });

  test.each(GERMAN_STYLES)('the 33 German cards, %o', style => {
    expect(german.PACK_33.flatMap(card => faultsOf(cardSvg('german', card, style)))).toEqual([]);
  });

  test('the back', () => expect(faultsOf(backSvg())).toEqual([]));

  test('the suit signs, plain, rich, and marked', () => {
    const signs = [
      ...french.SUITS.map(suit => glyphSvg('french', suit, { fourColor: true, mark: 'Q' })),
      ...german.SUITS.map(suit => glyphSvg('german', suit)),
      ...german.SUITS.map(suit => glyphSvg('german', suit, { rich: true })),
    ];
    expect(signs.flatMap(faultsOf)).toEqual([]);
    expect(new Set(signs).size).toBe(4 + 4 + 4);
  });

  test.each(SPRITES)('%s', (_, text) => expect(faultsOf(text)).toEqual([]));
});

describe('a name for those who listen', () => {
  test('is read aloud, with its signs escaped', () => {
    const ober = cardSvg('german', 'Oh', { title: 'Herz <Ober> & Co' });
    expect(ober).toContain('role="img"><title>Herz &lt;Ober> &amp; Co</title>');
    expect(faultsOf(ober)).toEqual([]);
  });

  test('without one the drawing is hidden from them', () => {
    expect(cardSvg('german', 'Oh')).toContain('aria-hidden="true"');
  });
});

describe('a sprite', () => {
  test.each(SPRITES.filter(([file]) => file.startsWith('french')))(
    '%s holds 52 cards, a back and four suits',
    (_, text) => {
      const cards = french.PACK.map(card => cardId('french', card));
      const suits = french.SUITS.map(suit => suitId('french', suit));
      expect(symbolsOf(text)).toEqual([...cards, backId('french'), ...suits]);
    },
  );

  test.each(SPRITES.filter(([file]) => file.startsWith('german')))(
    '%s holds 33 cards, a back and four suits',
    (_, text) => {
      const cards = german.PACK_33.map(card => cardId('german', card));
      const suits = german.SUITS.map(suit => suitId('german', suit));
      expect(symbolsOf(text)).toEqual([...cards, backId('german'), ...suits]);
    },
  );

  test.each(SPRITES)('%s is at most 40 kB when zipped', (_, text) => {
    expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(40_000);
  });

  test.each(SPRITES)('%s has only plain shapes', (_, text) => {
    expect(new Set(tagsOf(text).map(({ name }) => name))).toEqual(
      new Set([...PLAIN, ...(text.includes('<ellipse') ? ['ellipse'] : [])]),
    );
  });

  test('is named after the deck and what was chosen', () => {
    expect(SPRITES.map(([file]) => file)).toContain('french-standard.svg');
    expect(spriteFile('french')).toBe('french-standard.svg');
    expect(spriteFile('german')).toBe('german-traditional.svg');
    expect(spriteFile('french', { look: 'xl', fourColor: true })).toBe('french-xl-4.svg');
    expect(spriteFile('french', { fourColor: true, marks: 'it' })).toBe('french-standard-4-it.svg');
    expect(new Set(SPRITES.map(([file]) => file)).size).toBe(3 * 5 + 3 * 4);
    expect(new Set(SPRITES.map(([, text]) => text)).size).toBe(3 * 5 + 3 * 4);
  });
});

describe('no two cards look alike', () => {
  test.each(FRENCH_STYLES)('French, %o', style => {
    expect(new Set(french.PACK.map(card => cardSvg('french', card, style))).size).toBe(52);
  });

  test.each(GERMAN_STYLES)('German, %o', style => {
    expect(new Set(german.PACK_33.map(card => cardSvg('german', card, style))).size).toBe(33);
  });
});

describe('four colours', () => {
  test.each(LOOKS.french)('in the look %s change exactly clubs and diamonds', look => {
    for (const marks of [{}, { marks: 'de' } as const]) {
      const changed = french.PACK.filter(
        card =>
          cardSvg('french', card, { look, ...marks }) !==
          cardSvg('french', card, { look, ...marks, fourColor: true }),
      );
      expect(changed).toEqual(french.PACK.filter(card => /[cd]$/.test(card)));
    }
  });

  test.each(LOOKS.french)('in the look %s change the colour and nothing else', look => {
    const two = french.PACK.map(card => cardSvg('french', card, { look }));
    const four = french.PACK.map(card => cardSvg('french', card, { look, fourColor: true }));
    expect(four.map(inTwoColors)).toEqual(two);
  });

  test('leave no old colour in the index', () => {
    for (const look of LOOKS.french) {
      const reds = french.PACK.filter(card =>
        cardSvg('french', card, { look, fourColor: true }).includes(TWO_COLORS.h),
      );
      expect(reds).toEqual(french.PACK.filter(card => card.endsWith('h')));
    }
  });
});

describe('letter marks', () => {
  test.each(LOOKS.french)('in the look %s differ from language to language', look => {
    const of = (card: french.Card) => MARKS.map(marks => cardSvg('french', card, { look, marks }));
    // Diamonds are D, K and Q; clubs C, T and F; hearts H, H and C; spades S, P and P.
    expect(french.SUITS.map(suit => new Set(of(`7${suit}`)).size)).toEqual([3, 3, 2, 2]);
  });

  test.each(MARKS)('in %s are four different letters on German cards, in every look', marks => {
    for (const look of LOOKS.german) {
      const letters = german.SUITS.map(suit => {
        const [plain, marked] = [{}, { marks }].map(style =>
          cardSvg('german', `7${suit}`, { look, ...style }),
        );
        expect(marked).not.toBe(plain);
        return /<circle [^>]*\/><path d="([^"]+)"/.exec(marked!.replace(/\s+/g, ' '))?.[1];
      });
      expect(new Set(letters).size).toBe(4);
    }
  });

  test.each(MARKS)('in %s are four different letters', marks => {
    // The six has no pips in this look, so that what is left of the index is the mark.
    const discs = french.SUITS.map(
      suit =>
        /<circle [^>]*\/><path d="([^"]+)"/.exec(
          cardSvg('french', `6${suit}`, { look: 'xl', marks }),
        )?.[1],
    );
    expect(new Set(discs).size).toBe(4);
    expect(discs).not.toContain(undefined);
  });
});

describe('the colours of the index', () => {
  test.each([TWO_COLORS, FOUR_COLORS, GERMAN_COLORS].flatMap(colors => Object.values(colors)))(
    '%s has a contrast of five to one on paper',
    color => expect(contrast(color, PALETTE.paper)).toBeGreaterThan(5),
  );
});

describe('the check itself sees', () => {
  test.each([
    ['a tag left open', '<svg><g></svg>'],
    ['tags crossed', '<svg><g><a></g></a></svg>'],
    ['a number that is none', '<svg><path d="M0 NaN"/></svg>'],
    ['a value that is missing', '<svg><path d="undefined"/></svg>'],
    ['an id given twice', '<svg><g id="a"/><g id="a"/></svg>'],
    ['a shape that is not there', '<svg><use href="#a"/></svg>'],
    ['an attribute given twice', '<svg><g fill="a" fill="b"/></svg>'],
    ['a stray sign', '<svg><g/>></svg>'],
  ])('%s', (_, text) => expect(faultsOf(text)).not.toEqual([]));

  test('nothing where nothing is wrong', () => {
    expect(faultsOf('<svg><defs><g id="a"/></defs><use href="#a"/></svg>')).toEqual([]);
  });
});

const PLAIN = ['svg', 'defs', 'symbol', 'g', 'use', 'path', 'circle', 'rect'];

interface Tag {
  readonly name: string;
  readonly closes: boolean;
  readonly empty: boolean;
  readonly attributes: readonly (readonly [string, string])[];
}

const TAG = /<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<]*")*)(\/?)>/g;

const tagsOf = (text: string): readonly Tag[] =>
  [...text.matchAll(TAG)].map(([, slash, name = '', list = '', end]) => ({
    name,
    closes: slash === '/',
    empty: end === '/',
    attributes: [...list.matchAll(/ ([a-zA-Z-]+)="([^"]*)"/g)].map(
      ([, key = '', value = '']) => [key, value] as const,
    ),
  }));

const valuesOf = (text: string, attribute: string): readonly string[] =>
  tagsOf(text).flatMap(tag =>
    tag.attributes.flatMap(([key, value]) => (key === attribute ? [value] : [])),
  );

const symbolsOf = (text: string): readonly string[] =>
  tagsOf(text)
    .filter(({ name, closes }) => name === 'symbol' && !closes)
    .flatMap(tag => tag.attributes.filter(([key]) => key === 'id').map(([, id]) => id));

/** What is wrong with a drawing, in words. */
function faultsOf(text: string): readonly string[] {
  const faults: string[] = [];
  const rest = text.replace(/<title>[^<]*<\/title>/, '').replace(TAG, '');
  if (rest !== '') faults.push(`loose text ${rest.slice(0, 40)}`);
  for (const word of ['NaN', 'undefined', 'Infinity', 'null', '[object']) {
    if (text.includes(word)) faults.push(`${word} in the drawing`);
  }
  const open: string[] = [];
  for (const { name, closes, empty, attributes } of tagsOf(text)) {
    if (closes && open.pop() !== name) faults.push(`</${name}> closes nothing`);
    if (!closes && !empty) open.push(name);
    if (new Set(attributes.map(([key]) => key)).size < attributes.length)
      faults.push(`<${name}> has an attribute twice`);
  }
  if (open.length > 0) faults.push(`${open.join(', ')} left open`);
  const ids = valuesOf(text, 'id');
  if (new Set(ids).size < ids.length) faults.push('an id given twice');
  for (const target of valuesOf(text, 'href')) {
    if (!ids.includes(target.replace(/^#/, ''))) faults.push(`${target} is not there`);
  }
  return faults;
}

const inTwoColors = (text: string): string =>
  text.replaceAll(FOUR_COLORS.c, TWO_COLORS.c).replaceAll(FOUR_COLORS.d, TWO_COLORS.d);

/** Contrast as the WCAG defines it. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map(at => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map(part => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
