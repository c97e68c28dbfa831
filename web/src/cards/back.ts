import { at, circle, group, line, type Markup, num, path, rect } from './markup.ts';
import { PALETTE as C } from './palette.ts';
import { shared } from './shapes.ts';

/** The back: lozenges of an inn window around the house star, in the colour of the text. */
export const back = (): Markup =>
  rect({ x: 5.5, y: 5.5, width: 115, height: 189, rx: 5.5, fill: 'currentColor' }) +
  lozenges() +
  rect({ x: 8, y: 8, width: 110, height: 184, rx: 3.5, fill: 'none', stroke: C.straw, ...THIN }) +
  group(
    { transform: at(63, 100) },
    circle(0, 0, 30, { fill: 'currentColor', stroke: C.straw, ...THIN }),
    circle(0, 0, 26.5, { fill: 'none', stroke: C.gold, 'stroke-width': 0.8 }),
    star(at(0, 0)),
  );

/** The house star, radius 23: on every back and in the shield of the Weli. */
export const star = (transform: string): Markup => shared('star', STAR, { transform });

const THIN = { 'stroke-width': 1.2 } as const;

const petals = (from: number, d: string, fill: string): Markup =>
  Array.from({ length: 8 }, (_, place) =>
    group({ transform: `rotate(${from + place * 45})` }, path(d, fill)),
  ).join('');

const STAR =
  petals(22.5, 'M0-5C-5-10-4-17 0-20C4-17 5-10 0-5Z', C.gold) +
  petals(0, 'M0-5C-6-11-5-19 0-23C5-19 6-11 0-5Z', C.straw) +
  circle(0, 0, 6.4, C.wine) +
  circle(0, 0, 4.4, C.gold) +
  circle(0, 0, 1.6, C.wine);

const PANE = { width: 13.5, height: 18.2 } as const;

function lozenges(): Markup {
  let panes = '';
  let nails = '';
  for (let row = 0; row <= 20; row++) {
    for (let column = row % 2; column <= 16; column += 2) {
      const x = 9 + (column * PANE.width) / 2;
      const y = 9 + (row * PANE.height) / 2;
      if (Math.hypot(x - 63, y - 100) < 33) continue;
      if (column % 4 === NAILED[row % 4]) nails += `M${num(x)} ${num(y)}h0`;
      panes += lozenge(x, y);
    }
  }
  const round = { stroke: C.gold, 'stroke-width': 1.8, 'stroke-linecap': 'round' };
  // Lighter than the ground, whatever its colour is.
  return path(panes, '#fff', { 'fill-opacity': 0.14 }) + line(nails, round);
}

/** In every second row, every second lozenge has a nail. */
const NAILED: Readonly<Record<number, number>> = { 1: 1, 3: 3 };

/** A pane, cut off where it would reach over the border. */
function lozenge(x: number, y: number): string {
  const [across, down] = [PANE.width * 0.38, PANE.height * 0.38];
  const [left, right] = [Math.max(9, x - across), Math.min(117, x + across)];
  const [top, bottom] = [Math.max(9, y - down), Math.min(191, y + down)];
  return `M${num(left)} ${num(y)}L${num(x)} ${num(top)}L${num(right)} ${num(y)}L${num(x)} ${num(bottom)}Z`;
}
