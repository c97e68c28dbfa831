import {
  answererOf,
  binds,
  currentTrick,
  firstValueOf,
  isBound,
  onTurn,
  trumpNamerOf,
} from '@stammtisch/watten';

import type { TableContext } from '../../table/game-ui.ts';
import { lit, orWatched, type StatusText, still } from '../../table/status-text.ts';
import { whoIs } from '../../table/table-context.ts';
import { lastTaken, othersTurn, ownTurn } from '../german/in-words.ts';
import { raiseTitle } from './ask.ts';
import {
  allows,
  awaitedSeat,
  type Card,
  gespanntFrom,
  isDealt,
  isDecided,
  type Naming,
  nextValue,
  type Rank,
  type Suit,
  type View,
} from './rules.ts';
import { texts } from './texts.ts';

/** What the visitor has taken up but not done yet. */
export interface Taken {
  readonly raised?: Card | undefined;
  readonly schlag?: Rank | undefined;
  readonly trump?: Suit | undefined;
}

/** Which round it is, and why it is worth more than usual if it is (rule 7.7). */
export function subtitle(view: View): string {
  if (view.deals === 0) return '';
  if (view.phase === 'over') return texts().gameOver;
  const round = texts().round(view.deals);
  if (!isDealt(view) || gespanntFrom(view).length === 0) return round;
  return `${round} · ${texts().higher(firstValueOf(view))}`;
}

/** One sentence about what is going on now, and what is to be done. */
export const statusText = (view: View, context: TableContext, taken: Taken = {}): StatusText =>
  orWatched(lineOf(view, context, taken), context);

function lineOf(view: View, context: TableContext, taken: Taken): StatusText {
  switch (view.phase) {
    case 'between':
    case 'over':
    case 'dealing':
      return still(texts().state.dealing);
    case 'schlag':
    case 'trump':
      return naming(view, context, taken);
    case 'raised':
      return raised(view, context);
    case 'playing':
      if (isDecided(view)) return still(lastTaken(view, context, texts()));
      return onTurn(view) === context.seat
        ? lit(yourTurn(view, taken.raised))
        : still(theirTurn(view, context));
  }
}

function naming(view: Naming & View, context: TableContext, { schlag, trump }: Taken): StatusText {
  const text = texts().state;
  const by = awaitedSeat(view) ?? 0;
  if (by === context.seat)
    return lit(
      view.phase === 'schlag'
        ? schlag === undefined
          ? text.schlag
          : text.willSchlag(schlag)
        : trump === undefined
          ? text.trump
          : text.willTrump(trump),
    );
  if (view.phase === 'schlag' && trumpNamerOf(view) === context.seat)
    return still(text.namesThenYou(context.nameOf(by)));
  return still(text.names[view.phase](context.nameOf(by)));
}

function raised(view: Extract<View, { phase: 'raised' }>, context: TableContext): StatusText {
  const text = texts().state;
  const answers = answererOf(view);
  const name = context.nameOf(answers);
  if (answers === context.seat) return lit(raiseTitle(view, context));
  return still(
    view.forced ? text.forced(name) : text.raised(whoIs(context, view.by), nextValue(view), name),
  );
}

type Playing = Extract<View, { phase: 'playing' }>;

function yourTurn(view: Playing, raised: Card | undefined): string {
  const card = raised && allows(view, { kind: 'card', card: raised }) ? raised : undefined;
  return ownTurn(view, { card, isBound: isBound(view) }, texts());
}

function theirTurn(view: Playing, context: TableContext): string {
  const name = context.nameOf(onTurn(view));
  const isLedTo = view.tricks.length === 1 && binds(currentTrick(view).cards, view);
  return isLedTo ? texts().state.boundOf(name) : othersTurn(view, name, texts());
}
