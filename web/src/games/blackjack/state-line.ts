import { handOnTurn, handsOf, settledIn } from '@stammtisch/blackjack';
import type { Seat } from '@stammtisch/kernel';

import type { Sight } from '../../table/face.ts';
import { named } from '../../table/sight.ts';
import { money, listed, words } from '../../text/words.ts';
import { dealerLine, dealerShows } from './dealer-line.ts';
import { awaited, handInPlay, isBroke, isOnTurn, profitOf, type View, worthOf } from './rules.ts';
import { say, worthInWords } from './words.ts';

interface StateLine {
  readonly text: string;
  /** The lamp: something is to be done here. */
  readonly lamp: boolean;
  /** Not before the dealer has drawn. */
  readonly late: boolean;
}

/** One sentence about what is going on now. */
export function stateLine(view: View, sight: Sight): StateLine {
  const { seat } = sight;
  const lamp = isOnTurn(view, seat);
  const late = settledIn(view) !== undefined;
  if (seat === undefined)
    return { text: `${words().table.spectator} ${told(view, sight)}`.trim(), lamp, late };
  if (!isBroke(view, seat)) return { text: told(view, sight), lamp, late };
  const lost = profitOf(view, seat) === undefined ? '' : `${told(view, sight)}. `;
  return { text: lost + say().broke.title, lamp, late };
}

function told(view: View, sight: Sight): string {
  const text = say().state;
  switch (view.phase) {
    case 'between':
      return between(view, sight);
    case 'shuffling':
      return text.shuffling;
    case 'betting':
      return betting(view, sight);
    case 'insuring':
      return text.insuring(namesOf(awaited(view), sight));
    case 'playing':
      return playing(view, sight);
    case 'over':
      return text.over;
  }
}

const namesOf = (seats: readonly Seat[], sight: Sight): string =>
  listed(seats.map(seat => named(sight, seat)));

function between(view: View, { seat }: Sight): string {
  const text = say().state;
  if (settledIn(view) === undefined) return view.round === 0 ? text.before : text.nobodyBet;
  const profit = seat === undefined ? undefined : profitOf(view, seat);
  if (profit === undefined) return text.dealerHas(dealerLine(view));
  const amount = money(Math.abs(profit));
  if (profit === 0) return text.even;
  return profit > 0 ? text.win(amount) : text.lose(amount);
}

function betting(view: Extract<View, { phase: 'betting' }>, sight: Sight): string {
  const text = say().state;
  const { seat } = sight;
  if (seat !== undefined && isOnTurn(view, seat)) return text.bet;
  const missing = namesOf(awaited(view), sight);
  if (seat === undefined) return text.betOf(missing);
  if (view.sittingOut.includes(seat)) return text.sittingOut;
  const bet = view.bets[seat]!;
  return bet > 0 ? text.youBet(money(bet), missing) : text.betOf(missing);
}

function playing(view: Extract<View, { phase: 'playing' }>, sight: Sight): string {
  const text = say().state;
  const { seat, cards, fromSplit } = handOnTurn(view);
  const worth = worthInWords(worthOf(cards, fromSplit));
  const dealer = dealerShows(view);
  if (seat !== sight.seat) return text.theirs(sight.nameOf(seat), worth, dealer);
  return handsOf(view, seat).length > 1
    ? text.yourSplit(handInPlay(view, seat), worth, dealer)
    : text.yours(worth, dealer);
}
