import { PALETTE } from './palette.ts';

/** A piece of SVG text. Plain shapes only, see `sprite.ts`. */
export type Markup = string;

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Two decimals are a fiftieth of a pixel on the largest card. */
export const num = (value: number): string =>
  String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');

export const attributes = (list: Attributes): string =>
  Object.entries(list)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? num(value) : value}"`)
    .join('');

const element = (tag: string, list: Attributes): Markup => `<${tag}${attributes(list)}/>`;

export const group = (list: Attributes, ...children: readonly Markup[]): Markup =>
  `<g${attributes(list)}>${children.join('')}</g>`;

export const path = (d: string, fill: string, more: Attributes = {}): Markup =>
  element('path', { d, fill, ...more });

/** A line without a filling. */
export const line = (d: string, more: Attributes = {}): Markup => path(d, 'none', more);

export const circle = (cx: number, cy: number, r: number, paint: string | Attributes): Markup =>
  element('circle', { cx, cy, r, ...(typeof paint === 'string' ? { fill: paint } : paint) });

/** A circle without an outline, inside a group that has one. */
export const dot = (cx: number, cy: number, r: number, fill: string): Markup =>
  circle(cx, cy, r, { fill, stroke: 'none' });

export const ellipse = (list: Attributes): Markup => element('ellipse', list);

export const rect = (list: Attributes): Markup => element('rect', list);

/** The transform that puts a drawing at a place, turned and then scaled. */
export const at = (x: number, y: number, scale = 1, turn = 0): string =>
  [
    `translate(${num(x)} ${num(y)})`,
    ...(turn === 0 ? [] : [`rotate(${num(turn)})`]),
    ...(scale === 1 ? [] : [`scale(${num(scale)})`]),
  ].join(' ');

/** As seen in a mirror that stands at x = 0. */
export const mirrored = (...children: readonly Markup[]): Markup =>
  group({ transform: 'scale(-1 1)' }, ...children);

/** An outlined group: what is inside inherits the ink line. */
export const inked = (width: number, ...children: readonly Markup[]): Markup =>
  group({ ...INK, 'stroke-width': width }, ...children);

export const INK = {
  stroke: PALETTE.ink,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
} as const;

/** A limb is one line drawn twice: ink underneath, cloth on top. */
export const limb = (d: string, width: number, cloth: string, outline = 1.6): Markup =>
  line(d, { stroke: PALETTE.ink, 'stroke-width': width + 2 * outline }) +
  line(d, { stroke: cloth, 'stroke-width': width });
