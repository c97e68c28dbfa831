import { german, shuffle } from '@stammtisch/kernel';
import type { Watten } from '@stammtisch/watten';

import { HAND_SIZE } from '../games/watten/src/deal.ts';
import { witness } from '../games/watten/src/testing/witness.ts';
import { drawsOf, type TwinScenario } from './twin-scenario.ts';

type State = Watten['State'];
type Round = Extract<State, { readonly hands: unknown }>;

const SEATS = 4;

/** Other hands for seats 1 to 3, with which all that was played could still be played. */
export const watten: TwinScenario = {
  deal: random => ({ pack: shuffle(german.PACK_32, random), dealer: random.below(SEATS) }),

  draws: ({ pack, dealer }) => [...drawsOf(german.PACK_32, pack), [SEATS, dealer]],

  /** Nothing that ends the round: chance knows one deal only. */
  quiet: (game, state, seat) =>
    game.legalMoves(game.view(state, seat)).filter(move => {
      const played = game.play(state, seat, move);
      return played.ok && isRound(played.value as State);
    }),

  twin({ deal, script, state }, random) {
    const after = witness.twin(state as State, 0, random);
    if (!isRound(after)) throw new Error('the round is over');
    // Whoever sees their own cards sees in which order they were dealt.
    const dealt = after.hands.flatMap((hand, seat) =>
      seat === 0 ? deal.pack.slice(0, HAND_SIZE) : [...playedBy(seat, after), ...hand],
    );
    const rest = deal.pack.filter(card => !dealt.some(each => each === card));
    return { deal: { ...deal, pack: [...dealt, ...rest] }, script };
  },
};

const isRound = (state: State): state is Round => 'hands' in state;

function playedBy(seat: number, state: Round): readonly string[] {
  const tricks = 'tricks' in state ? state.tricks : [];
  return tricks.flatMap(({ leader, cards }) =>
    cards.filter((_, place) => (leader + place) % SEATS === seat),
  );
}
