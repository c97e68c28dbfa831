import { circle, group, type Markup, num, rect } from './markup.ts';
import { HEIGHT, WIDTH } from './names.ts';
import { PALETTE as C } from './palette.ts';
import { shared } from './shapes.ts';

/** The bare card. */
export const sheet = (): Markup =>
  shared(
    'sheet',
    rect({
      x: 0.5,
      y: 0.5,
      width: WIDTH - 1,
      height: HEIGHT - 1,
      rx: 9,
      fill: C.paper,
      stroke: C.edge,
    }),
  );

/** The thin frame of the traditional German cards. */
export const frame = (): Markup =>
  shared(
    'frame',
    rect({
      x: 6.5,
      y: 6.5,
      width: 113,
      height: 187,
      rx: 5,
      fill: 'none',
      stroke: C.ink,
      'stroke-width': 1,
    }),
  );

/** Turned round, as the other player sees it. */
export const turned = (...children: readonly Markup[]): Markup =>
  group({ transform: `translate(${num(WIDTH)} ${num(HEIGHT)}) rotate(180)` }, ...children);

/** For both players. */
export const twice = (drawing: Markup): Markup => drawing + turned(drawing);

/** The ring of dots around an ace. */
export const ring = (radius: number, color: string, transform?: string): Markup =>
  group(
    { transform, fill: color },
    ...Array.from({ length: 16 }, (_, place) => {
      const turn = (place * Math.PI) / 8;
      const r = place % 2 === 1 ? 1.3 : 2.3;
      return circle(radius * Math.sin(turn), -radius * Math.cos(turn), r, {});
    }),
  );
