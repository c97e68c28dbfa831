import { inked, limb, type Markup, num } from './markup.ts';
import { mound } from './mound.ts';
import { PALETTE } from './palette.ts';
import { type GermanSign, rich } from './signs.ts';

/** Seven to ten of the traditional look: hearts and bells stand in columns, leaves and acorns grow. */
export function pips(suit: GermanSign, count: number): Markup {
  switch (suit) {
    case 'hearts':
    case 'bells':
      return columns(suit, count);
    case 'leaves':
      return leafTree(count);
    case 'acorns':
      return acornTree(count);
  }
}

function columns(suit: GermanSign, count: number): Markup {
  const rows = count > 8 ? 4 : 3;
  const [top, low] = rows === 4 ? [50, 170] : [54, 164];
  const step = (low - top) / (rows - 1);
  const sides = Array.from({ length: rows }, (_, row) => top + row * step).flatMap(y => [
    { x: 37, y },
    { x: 89, y },
  ]);
  const middle =
    count === 9
      ? [{ x: 63, y: (top + low) / 2 }]
      : [
          { x: 63, y: top + step / 2 },
          { x: 63, y: low - step / 2 },
        ];
  return [...sides, ...middle]
    .slice(0, count)
    .map(place => rich(suit, { ...place, size: rows === 4 ? 33 : 37 }))
    .join('');
}

function acornTree(count: number): Markup {
  const size = count > 8 ? 27 : 33;
  const pairs = branches(count, { low: 160, high: count === 8 ? 58 : 52 });
  const twigs = pairs.map(({ side, y }) => {
    const to = (x: number, dy: number) => `${num(63 + side * x)} ${num(y + dy)}`;
    return `M63 ${num(y + 4)}C${to(4, -14)} ${to(20, -24)} ${to(24.6, -size * 0.42)}`;
  });
  const top = isOdd(count) ? 50 : pairs.at(-1)!.y + 4;
  const signs = pairs.map(({ side, y }) =>
    rich('acorns', { x: 63 + side * 25, y, size, turn: side * -6, flipped: side > 0 }),
  );
  const apex = isOdd(count) ? rich('acorns', { x: 63, y: 35, size: size + 3 }) : '';
  return wood(top, twigs) + signs.join('') + apex + mound();
}

function leafTree(count: number): Markup {
  const size = count > 8 ? 30 : 33;
  const pairs = branches(count, { low: 154, high: count === 8 ? 54 : 52 });
  const twigs = pairs.map(({ side, y }) => {
    const to = (x: number, dy: number) => `${num(63 + side * x)} ${num(y + dy)}`;
    return `M63 ${num(y + 25)}C${to(3, 17)} ${to(19, 19)} ${to(23.4, size * 0.17)}`;
  });
  const top = isOdd(count) ? 40 : pairs.at(-1)!.y + 24;
  const signs = pairs.map(({ side, y }) =>
    rich('blade', { x: 63 + side * 26, y, size, turn: side * 22, flipped: side > 0 }),
  );
  const apex = isOdd(count) ? rich('blade', { x: 63, y: 34, size: size + 3 }) : '';
  return signs.join('') + apex + wood(top, twigs) + mound();
}

const isOdd = (count: number): boolean => count % 2 === 1;

/** Pairs from the lowest to the highest; an odd count leaves room for one sign at the top. */
function branches(count: number, { low, high }: { low: number; high: number }) {
  const pairs = Math.floor(count / 2);
  const step = (low - (isOdd(count) ? 76 : high)) / (pairs - 1);
  return Array.from({ length: pairs }, (_, pair) => low - pair * step).flatMap(y => [
    { side: -1, y },
    { side: 1, y },
  ]);
}

const wood = (top: number, twigs: readonly string[]): Markup =>
  inked(1, limb(`M63 184L63 ${num(top)}${twigs.join('')}`, 2.2, PALETTE.leaf, 1.2));
