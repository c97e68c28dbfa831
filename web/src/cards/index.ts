// For the build and the tests. The app imports `names.ts` and uses the sprites.
export { FOUR_COLORS, GERMAN_COLORS, PALETTE, TWO_COLORS } from './palette.ts';
export { backSvg, cardSvg, glyphSvg, sprite } from './sprite.ts';
