import { handOnTurn, handsOf, settledIn } from '@stammtisch/blackjack';
import type { Seat } from '@stammtisch/kernel';

import type { TableContext } from '../../table/game-ui.ts';
import { orWatched, type StatusText } from '../../table/status-text.ts';
import { named } from '../../table/table-context.ts';
import { money, listed } from '../../text/texts.ts';
import { dealerLine, dealerShows } from './dealer-text.ts';
import { awaited, handInPlay, isBroke, isOnTurn, profitOf, type View, worthOf } from './rules.ts';
import { texts, worthInWords } from './texts.ts';

/** One sentence about what is going on now. */
export const statusText = (view: View, context: TableContext): StatusText =>
  orWatched({ text: toldTo(view, context), lamp: isOnTurn(view, context.seat) }, context);

function toldTo(view: View, context: TableContext): string {
  const { seat } = context;
  if (seat === undefined || !isBroke(view, seat)) return told(view, context);
  const lost = profitOf(view, seat) === undefined ? '' : `${told(view, context)}. `;
  return lost + texts().broke.title;
}

function told(view: View, context: TableContext): string {
  const text = texts().state;
  switch (view.phase) {
    case 'between':
      return between(view, context);
    case 'shuffling':
      return text.shuffling;
    case 'betting':
      return betting(view, context);
    case 'insuring':
      return text.insuring(namesOf(awaited(view), context));
    case 'playing':
      return playing(view, context);
    case 'over':
      return text.over;
  }
}

const namesOf = (seats: readonly Seat[], context: TableContext): string =>
  listed(seats.map(seat => named(context, seat)));

function between(view: View, { seat }: TableContext): string {
  const text = texts().state;
  if (settledIn(view) === undefined) return view.round === 0 ? text.before : text.nobodyBet;
  const profit = seat === undefined ? undefined : profitOf(view, seat);
  if (profit === undefined) return text.dealerHas(dealerLine(view));
  const amount = money(Math.abs(profit));
  if (profit === 0) return text.even;
  return profit > 0 ? text.win(amount) : text.lose(amount);
}

function betting(view: Extract<View, { phase: 'betting' }>, context: TableContext): string {
  const text = texts().state;
  const { seat } = context;
  if (seat !== undefined && isOnTurn(view, seat)) return text.bet;
  const missing = namesOf(awaited(view), context);
  if (seat === undefined) return text.betOf(missing);
  if (view.sittingOut.includes(seat)) return text.sittingOut;
  const bet = view.bets[seat]!;
  return bet > 0 ? text.youBet(money(bet), missing) : text.betOf(missing);
}

function playing(view: Extract<View, { phase: 'playing' }>, context: TableContext): string {
  const text = texts().state;
  const { seat, cards, fromSplit } = handOnTurn(view);
  const worth = worthInWords(worthOf(cards, fromSplit));
  const dealer = dealerShows(view);
  if (seat !== context.seat) return text.theirs(context.nameOf(seat), worth, dealer);
  return handsOf(view, seat).length > 1
    ? text.yourSplit(handInPlay(view, seat), worth, dealer)
    : text.yours(worth, dealer);
}
