import type { Seat } from '@stammtisch/kernel';

import { insuranceFor, isFinished, isNatural, makesNatural, pipsIn } from './hand.ts';
import { ACE } from './odds/cards.ts';
import { dealtOf, sessionOf } from './phase.ts';
import { dealerPlays, settle, topOf } from './settle.ts';
import { needsShuffle } from './shoe.ts';
import type {
  Between,
  Betting,
  Card,
  Dealt,
  Hand,
  HandMove,
  Insuring,
  Over,
  Playing,
  Session,
  Shuffle,
  Shuffling,
  State,
} from './state.ts';
import { dealerCards, handOnTurn, handsIn, stakesIn, unbet } from './turn.ts';

/** What lies on the table is put aside, and a round begins. */
export function beginRound(state: Between | Over): State {
  const played = [...handsIn(state).flatMap(({ cards }) => cards), ...dealerCards(state)];
  const session: Session = {
    ...sessionOf(state),
    round: state.round + 1,
    discards: [...state.discards, ...played],
  };
  return needsShuffle(session) ? { ...session, phase: 'shuffling' } : openBetting(session);
}

/** Rules 1.3 and 1.4. */
export const shuffled = (state: Shuffling, { cards }: Shuffle): State =>
  openBetting({ ...sessionOf(state), stock: cards, discards: [] });

const openBetting = (session: Session): State =>
  goOnBetting({
    ...session,
    phase: 'betting',
    bets: session.seating.map(() => 0),
    sittingOut: [],
  });

export const bet = (state: Betting, seat: Seat, amount: number): State =>
  goOnBetting(pay({ ...state, bets: state.bets.with(seat, amount) }, seat, amount));

/** Rule 2.6. */
export const sitOut = (state: Betting, seat: Seat): State =>
  goOnBetting({ ...state, sittingOut: [...state.sittingOut, seat] });

/** Rule 2.7: the last bet starts the deal; without any bet there is no round. */
export function goOnBetting(state: Betting): State {
  if (unbet(state).length > 0) return state;
  if (state.bets.every(bet => bet === 0))
    return { ...sessionOf(state), phase: 'between', ready: [] };
  return offerInsurance(deal(state));
}

/** Rule 3.1. */
function deal(state: Betting): Dealt {
  const { bets, stock } = state;
  const players = [...bets.keys()].filter(seat => bets[seat]! > 0);
  const count = players.length;
  const hands = players.map((seat, at): Hand => {
    const cards = [topOf(stock, at), topOf(stock, count + 1 + at)];
    return { seat, cards, bet: bets[seat]!, doubled: false, fromSplit: false, stood: false };
  });
  return {
    ...sessionOf(state),
    stock: stock.slice(2 * count + 2),
    hands,
    insurance: bets.map(() => 0),
    up: topOf(stock, count),
    hole: topOf(stock, 2 * count + 1),
  };
}

/** Rule 5.2; where the dealer does not look, insurance belongs to a player's turn (rule 4.5). */
function offerInsurance(dealt: Dealt): State {
  if (!dealt.options.peek) return goOn(dealt);
  const asked = pipsIn(dealt.up) === ACE ? insurable(dealt) : [];
  return goOnInsuring({ ...dealt, phase: 'insuring', asked });
}

const insurable = ({ hands, stacks }: Dealt): readonly Seat[] =>
  hands
    .filter(hand => !isNatural(hand) && stacks[hand.seat]! >= insuranceFor(hand))
    .map(({ seat }) => seat);

/** Rule 5.3. */
function insured<S extends Dealt>(state: S, seat: Seat): S {
  const stake = insuranceFor(state.hands.find(hand => hand.seat === seat)!);
  return pay({ ...state, insurance: state.insurance.with(seat, stake) }, seat, stake);
}

/** Rule 4.5. The turn goes on. */
export const insureInTurn = (state: Playing): Playing => insured(state, handOnTurn(state).seat);

/** Rule 5.2. */
export const insureBeforePlay = (state: Insuring, seat: Seat): State =>
  answered(insured(state, seat), seat);

/** Rule 5.2: this seat has taken insurance or does without, or is gone. */
export const answered = (state: Insuring, seat: Seat): State =>
  goOnInsuring({ ...state, asked: state.asked.filter(each => each !== seat) });

/** When all have answered the dealer looks, and a natural ends the round (rule 5.1). */
function goOnInsuring(state: Insuring): State {
  if (state.asked.length > 0) return state;
  const dealt = dealtOf(state);
  return makesNatural([dealt.up, dealt.hole]) ? finish(dealt) : goOn(dealt);
}

