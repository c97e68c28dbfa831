import { type Bot, handOf, pick, type Random, type Seat } from '@stammtisch/kernel';

import { isRoom } from './board.ts';
import { cardsOf } from './deal.ts';
import { stepsTo } from './distance.ts';
import type { Cluedo } from './index.ts';
import { legalMoves, passageFrom, placeOf } from './legal.ts';
import { isPlaying } from './phase.ts';
import { evidenceOf, weigh } from './reason/index.ts';
import {
  type Card,
  type InMatch,
  type Move,
  type Place,
  type Room,
  ROOMS,
  SUSPECTS,
  type Partly,
  type View,
  WEAPONS,
} from './state.ts';

/** Whoever is on turn and has something to decide. */
export type OnTurn = Extract<InMatch<Partly>, { readonly phase: 'moving' | 'walking' | 'acting' }> &
  Pick<View, 'viewer'>;

export function onTurn(view: View): OnTurn | undefined {
  const isOwn = isPlaying(view) && view.turn === view.viewer;
  return isOwn && view.phase !== 'rolling' && view.phase !== 'refuting' ? view : undefined;
}

/** What is asked of someone who is not on turn: a card, or whether they are ready. */
export function answered(view: View, random: Random): Move | undefined {
  if (view.phase === 'over') return legalMoves(view).find(({ kind }) => kind === 'ready');
  return view.phase === 'refuting' ? cardToShow(view, random) : undefined;
}

/** Knows what it holds and what it was shown, and nothing that takes reasoning about others. */
export const remembers = seeker('remembers', view => openToMemory(view));

/** Suspicions of its own that the forgetful player still knows the answers to. */
const MEMORY = 6;

/** Knows what it holds, and of what it was shown only the latest. */
export const forgetful = seeker('forgetful', view => openToMemory(view, MEMORY));

/** Knows all that follows with certainty from what everyone has seen. */
export const reasons = seeker('reasons', view => {
  const { solutions } = weigh(evidenceOf(view));
  const openOf = <C extends Card>(sort: readonly C[]): readonly C[] =>
    sort.filter(card => solutions.some(({ guess }) => cardsOf(guess).includes(card)));
  return {
    who: openOf(SUSPECTS),
    how: openOf(WEAPONS),
    where: openOf(ROOMS),
    left: solutions.length,
  };
});

/** Asks only for what can still be the solution, and accuses when nothing else can. */
function seeker(name: string, openIn: (view: OnTurn) => Open): Bot<Cluedo> {
  return {
    name,
    choose(view, random) {
      const turn = onTurn(view);
      return turn === undefined ? answered(view, random) : choiceIn(turn, openIn(turn), random);
    },
  };
}

function choiceIn(view: OnTurn, { who, how, where, left }: Open, random: Random): Move {
  if (left === 1)
    return { kind: 'accuse', guess: { who: who[0]!, how: how[0]!, where: where[0]! } };
  if (view.phase === 'moving') return wayToMove(view, where);
  if (view.phase === 'walking') return bestWalk(legalMoves(view), where, random);
  const place = placeOf(view);
  return view.maySuspect && isRoom(place)
    ? {
        kind: 'suspect',
        guess: { who: pick(who, random), how: pick(how, random), where: place },
      }
    : { kind: 'end' };
}

interface Open {
  readonly who: readonly (typeof SUSPECTS)[number][];
  readonly how: readonly (typeof WEAPONS)[number][];
  readonly where: readonly Room[];
  /** How many solutions that makes. */
  readonly left: number;
}

/** Of each sort what can still be the solution. */
function openToMemory(view: OnTurn, memory = Infinity): Open {
  const hand = handOf(view);
  const mine = view.suspicions.filter(({ asker }) => asker === view.viewer).slice(-memory);
  const seen = new Set<unknown>([...hand, ...mine.map(({ card }) => card)]);
  // What nobody else could show, and is not held either, is the solution.
  const found = mine
    .filter(({ by }) => by === undefined)
    .flatMap(({ guess }) => cardsOf(guess))
    .filter(card => !hand.includes(card));
  const openOf = <C extends Card>(sort: readonly C[]): readonly C[] => {
    const known = sort.filter(card => found.includes(card));
    return known.length > 0 ? known : sort.filter(card => !seen.has(card));
  };
  const [who, how, where] = [openOf(SUSPECTS), openOf(WEAPONS), openOf(ROOMS)];
  return { who, how, where, left: who.length * how.length * where.length };
}

function wayToMove(view: OnTurn, wanted: readonly Room[]): Move {
  const moves = legalMoves(view);
  const may = (kind: Move['kind']) => moves.some(move => move.kind === kind);
  const here = placeOf(view);
  const beyond = passageFrom(here);
  if (may('stay') && wanted.some(room => room === here)) return { kind: 'stay' };
  if (beyond !== undefined && wanted.includes(beyond)) return { kind: 'passage' };
  return { kind: (['roll', 'passage', 'stay'] as const).find(may) ?? 'end' };
}

/** Into a room that can be the solution, or as near to one as possible. */
function bestWalk(moves: readonly Move[], wanted: readonly Room[], random: Random): Move {
  const ends = moves.flatMap(move => (move.kind === 'walk' ? [move.to] : []));
  const stepsLeft = (end: Place) => Math.min(...wanted.map(room => stepsTo(room, end)));
  const least = Math.min(...ends.map(stepsLeft));
  const to = pick(
    ends.filter(end => stepsLeft(end) === least),
    random,
  );
  return { kind: 'walk', to };
}

/** What the asker has seen already tells nothing new; and what others know is no great secret either. */
function cardToShow(view: Refuted, random: Random): Move | undefined {
  const moves = legalMoves(view).filter(move => move.kind === 'show');
  if (moves.length === 0) return undefined;
  const { asker } = view.suspicions.at(-1)!;
  const isOld = (to: (seat: Seat) => boolean) =>
    moves.filter(({ card }) => wasShown(view, card, to));
  const [known, elsewhere] = [isOld(seat => seat === asker), isOld(() => true)];
  return pick(
    [known, elsewhere, moves].find(each => each.length > 0)!,
    random,
  );
}

type Refuted = Extract<View, { readonly phase: 'refuting' }>;

const wasShown = (view: Refuted, card: Card, to: (seat: Seat) => boolean): boolean =>
  view.suspicions.some(each => to(each.asker) && each.by === view.viewer && each.card === card);
