/** The colours of every drawing. */
export const PALETTE = {
  paper: '#fbf5e6',
  edge: '#cdbd98',
  ink: '#2a201a',
  red: '#a3241f',
  green: '#3a6d3c',
  leaf: '#8fae5d',
  gold: '#dfa62f',
  straw: '#f3d88b',
  brown: '#6d4020',
  nut: '#b5763a',
  skin: '#f4d7b3',
  blush: '#e2a584',
  linen: '#fffaf0',
  steel: '#e4ded2',
  iron: '#d9d2c4',
  blue: '#1f5ca8',
  clover: '#0c7753',
  wine: '#7c211d',
} as const;

/** Index colours of the French suits; every one reaches at least 5:1 on paper. */
export const TWO_COLORS = {
  d: '#b0231e',
  c: PALETTE.ink,
  h: '#b0231e',
  s: PALETTE.ink,
} as const;

export const FOUR_COLORS = { ...TWO_COLORS, d: PALETTE.blue, c: PALETTE.clover } as const;

/** Index colours of the German suits, with the same contrast. */
export const GERMAN_COLORS = { b: '#8c6000', l: '#2f5e2a', h: PALETTE.red, a: '#5f3519' } as const;
