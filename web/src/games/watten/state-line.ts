import {
  answererOf,
  binds,
  currentTrick,
  firstValueOf,
  isBound,
  onTurn,
  trumpNamerOf,
} from '@stammtisch/watten';

import type { Sight } from '../../table/face.ts';
import { whoIs } from '../../table/sight.ts';
import { words } from '../../text/words.ts';
import { onTable } from '../german/on-table.ts';
import { lit, type StateLine, still } from '../german/state-line.ts';
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
import { say } from './words.ts';

/** What the visitor has taken up but not done yet. */
export interface Taken {
  readonly raised?: Card | undefined;
  readonly schlag?: Rank | undefined;
  readonly trump?: Suit | undefined;
}

/** Which round it is, and why it is worth more than usual if it is (rule 7.7). */
export function subtitle(view: View): string {
  if (view.deals === 0) return '';
  if (view.phase === 'over') return say().gameOver;
  const round = say().round(view.deals);
  if (!isDealt(view) || gespanntFrom(view).length === 0) return round;
  return `${round} · ${say().higher(firstValueOf(view))}`;
}

/** One sentence about what is going on now, and what is to be done. */
export function stateLine(view: View, sight: Sight, taken: Taken = {}): StateLine {
  const line = lineOf(view, sight, taken);
  return sight.seat === undefined ? still(`${words().table.spectator} ${line.text}`) : line;
}

function lineOf(view: View, sight: Sight, taken: Taken): StateLine {
  switch (view.phase) {
    case 'between':
    case 'over':
    case 'dealing':
      return still(say().state.dealing);
    case 'schlag':
    case 'trump':
      return naming(view, sight, taken);
    case 'raised':
      return raised(view, sight);
    case 'playing':
      if (isDecided(view)) return still(decided(view, sight));
      return onTurn(view) === sight.seat
        ? lit(yourTurn(view, taken.raised))
        : still(othersTurn(view, sight));
  }
}

function naming(view: Naming & View, sight: Sight, { schlag, trump }: Taken): StateLine {
  const text = say().state;
  const by = awaitedSeat(view) ?? 0;
  if (by === sight.seat)
    return lit(
      view.phase === 'schlag'
        ? schlag === undefined
          ? text.schlag
          : text.willSchlag(schlag)
        : trump === undefined
          ? text.trump
          : text.willTrump(trump),
    );
  if (view.phase === 'schlag' && trumpNamerOf(view) === sight.seat)
    return still(text.namesThenYou(sight.nameOf(by)));
  return still(text.names[view.phase](sight.nameOf(by)));
}

function raised(view: Extract<View, { phase: 'raised' }>, sight: Sight): StateLine {
  const text = say().state;
  const answers = answererOf(view);
  const name = sight.nameOf(answers);
  if (answers === sight.seat) return lit(raiseTitle(view, sight));
  return still(
    view.forced ? text.forced(name) : text.raised(whoIs(sight, view.by), nextValue(view), name),
  );
}

type Playing = Extract<View, { phase: 'playing' }>;

/** The last trick of a round lies there for a moment. */
const decided = ({ tricks }: Playing, sight: Sight): string =>
  say().facts.trick(whoIs(sight, onTable(tricks).trick.winner ?? 0));

function yourTurn(view: Playing, card: Card | undefined): string {
  const text = say().state;
  if (card && allows(view, { kind: 'card', card })) return text.will(card);
  if (isBound(view)) return text.bound;
  if (currentTrick(view).cards.length > 0) return text.play;
  return view.tricks.length > 1 ? text.leadAgain : text.lead;
}

function othersTurn(view: Playing, sight: Sight): string {
  const text = say().state;
  const name = sight.nameOf(onTurn(view));
  const { cards } = currentTrick(view);
  if (view.tricks.length === 1 && binds(cards, view)) return text.boundOf(name);
  if (cards.length > 0) return text.turnOf(name);
  return view.tricks.length > 1 ? text.leadsAgain(name) : text.leads(name);
}
