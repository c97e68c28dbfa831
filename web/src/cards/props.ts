import { at, circle, ellipse, group, limb, line, type Markup, path } from './markup.ts';
import { PALETTE as C } from './palette.ts';

/** What the figures of the cards hold. */
export type Prop = keyof typeof PROPS;

/** `below` is how far a shaft reaches below the hand. */
export const held = (prop: Prop, x: number, y: number, below?: number): Markup =>
  group({ transform: at(x, y) }, PROPS[prop](below));

export const hand = (x: number, y: number): Markup => circle(x, y, 4.4, C.skin);

const staff = (down: number, up: number): Markup => limb(`M0 ${down}L0 ${-up}`, 2.4, C.nut, 1.2);

/** A tankard; a large one needs finer hoops. */
export function tankard(hoops: number): Markup {
  return (
    limb('M9-6C16-6 16 8 9 8', 2, C.straw, 1.2) +
    path('M-9-10L9-10L10 12L-10 12Z', C.nut) +
    line('M-4-9L-4.4 11M4-9L4.4 11', { 'stroke-width': 1.1 }) +
    line('M-10.4-2L10.4-2M-10.8 7L10.8 7', { stroke: C.ink, 'stroke-width': hoops }) +
    path('M-10.6-9.4C-13-14-8-17-5-15C-3-19 4-19 6-15C10-17 13-13 10.6-9.4Z', C.linen)
  );
}

const PETAL = 'M0 0C-8-3-7-11 0-10C7-11 8-3 0 0Z';

/** All stand in the hand of the figure, at the origin. */
const PROPS = {
  tankard: () => tankard(1.6),
  crook: () => limb('M0 70L0-28C0-39 15-39 15-29C15-23 9-21 6-24', 2.6, C.nut, 1.2),
  lute: () =>
    group(
      { transform: 'rotate(38)' },
      path('M-2-12L-2.2-42L2.2-42L2-12Z', C.brown),
      path('M-2.4-42L-6-50L2-50L2.4-42Z', C.brown),
      path('M0-16C7-14 13-4 13 5C13 14 7 19 0 19C-7 19-13 14-13 5C-13-4-7-14 0-16Z', C.nut),
      circle(0, 1, 4.2, C.brown),
      line('M-6 12L6 12M-.9-40L-.9 12M.9-40L.9 12', { 'stroke-width': 1 }),
    ),
  drum: () =>
    path('M-15-9L-15 12C-15 18 15 18 15 12L15-9Z', C.green) +
    line('M-15-8L-9 15L-3-5L3 16L9-5L15 13', { stroke: C.straw, 'stroke-width': 1.3 }) +
    path('M-15 9.6C-15 15.6 15 15.6 15 9.6L15 13.4C15 19.4-15 19.4-15 13.4Z', C.gold) +
    path('M-15-9C-15-3 15-3 15-9L15-6C15 0-15 0-15-6Z', C.gold) +
    ellipse({ cx: 0, cy: -9, rx: 15, ry: 4.6, fill: C.linen }),
  rose: () =>
    line('M0 14C1 4 1-6 0-22', { stroke: C.ink, 'stroke-width': 2.6 }) +
    path('M0-6C6-14 11-13 12-12C11-5 5-3 0-6Z', C.green) +
    [0, 72, 144, 216, 288]
      .map(turn => group({ transform: at(0, -31, 1, turn) }, path(PETAL, C.straw)))
      .join('') +
    circle(0, -31, 3, C.gold),
  halberd: (below = 66) =>
    staff(below, 44) +
    path('M-1.4-40L0-58L1.4-40Z', C.linen, { 'stroke-width': 1.8 }) +
    path('M1-44L12-48C16-40 16-32 12-25L1-30Z', C.iron) +
    path('M-1-41L-9-37L-1-32Z', C.iron),
  spear: (below = 66) =>
    staff(below, 40) +
    path('M0-60C5-54 5-48 0-42C-5-48-5-54 0-60Z', C.iron) +
    line('M-5-40L5-40', { 'stroke-width': 3 }),
  sword: () =>
    path('M-2.6-6L-2.2-48L0-56L2.2-48L2.6-6Z', C.steel) +
    line('M0-10L0-46', { 'stroke-width': 1 }) +
    limb('M-9-5L9-5', 2.6, C.gold, 1.2) +
    circle(0, 9, 3, C.gold),
  banner: (below = 66) =>
    staff(below, 54) +
    circle(0, -56, 2.4, C.gold) +
    path('M1.6-52C8-55 10-48 17-51L17-31C10-28 8-35 1.6-32Z', C.red) +
    path('M1.6-45.4C8-48 10-41 17-44L17-38C10-35 8-42 1.6-39Z', C.gold, { 'stroke-width': 1 }),
  shortSword: () =>
    path('M-2.6-6L-2.2-40L0-48L2.2-40L2.6-6Z', C.steel) +
    line('M0-10L0-38', { 'stroke-width': 1 }) +
    limb('M-8-5L8-5', 2.6, C.gold, 1.2) +
    circle(0, 8, 2.8, C.gold),
  leafSceptre: (below = 30) =>
    limb(`M0 ${below}L0-26`, 2.2, C.gold, 1.2) +
    path('M0-44C5-38 8-35 8-31C8-28 4-27 0-29C-4-27-8-28-8-31C-8-35-5-38 0-44Z', C.leaf),
  crownSceptre: (below = 30) =>
    limb(`M0 ${below}L0-26`, 2.2, C.gold, 1.2) +
    path('M0-27C-8-30-9-36-7-41L-3-37L0-43L3-37L7-41C9-36 8-30 0-27Z', C.gold) +
    circle(0, -46, 2, C.red),
  orbSceptre: (below = 30) =>
    limb(`M0 ${below}L0-28`, 2.2, C.gold, 1.2) +
    circle(0, -35, 6.4, C.gold) +
    line('M-6.4-35L6.4-35M0-41.4L0-35', { 'stroke-width': 1.2 }) +
    line('M0-47L0-42M-2.6-45L2.6-45', { 'stroke-width': 1.6 }),
};
