import type { BlindWatten } from '@stammtisch/blind-watten';
import { german, shuffle } from '@stammtisch/kernel';

import { witness } from '../games/blind-watten/src/testing/witness.ts';
import { drawsOf, type TwinScenario, type Scripted } from './twin-scenario.ts';

type State = BlindWatten['State'];
type Round = Extract<State, { readonly hands: unknown }>;
type Move = BlindWatten['Move'];
type Hand = Round['hands'][number];

/** All are tried: chosen together, even the other announcer may not know the first card. */
const ORDERS = ['schlagFirst', 'together', 'any', 'together'] as const;

/**
 * Other hands, and where seat 0 does not announce, another Schlag and trump: the
 * cards shown are others, and all that was thrown could still be thrown.
 */
export const blindWatten: TwinScenario = {
  options: seed => ({ announceOrder: ORDERS[seed % ORDERS.length] }),

  draws: ({ pack, dealer }) => [...drawsOf(german.PACK_33, pack), [4, dealer]],

  deal: random => ({ pack: shuffle(german.PACK_33, random), dealer: random.below(4) }),

  quiet: (game, state, seat) =>
    game.legalMoves(game.view(state, seat)).filter(move => {
      if (seat === 0 && move.kind === 'show' && opensFirst(state as State)) return false;
      const played = game.play(state, seat, move);
      return played.ok && isRound(played.value as State) && !isRedealing(played.value as State);
    }),

  twin({ deal, script, state }, random) {
    const before = state as State;
    if (!isRound(before)) throw new Error('the round is over');
    const after = witness.twin(before, 0, random);
    if (!isRound(after)) throw new Error('the round is over');
    // Whoever sees their own cards sees in which order they were dealt.
    const hands = after.hands.map((hand, seat) =>
      seat === 0 ? deal.pack.slice(0, 5) : [...thrownBy(seat, after), ...hand],
    );
    const dealt = hands.flat();
    const rest = deal.pack.filter(card => !dealt.includes(card));
    return {
      deal: { ...deal, pack: [...dealt, ...rest] },
      script: script.map(each => shownOtherwise(each, before, after)),
    };
  },
};

/** Chosen together, seat 0 would learn by its own card what the other announcer has chosen. */
const opensFirst = ({ options }: State): boolean => options.announceOrder === 'together';

const isRound = (state: State): state is Round => 'hands' in state;

/** New cards would be drawn by chance, which here knows one deal only. */
const isRedealing = (state: State): boolean => state.phase === 'redealing';

const shownIn = (state: Round) =>
  'announcement' in state ? state.announcement : state.phase === 'announcing' ? state.shown : {};

function shownOtherwise(scripted: Scripted, before: Round, after: Round): Scripted {
  const move = scripted.move as Move;
  if (move.kind !== 'show') return scripted;
  // Nobody is both: each of the two shows one card a round.
  const forehand = (before.dealer + 1) % 4;
  const chooser = before.swapped ? before.dealer : forehand;
  const card = shownIn(after)[scripted.seat === chooser ? 'schlag' : 'trump'];
  const other: Move = { kind: 'show', card: card ?? move.card };
  return { ...scripted, move: other };
}

function thrownBy(seat: number, state: Round): Hand {
  const tricks = 'tricks' in state ? state.tricks : [];
  return tricks.flatMap(({ leader, cards }) => cards.slice((seat - leader + 4) % 4).slice(0, 1));
}
