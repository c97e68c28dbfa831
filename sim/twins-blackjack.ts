import { type Blackjack, handOnTurn, valueOf } from '@stammtisch/blackjack';
import { french, pick, type Random, shuffle } from '@stammtisch/kernel';

import { drawsOf, type TwinScenario } from './twin-scenario.ts';

type State = Blackjack['State'];
type Card = french.Card;

const SEATS = 3;
/** One card each, the dealer's open one, one more each, and then the one that nobody sees. */
const HOLE = 2 * SEATS + 1;

/** The hole card is another, and so is everything still to come. */
export const blackjack: TwinScenario = {
  draws: ({ pack }) => drawsOf(french.PACK, pack),

  deal(random) {
    const pack: readonly Card[] = shuffle(french.PACK, random);
    const last = [pack[SEATS - 1]!, pack[HOLE - 1]!];
    // Whoever plays last must have something to decide: after them the hole card is turned.
    return valueOf(last) > 20 ? this.deal(random) : { pack, dealer: 0 };
  },

  /** Everyone bets and plays, but the last one only as long as the hand goes on. */
  quiet(game, state, seat) {
    const view = game.view(state, seat);
    const [bets] = game.amounts?.(view) ?? [];
    if (bets !== undefined) return [{ kind: bets.kind, amount: bets.min * 25 }];
    const moves = game.legalMoves(view).filter(({ kind }) => kind !== 'ready');
    return isLast(state as State) ? moves.filter(({ kind }) => kind === 'insurance') : moves;
  },

  twin({ deal, script, state }, random) {
    const { stock } = state as State;
    const seen = deal.pack.length - stock.length;
    return { deal: { ...deal, pack: reshuffled(deal.pack, seen, random) }, script };
  },
};

const isLast = (state: State): boolean =>
  state.phase === 'playing' && handOnTurn(state).seat === SEATS - 1;

function reshuffled(pack: readonly string[], seen: number, random: Random): readonly string[] {
  const [hole, hidden] = [pack[HOLE]!, shuffle(pack.slice(seen), random)];
  const other = pick(hidden, random);
  const rest = hidden.map(card => (card === other ? hole : card));
  return [...pack.slice(0, seen).with(HOLE, other), ...rest];
}