/** Rules 4.2 to 4.6. */
export function playHand(state: Playing, kind: HandMove['kind']): State {
  const hand = handOnTurn(state);
  switch (kind) {
    case 'stand':
      return become(state, [{ ...hand, stood: true }]);
    case 'hit':
      return become(state, [withCard(hand, state.stock)]);
    case 'double': {
      const doubled = { ...withCard(hand, state.stock), doubled: true, stood: true };
      return become(pay(state, hand.seat, hand.bet), [doubled]);
    }
    case 'split':
      return become(pay(state, hand.seat, hand.bet), splitOf(hand, state.stock));
  }
}

const withCard = (hand: Hand, stock: readonly Card[]): Hand => ({
  ...hand,
  cards: [...hand.cards, topOf(stock)],
});

/** Rule 4.6: each card gets a second one; split aces get no more than that. */
const splitOf = (pair: Hand, stock: readonly Card[]): readonly Hand[] =>
  pair.cards.map((card, at) => ({
    ...pair,
    cards: [card, topOf(stock, at)],
    fromSplit: true,
    stood: pipsIn(card) === ACE,
  }));

/** The hand on turn becomes another, or two; what they have more came from the stock. */
function become(state: Playing, hands: readonly Hand[]): State {
  const count = hands.flatMap(({ cards }) => cards).length - handOnTurn(state).cards.length;
  return goOn({
    ...dealtOf(state),
    stock: state.stock.slice(count),
    hands: state.hands.toSpliced(state.turn, 1, ...hands),
  });
}

/** To the next hand with a choice (rule 4.7); after the last one the dealer plays. */
function goOn(dealt: Dealt): State {
  const turn = dealt.hands.findIndex(hand => !isFinished(hand));
  return turn < 0 ? finish(dealt) : { ...dealt, phase: 'playing', turn };
}

/** Rule 8.6: nobody plays on. */
export const allStand = (state: Dealt): Between => finish(dealtOf(state));

/** Sections 6 and 7. */
function finish(dealt: Dealt): Between {
  const dealer = dealerPlays(dealt);
  const last = settle(dealt, dealer);
  const returned = last.profits.map((profit, seat) => profit + stakesIn(dealt, seat));
  return {
    ...sessionOf(dealt),
    stock: dealt.stock.slice(dealer.length - 2),
    stacks: dealt.stacks.map((stack, seat) => stack + returned[seat]!),
    bank: dealt.bank - sumOf(last.profits),
    won: dealt.won.map((won, seat) => won + last.profits[seat]!),
    phase: 'between',
    ready: [],
    last,
  };
}

/** Rule 2.5: stakes leave the stack when they are placed. */
const pay = <S extends Session>(state: S, seat: Seat, cents: number): S => ({
  ...state,
  stacks: state.stacks.with(seat, state.stacks[seat]! - cents),
});

/** Rule 8.6: the bets go back and nothing is dealt. */
export const callOff = (state: Betting): Between => ({
  ...sessionOf(state),
  stacks: state.stacks.map((stack, seat) => stack + state.bets[seat]!),
  phase: 'between',
  ready: [],
});

/** Rule 8.3: whoever gets up takes along all that is not at stake; their cards have been seen. */
export function getUp(state: State, seat: Seat): State {
  switch (state.phase) {
    case 'between':
      return clearedAt({ ...state, ready: state.ready.filter(each => each !== seat) }, seat);
    case 'over':
      return clearedAt(state, seat);
    case 'shuffling':
      return state;
    case 'betting': {
      const sittingOut = state.sittingOut.filter(each => each !== seat);
      return goOnBetting({ ...state, bets: state.bets.with(seat, 0), sittingOut });
    }
    case 'insuring':
      return answered({ ...state, ...forfeitedBy(state, seat) }, seat);
    case 'playing':
      return goOn(forfeitedBy(state, seat));
  }
}

/** What lay in front of a seat is put aside. */
function clearedAt<S extends Between | Over>(state: S, seat: Seat): S {
  if (state.last === undefined) return state;
  const { hands, insurance, profits } = state.last;
  const last = {
    ...state.last,
    hands: hands.filter(hand => hand.seat !== seat),
    insurance: insurance.with(seat, 0),
    profits: profits.with(seat, 0),
  };
  return { ...state, last, discards: [...state.discards, ...cardsOf(hands, seat)] };
}

/** The stakes of a seat are the bank's. */
const forfeitedBy = (state: Dealt, seat: Seat): Dealt => ({
  ...dealtOf(state),
  bank: state.bank + stakesIn(state, seat),
  discards: [...state.discards, ...cardsOf(state.hands, seat)],
  hands: state.hands.filter(hand => hand.seat !== seat),
  insurance: state.insurance.with(seat, 0),
});

const cardsOf = (hands: readonly Hand[], seat: Seat): readonly Card[] =>
  hands.filter(hand => hand.seat === seat).flatMap(({ cards }) => cards);

const sumOf = (cents: readonly number[]): number => cents.reduce((sum, each) => sum + each, 0);
