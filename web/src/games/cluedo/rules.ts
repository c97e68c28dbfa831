import {
  type Card,
  type Cluedo,
  game,
  isRoom,
  placeOf,
  type Place,
  refuterIn,
  ROOMS,
  SUSPECTS,
  type Suspect,
  WEAPONS,
  type Weapon,
  type Room,
} from '@stammtisch/cluedo';
import type { Seat } from '@stammtisch/kernel';

import { viewReader } from '../../table/view-reader.ts';

export type View = Cluedo['View'];
export type Fact = Cluedo['Fact'];
export type Move = Cluedo['Move'];
export type Refusal = Cluedo['Refusal'];
/** Cards are in the players' hands. */
export type Dealt = Extract<View, { hands: unknown }>;
export type Walking = Extract<View, { phase: 'walking' }>;
export type Over = Extract<View, { phase: 'over' }>;

export type { Accusation, Card, Guess, Place, Room, Suspect, Weapon } from '@stammtisch/cluedo';

export type Sort = 'who' | 'how' | 'where';

export const SORTS: Readonly<Record<Sort, readonly Card[]>> = {
  who: SUSPECTS,
  how: WEAPONS,
  where: ROOMS,
};

export const isSuspect = (card: Card): card is Suspect => SUSPECTS.some(each => each === card);
export const isWeapon = (card: Card): card is Weapon => WEAPONS.some(each => each === card);

export const { viewOf, stampFor } = viewReader(game);

export const isDealt = (view: View): view is Dealt & View => 'hands' in view;
export const isWalking = (view: View): view is Walking & View => view.phase === 'walking';
export const isOver = (view: View): view is Over & View => view.phase === 'over';

/** Whether a move of this kind is possible at all. */
export const allows = (view: View, kind: Move['kind']): boolean =>
  stampFor(view, kind) !== undefined;

export const pipsOf = (dice: readonly number[]): number =>
  dice.reduce((sum, pips) => sum + pips, 0);

/** Whom the table waits for. */
export function awaitedSeat(view: View): Seat | undefined {
  if (!isDealt(view) || isOver(view)) return undefined;
  return view.phase === 'refuting' ? refuterIn(view) : view.turn;
}

/** The room in which the one on turn is. */
export function roomOnTurn(view: Dealt): Room | undefined {
  const place: Place = placeOf(view);
  return isRoom(place) ? place : undefined;
}

/** Whether this visitor accused wrongly. */
export const isOut = (view: View): boolean =>
  isDealt(view) && view.out.some(seat => seat === view.viewer);

/** Whoever knows more than those who still play, and therefore may not talk to them. */
export const knowsSecret = (view: View): boolean =>
  isDealt(view) &&
  !isOver(view) &&
  view.out.length > 0 &&
  (typeof view.viewer !== 'number' || isOut(view));
