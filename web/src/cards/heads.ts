import { circle, dot, line, type Markup, path } from './markup.ts';
import { PALETTE as C } from './palette.ts';

// The parts of a head, drawn around the bridge of the nose; 24 wide, 30 high. Both decks share them.

/** Face, cheeks, eyes, brows and nose. The young have finer brows. */
export const face = ({ young }: { young: boolean }): Markup =>
  path(FACE, C.skin) +
  dot(-6.8, 5.4, 2.5, C.blush) +
  dot(6.8, 5.4, 2.5, C.blush) +
  dot(-4.7, 0, 1.35, C.ink) +
  dot(4.7, 0, 1.35, C.ink) +
  line(young ? FINE_BROWS : BROWS, { 'stroke-width': 1.3 }) +
  line('M0-1L-1.9 5.2L1.2 5.4', { 'stroke-width': 1.3 });

const FACE = 'M-11.5-9L11.5-9C12.5 4 9.5 13.5 0 16.5C-9.5 13.5-12.5 4-11.5-9Z';
const FINE_BROWS = 'M-7-3.6C-5.8-4.6-4-4.6-2.8-4M7-3.6C5.8-4.6 4-4.6 2.8-4';
const BROWS = 'M-7.4-3C-6-5-4-5-2.4-3.8M7.4-3C6-5 4-5 2.4-3.8';
const MOUTH = line('M-3 9.6C-1.4 10.9 1.4 10.9 3 9.6', { stroke: C.red, 'stroke-width': 1.6 });

/** What grows around the mouth. */
export const BEARDS = {
  none: () => MOUTH,
  moustache: (tone: string) =>
    path(
      'M0 7.4C-3 6.4-6.6 8.4-9 6.6C-8.4 10.6-3 11.6 0 9C3 11.6 8.4 10.6 9 6.6C6.6 8.4 3 6.4 0 7.4Z',
      tone,
    ),
  goatee: (tone: string) => MOUTH + path('M-4.4 12.6C-1.6 11.6 1.6 11.6 4.4 12.6L0 21Z', tone),
  full: (tone: string) =>
    path(
      'M-11.6 1C-9.6 6.6-6 7.2 0 7.2C6 7.2 9.6 6.6 11.6 1C13 12 8.6 20.4 0 23.6C-8.6 20.4-13 12-11.6 1Z',
      tone,
    ) + line('M-2.8 10.6C-1.4 11.6 1.4 11.6 2.8 10.6', { stroke: C.paper }),
  royal: (tone: string) =>
    path(
      'M-11.6 0C-10 6.4-5 7.4 0 7.4C5 7.4 10 6.4 11.6 0C14 10 11.4 18 8.4 21.4L6.4 19L3.6 25L0 21.4L-3.6 25L-6.4 19L-8.4 21.4C-11.4 18-14 10-11.6 0Z',
      tone,
    ) + line('M-2.8 10.6C-1.4 11.6 1.4 11.6 2.8 10.6', { stroke: C.paper }),
};

export const HAIR = {
  bob: (tone: string) =>
    path(
      'M-14-9C-17.6 0-17.4 9-13.6 12.6C-11 14.6-8 13-7.6 10L7.6 10C8 13 11 14.6 13.6 12.6C17.4 9 17.6 0 14-9Z',
      tone,
    ),
  locks: (tone: string) =>
    path(
      'M-14-9C-19 2-18.6 14-14.4 19.4C-10.6 20.6-7.8 17.6-8 13L8 13C7.8 17.6 10.6 20.6 14.4 19.4C18.6 14 19 2 14-9Z',
      tone,
    ),
  long: (tone: string) =>
    path(
      'M-12-13C-18-4-20 8-20 20C-20 26-15 29-11 26C-8 24-8 20-8 16L8 16C8 20 8 24 11 26C15 29 20 26 20 20C20 8 18-4 12-13Z',
      tone,
    ),
};

export const HATS = {
  /** A soft cap with a short feather: cloth, trim. */
  cap: (cloth: string, trim: string) =>
    path('M10-17C14-25 20-29 27-29C26-21 21-15 14-13Z', trim) +
    line('M13-15C16-20 20-24 24-26.6') +
    path('M-15.6-8.4C-20-16-12-22.6 0-22.6C12-22.6 20-16 15.6-8.4C6-11-6-11-15.6-8.4Z', cloth) +
    path('M-16.4-10.8C-6-14 6-14 16.4-10.8L15.6-6.6C6-9.4-6-9.4-15.6-6.6Z', trim),
  /** A broad hat with a long plume: cloth, plume, band. */
  hat: (cloth: string, plume: string, band: string) =>
    path('M-11-10.4L-10-24C-5-27.6 5-27.6 10-24L11-10.4Z', cloth) +
    path('M-11-15.4C-4-17.6 4-17.6 11-15.4L11-10.4L-11-10.4Z', band) +
    path('M-23-11.6C-9-7.4 9-7.4 23-11.6C20-4.6 10-4.4 0-4.4C-10-4.4-20-4.6-23-11.6Z', cloth) +
    path('M6-17C2-27-6-33-17-32C-26-31-29-24-26-19C-22-23-17-22-12-19.4C-7-17-1-15 6-13Z', plume) +
    line('M4-16C-3-25-12-29-22-27M-9-27.4L-12-31M-5-24.6L-6-29.4M-13-25.6L-13-21M-8-22.8L-8-19', {
      'stroke-width': 1.1,
    }),
  /** A crown: lining. */
  crown: (lining: string) =>
    path('M-14.6-9L-17.6-25L-8.4-17.4L0-28.4L8.4-17.4L17.6-25L14.6-9C5-12-5-12-14.6-9Z', C.gold) +
    circle(-17.6, -26, 2, C.straw) +
    circle(0, -29.6, 2.3, C.straw) +
    circle(17.6, -26, 2, C.straw) +
    path('M-15.4-12.4C-5-15.8 5-15.8 15.4-12.4L14.4-6.6C5-9.6-5-9.6-14.4-6.6Z', lining) +
    dot(-8, -11.4, 1.1, C.straw) +
    dot(0, -12.2, 1.3, C.straw) +
    dot(8, -11.4, 1.1, C.straw),
};
