import type { Suspect, Weapon } from '@stammtisch/cluedo';

import { inHouse } from '../../base-path.ts';
import { isSuspect } from './rules.ts';
import type { Card } from './rules.ts';
import { cardName, texts } from './texts.ts';

/** One of the drawings of this game, in the colour of the text. */
export const Glyph = ({ of }: { of: Exclude<Card, Suspect> | 'pawn' | 'envelope' }) => (
  <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
    <use href={inHouse(`/cluedo.svg#${of}`)} />
  </svg>
);

/** A token as it stands in a list: its colour, and its letter for those who do not see colours. */
export const Pawn = ({ token }: { token: Suspect }) => (
  <span class="pawn" data-token={token} aria-hidden="true">
    {texts().suspects[token].letter}
  </span>
);

/** A token on the plan, around its own middle. */
export const TokenPiece = ({ token }: { token: Suspect }) => (
  <>
    <ellipse class="shade" cx=".6" cy="4.800" rx="5.400" ry="2.200" />
    <circle r="5.600" />
    <text y="2.800">{texts().suspects[token].letter}</text>
  </>
);

export const WeaponPiece = ({ weapon }: { weapon: Weapon }) => (
  <>
    <rect x="-4.600" y="-4.600" width="9.200" height="9.200" rx="2" />
    <use
      href={inHouse(`/cluedo.svg#${weapon}`)}
      x="-3.700"
      y="-3.700"
      width="7.400"
      height="7.400"
    />
  </>
);

/** The picture of a card without its name. */
export const Emblem = ({ card }: { card: Card }) =>
  isSuspect(card) ? (
    <span class="emblem" data-token={card} aria-hidden="true">
      <Glyph of="pawn" />
      <b>{texts().suspects[card].letter}</b>
    </span>
  ) : (
    <span class="emblem" aria-hidden="true">
      <Glyph of={card} />
    </span>
  );

/** A card with picture and name. */
export const CardPicture = ({ card }: { card: Card }) => (
  <span class="ccard">
    <Emblem card={card} />
    <span class="nm">{cardName(card)}</span>
  </span>
);

const PIPS: Readonly<Record<number, string>> = {
  1: '5 5',
  2: '2.500 2.500 7.500 7.500',
  3: '2.500 2.500 5 5 7.500 7.500',
  4: '2.500 2.500 7.500 2.500 2.500 7.500 7.500 7.500',
  5: '2.500 2.500 7.500 2.500 5 5 2.500 7.500 7.500 7.500',
  6: '2.500 2.500 7.500 2.500 2.500 5 7.500 5 2.500 7.500 7.500 7.500',
};

/** One die, ten units wide. */
export const Die = ({ pips }: { pips: number }) => {
  const numbers = (PIPS[pips] ?? '').split(' ').map(Number);
  return (
    <>
      <rect width="10" height="10" rx="2" />
      {numbers.flatMap((x, at) =>
        at % 2 === 0 ? [<circle key={at} cx={x} cy={numbers[at + 1]} r="1" />] : [],
      )}
    </>
  );
};
