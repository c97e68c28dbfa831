import type { BigTwo } from '@stammtisch/big-two';
import { shuffle } from '@stammtisch/kernel';

import { PACK } from '../games/big-two/src/card.ts';
import { drawsOf, type TwinScenario } from './twin-scenario.ts';

type State = BigTwo['State'];
type Move = BigTwo['Move'];

/** The cards of seats 1 to 3 that nobody has seen change places. */
export const bigTwo: TwinScenario = {
  draws: ({ pack, dealer }) => [...drawsOf(PACK, pack), [4, dealer]],

  deal: random => ({ pack: shuffle(PACK, random), dealer: 0 }),

  /** Mostly singles, and nobody plays the last cards: at the end of a hand they are shown. */
  quiet(game, state, seat) {
    const { phase, hands } = state as Extract<State, { phase: 'playing' }>;
    const moves = game.legalMoves(game.view(state, seat)) as readonly Move[];
    const pass = moves.filter(({ kind }) => kind === 'pass');
    const isShort = phase === 'playing' && hands.some(hand => hand.length < 4);
    if (pass.length > 0 && isShort) return pass;
    const singles = moves.filter(move => move.kind === 'play' && move.cards.length === 1);
    return singles.length > 0 ? [...pass, ...singles] : moves;
  },

  twin({ deal, script }, random) {
    const played = new Set<string>(
      script.flatMap(({ move }) => ((move as Move).kind === 'play' ? cardsOf(move as Move) : [])),
    );
    // The first person sits at 0 and deals: one card each, beginning at the right.
    const isHidden = (card: string, place: number) =>
      (3 * (place + 1)) % 4 !== 0 && !played.has(card) && card !== '3d';
    const stock = shuffle(deal.pack.filter(isHidden), random);
    const pack = deal.pack.map((card, place) => (isHidden(card, place) ? stock.pop()! : card));
    return { deal: { ...deal, pack }, script };
  },
};

const cardsOf = (move: Move): readonly string[] => (move.kind === 'play' ? move.cards : []);
