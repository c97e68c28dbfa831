import {
  currentTrick,
  type Decision,
  german,
  handOf,
  onTurn,
  refusalOfReady,
  type Stamp,
} from '@stammtisch/kernel';

import { binds, isTrumpOrCrit } from './duty.ts';
import { answererOf, isGespannt } from './raise.ts';
import { partyOf } from './seats.ts';
import type { Card, Move, Refusal } from './state.ts';
import { toMove } from './turn.ts';
import type { View } from './view.ts';

/** Never more than one question: whoever is on turn answers it with a card or a raise. */
export function decisions(view: View): readonly Decision<Move['kind']>[] {
  const kinds = new Set(legalMoves(view).map(({ kind }) => kind));
  return kinds.size === 0 ? [] : [{ stamp: stampOf(view), kinds: [...kinds] }];
}

export const legalMoves = (view: View): readonly Move[] =>
  thinkable(view).filter(move => refusal(view, move) === undefined);

/** Whatever someone could do now, whoever it is and whatever they hold. */
function thinkable(view: View): readonly Move[] {
  switch (view.phase) {
    case 'between':
    case 'over':
      return [{ kind: 'ready' }];
    case 'dealing':
      return [];
    case 'schlag':
      return german.RANKS.map(schlag => ({ kind: 'schlag', schlag }));
    case 'trump':
      return german.SUITS.map(trump => ({ kind: 'trump', trump }));
    case 'playing':
      return [...handOf(view).map((card): Move => ({ kind: 'card', card })), { kind: 'raise' }];
    case 'raised':
      return [true, false].map(hold => ({ kind: 'answer', hold }));
  }
}

/** A raise that was held, and a foul, leave the turn where it was: both are in its stamp. */
function stampOf(view: View): Stamp {
  const { deals } = view;
  switch (view.phase) {
    case 'between':
      return `ready ${deals}`;
    case 'over':
      return `again ${deals}`;
    case 'schlag':
    case 'trump':
      return `${view.phase} ${deals}`;
    case 'playing': {
      const place = `${view.tricks.length}.${currentTrick(view).cards.length}`;
      return `turn ${deals}.${place} ${view.value} ${view.fouled.length}`;
    }
    case 'raised':
      return `answer ${deals} ${view.value}`;
    case 'dealing':
      throw new Error('nobody is asked anything while cards are dealt');
  }
}

/** Undefined when the move may be made. */
export function refusal(view: View, move: Move): Refusal | undefined {
  if (typeof view.viewer !== 'number') return 'not-seated';
  switch (move.kind) {
    case 'ready':
      // Rules 8.4 and 8.5.
      return refusalOfReady(view);
    case 'schlag':
    case 'trump':
      return refusalToName(view, move.kind);
    case 'card':
      return refusalToPlay(view, move.card);
    case 'raise':
      return refusalToRaise(view);
    case 'answer':
      return refusalToAnswer(view);
  }
}

/** Rules 3.3 and 3.4. */
function refusalToName(view: View, what: 'schlag' | 'trump'): Refusal | undefined {
  if (view.phase !== what) return 'not-now';
  return toMove(view).some(actor => actor === view.viewer) ? undefined : 'not-your-turn';
}

/** Rules 5.1 to 5.4. */
function refusalToPlay(view: View, card: Card): Refusal | undefined {
  if (view.phase === 'raised') return 'raise-pending';
  if (view.phase !== 'playing') return 'not-now';
  if (onTurn(view) !== view.viewer) return 'not-your-turn';
  if (!handOf(view).includes(card)) return 'not-in-hand';
  return isBound(view) && !isTrumpOrCrit(card, view) ? 'trump-or-crit' : undefined;
}

/** Rule 5.3: whether the viewer must give trump or a crit, and can. */
export function isBound(view: View): boolean {
  if (view.phase !== 'playing' || onTurn(view) !== view.viewer) return false;
  const [first, ...others] = view.tricks;
  if (first === undefined || others.length > 0 || !binds(first.cards, view)) return false;
  return handOf(view).some(card => isTrumpOrCrit(card, view));
}

/** Rules 6.2, 6.3, 6.5, 7.2 and 7.3. */
function refusalToRaise(view: View): Refusal | undefined {
  if (view.phase === 'raised') return 'raise-pending';
  if (view.phase !== 'playing') return 'not-now';
  const seat = onTurn(view);
  if (seat !== view.viewer) return 'not-your-turn';
  if (view.fouled.includes(seat)) return 'fouled-already';
  if (!view.mayRaise.includes(partyOf(seat, view))) return 'parties-alternate';
  const isBlocked = view.options.gespanntFoul === 'blocked' && isGespannt(seat, view);
  return isBlocked ? 'gespannt' : undefined;
}

/** Rule 6.3. */
function refusalToAnswer(view: View): Refusal | undefined {
  if (view.phase !== 'raised') return 'not-now';
  return answererOf(view) === view.viewer ? undefined : 'not-your-turn';
}
