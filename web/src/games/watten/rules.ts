import { type german, type Held, type Seat } from '@stammtisch/kernel';
import {
  answererOf,
  areTeamsFixed,
  type Card,
  firstValueOf,
  forehandOf,
  game,
  gespanntAtStart,
  isGespannt,
  membersOf,
  offeredValueOf,
  onTurn,
  otherParty,
  type Party,
  partyOf,
  type Trick,
  trumpNamerOf,
  type Watten,
  winnerOf,
} from '@stammtisch/watten';

import type { Team } from '../../table/game-ui.ts';
import { viewReader } from '../../table/view-reader.ts';

export type View = Watten['View'];
export type Fact = Watten['Fact'];
export type Move = Watten['Move'];
export type Refusal = Watten['Refusal'];
export type Rank = german.Rank;
export type Suit = german.Suit;
/** Cards are in the players' hands. */
export type Dealt = Extract<View, { hands: unknown }>;
export type Naming = Extract<View, { phase: 'schlag' | 'trump' }>;
export type WithTricks = Extract<View, { phase: 'playing' | 'raised' }>;
/** Between two rounds or two games. */
export type Pause = Extract<View, { phase: 'between' | 'over' }>;

export type {
  Announcement,
  Card,
  Class,
  Ending,
  Finished,
  LastRound,
  Party,
  Trick,
} from '@stammtisch/watten';

export const { viewOf, stampFor } = viewReader(game);

export const isDealt = (view: View): view is Dealt & View => 'hands' in view;

export const isNaming = (view: View): view is Naming & View =>
  view.phase === 'schlag' || view.phase === 'trump';

export const hasTricks = (view: View): view is WithTricks & View => 'tricks' in view;

export const isPause = (view: View): view is Pause & View =>
  view.phase === 'between' || view.phase === 'over';

export const allows = (view: View, move: Move): boolean => game.refusal(view, move) === undefined;

export const seatOfViewer = ({ viewer }: View): Seat | undefined =>
  typeof viewer === 'number' ? viewer : undefined;

/** Three tricks: the round is over, though its last trick may still lie there. */
export const isDecided = (view: View): boolean => hasTricks(view) && view.won.some(won => won >= 3);

/** The last trick of a round that ended with one, as it lay there. */
export function lastTrickOf(before: View, after: View): View | undefined {
  if (before.phase !== 'playing' || !isPause(after)) return undefined;
  const { last } = after;
  const trick = last?.tricks.at(-1);
  const card = trick?.cards.at(-1);
  if (last?.ending.by !== 'tricks' || trick?.winner === undefined || card === undefined)
    return undefined;
  const thrower = onTurn(before);
  const party = partyOf(trick.winner, before);
  return {
    ...before,
    tricks: [...last.tricks, { leader: trick.winner, cards: [] }],
    won: before.won.with(party, (before.won[party] ?? 0) + 1),
    hands: before.hands.map((held, seat) => (seat === thrower ? without(held, card) : held)),
  };
}

const without = (held: Held<Card>, card: Card): Held<Card> =>
  typeof held === 'number' ? held - 1 : held.filter(each => each !== card);

/** Who takes a trick, or would if no more cards were played. */
export const takerOf = (view: WithTricks, trick: Trick): Seat | undefined =>
  trick.winner ?? (trick.cards.length > 0 ? winnerOf(trick, view) : undefined);

/** Whom the table waits for. */
export function awaitedSeat(view: View): Seat | undefined {
  switch (view.phase) {
    case 'schlag':
      return forehandOf(view);
    case 'trump':
      return trumpNamerOf(view);
    case 'playing':
      return isDecided(view) ? undefined : onTurn(view);
    case 'raised':
      return answererOf(view);
    case 'between':
    case 'dealing':
    case 'over':
      return undefined;
  }
}

/** Of a deal: dealer, forehand, or neither. */
export function roleOf(view: View, seat: Seat): 'dealer' | 'forehand' | undefined {
  if (!isDealt(view)) return undefined;
  if (seat === view.dealer) return 'dealer';
  return seat === forehandOf(view) ? 'forehand' : undefined;
}

/** What the round is worth so far. */
export function worthOf(view: View): number {
  if (hasTricks(view)) return view.value;
  return isDealt(view) ? firstValueOf(view) : 2;
}

/** Who is gespannt, if that is why the round is worth more from the start. */
export const gespanntFrom = (view: View): readonly Seat[] =>
  isDealt(view) && firstValueOf(view) > 2 ? gespanntAtStart(view) : [];

/** What is asked for now, or what the next raise would ask for. */
export const nextValue = (view: WithTricks): number =>
  view.phase === 'playing' ? view.value + 1 : offeredValueOf(view);

/** Whether a raise of this seat asks several opponents, or a single one (rule 6.2). */
export const asksSeveral = (view: Dealt, by: Seat): boolean =>
  membersOf(otherParty(partyOf(by, view)), view).length > 1;

/** Whether a raise by the viewer would be the foul that costs two points. */
export const isFoul = (view: View): boolean => {
  const seat = seatOfViewer(view);
  return seat !== undefined && isGespannt(seat, view);
};

/** The round whose parties are in force: the one that is played, or the one that has just ended. */
interface Round {
  readonly seating: View['seating'];
  readonly dealer: Seat;
}

export function roundOf(view: View): Round | undefined {
  if (isDealt(view)) return view;
  const dealer = isPause(view) ? view.last?.dealer : undefined;
  return dealer === undefined ? undefined : { seating: view.seating, dealer };
}

/** The sign of a side: of the two teams where they stay together, else ours first. */
export function markOf(view: View, seat: Seat): Team | undefined {
  if (areTeamsFixed(view)) return seat % 2 === 0 ? 0 : 1;
  const round = roundOf(view);
  if (round === undefined) return undefined;
  return partyOf(seat, round) === partyOf(seatOfViewer(view) ?? forehandOf(round), round) ? 0 : 1;
}

/** The viewer's party first; for those who watch, forehand's. */
export function partiesFrom(view: View): readonly Party[] {
  const round = roundOf(view);
  const viewer = seatOfViewer(view);
  if (viewer === undefined) return [0, 1];
  const mine = round === undefined ? viewer % 2 : partyOf(viewer, round);
  return mine === 0 ? [0, 1] : [1, 0];
}

/** Everyone who keeps a score, by one of its seats, the viewer first. */
export function scorersFrom(view: View): readonly Seat[] {
  const { length } = view.scores;
  const first = (seatOfViewer(view) ?? 0) % length;
  return Array.from({ length }, (_, step) => (first + step) % length);
}
