import {
  currentTrick,
  type Decision,
  handOf,
  onTurn,
  refusalOfReady,
  type Stamp,
} from '@stammtisch/kernel';

import { isAnnouncer, teamOf } from './seats.ts';
import type { Card, Move, Refusal } from './state.ts';
import { binds, follows } from './strength.ts';
import { answererOf, choosers } from './turn.ts';
import type { View } from './view.ts';
import { openWishes, refusalOfNoWish, refusalToAsk, WISHES } from './wishes.ts';

/** A question for each kind of move the viewer can make. */
export function decisions(view: View): readonly Decision<Move['kind']>[] {
  const kinds = new Set(legalMoves(view).map(({ kind }) => kind));
  return [...kinds].map(kind => ({ stamp: stampOf(view, kind), kinds: [kind] }));
}

export const legalMoves = (view: View): readonly Move[] =>
  thinkable(view).filter(move => refusal(view, move) === undefined);

/** Whatever the viewer could do at some time with these cards. */
const thinkable = (view: View): readonly Move[] => [
  { kind: 'ready' },
  ...handOf(view).map((card): Move => ({ kind: 'show', card })),
  ...WISHES.map((wish): Move => ({ kind: 'ask', wish })),
  { kind: 'noWish' },
  ...[true, false].map((accept): Move => ({ kind: 'answer', accept })),
  ...handOf(view).map((card): Move => ({ kind: 'card', card })),
  { kind: 'bet' },
];

/**
 * Only what changes a question is in its stamp. So a bet stays in time while
 * others throw their cards, and a new stake makes both a bet and a card late.
 */
function stampOf(view: View, kind: Move['kind']): Stamp {
  const { deals } = view;
  switch (view.phase) {
    case 'between':
      return `ready ${deals}`;
    case 'over':
      return `again ${deals}`;
    case 'announcing':
      return `${kind} ${deals}.${view.gaveBack.length} ${subjectOf(view, kind)}`;
    case 'asked':
      return `answer ${deals}.${view.gaveBack.length} ${view.asking.wish}`;
    case 'forced':
      return `answer ${deals} four`;
    case 'betting':
      return `answer ${deals} bet ${view.stake}`;
    case 'playing': {
      const place = `${view.tricks.length}.${currentTrick(view).cards.length}`;
      return kind === 'bet' ? `bet ${deals} ${view.stake}` : `card ${deals}.${place} ${view.stake}`;
    }
    case 'dealing':
    case 'redealing':
      throw new Error(`nobody is asked anything while ${view.phase}`);
  }
}

type Announcing = Extract<View, { readonly phase: 'announcing' }>;

/** What a question while announcing is about, besides the cards. */
function subjectOf(view: Announcing, kind: Move['kind']): string | undefined {
  if (kind === 'ask') return openWishes(view, Number(view.viewer)).join('/');
  if (kind === 'noWish') return view.swapped ? 'swapped' : 'as dealt';
  return taskOf(view);
}

/** What the viewer is to show a card for, if anything. */
const taskOf = (view: View): 'schlag' | 'trump' | undefined =>
  view.phase === 'announcing'
    ? choosers(view).find(({ seat }) => seat === view.viewer)?.what
    : undefined;

/** Undefined when the move may be made. */
export function refusal(view: View, move: Move): Refusal | undefined {
  const { viewer } = view;
  if (typeof viewer !== 'number') return 'not-seated';
  switch (move.kind) {
    case 'ready':
      // Rules 9.2 and 9.5.
      return refusalOfReady(view);
    case 'show':
      return refusalToShow(view, move.card);
    case 'ask':
      return refusalToAsk(view, viewer, move.wish);
    case 'noWish':
      return refusalOfNoWish(view, viewer);
    case 'answer':
      return refusalToAnswer(view);
    case 'card':
      return refusalToThrow(view, move.card);
    case 'bet':
      return refusalToBet(view);
  }
}

/** Rules 4.1 and 4.3. */
function refusalToShow(view: View, card: Card): Refusal | undefined {
  if (view.phase !== 'announcing') return 'not-now';
  if (!isAnnouncer(view.viewer, view.dealer)) return 'not-an-announcer';
  if (taskOf(view) === undefined) return 'not-your-turn';
  return handOf(view).includes(card) ? undefined : 'not-in-hand';
}

/** Rules 4.5, 7.3 and 8.2. */
function refusalToAnswer(view: View): Refusal | undefined {
  if (view.phase !== 'asked' && view.phase !== 'forced' && view.phase !== 'betting')
    return 'not-now';
  return answererOf(view) === view.viewer ? undefined : 'not-your-turn';
}

/** Rules 6.1 to 6.4. */
function refusalToThrow(view: View, card: Card): Refusal | undefined {
  if (view.phase === 'betting') return 'bet-pending';
  if (view.phase !== 'playing') return 'not-now';
  if (onTurn(view) !== view.viewer) return 'not-your-turn';
  if (!handOf(view).includes(card)) return 'not-in-hand';
  const { announcement } = view;
  const isAmiss = announcement !== 'hidden' && isBound(view) && !follows(card, announcement);
  return isAmiss ? 'must-follow-trump' : undefined;
}

/**
 * Rule 6.5: whether the viewer must follow the trump that was led. A partner
 * does not know that it is one, and is never bound.
 */
export function isBound(view: View): boolean {
  if (view.phase !== 'playing' || onTurn(view) !== view.viewer) return false;
  const { announcement } = view;
  const [led] = currentTrick(view).cards;
  if (announcement === 'hidden' || led === undefined || !binds(led, announcement)) return false;
  return handOf(view).some(card => follows(card, announcement));
}

/** Rules 7.2 and 7.4 to 7.6. */
function refusalToBet(view: View): Refusal | undefined {
  if (view.phase === 'betting') return 'bet-pending';
  if (view.phase !== 'playing' || typeof view.viewer !== 'number') return 'not-now';
  const team = teamOf(view.viewer);
  if (!view.mayBet.includes(team)) return 'not-your-teams-bet';
  const needed = view.options.target - view.score[team]!;
  return view.stake + 1 > needed ? 'beyond-target' : undefined;
}
