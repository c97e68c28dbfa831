import { type Random, shuffle, type Viewer } from '@stammtisch/kernel';
import type { Witness } from '@stammtisch/kernel/testing';

import { type Card, PACK, sorted, THREE_OF_DIAMONDS } from '../card.ts';
import type { BigTwo } from '../index.ts';
import type { Deal, Playing, State } from '../state.ts';

/** Says what nobody may know in Big Two, without asking the game's own view. */
export const witness: Witness<BigTwo> = {
  hasSecrets: true,
  pack: PACK,

  cards: state =>
    state.phase === 'playing'
      ? [...state.hands.flat(), ...state.plays.flatMap(({ cards }) => cards)]
      : [],

  told({ before, move, after }) {
    if (before.phase !== 'playing') return 'nothing';
    // The cards left are shown (rule 5.6).
    if (after.phase === 'between') return after.hands;
    // Time running out may lay down a card (rule 6.4).
    return move.kind === 'timedOut' && after.phase === 'playing' ? after.plays : 'nothing';
  },

  twin(state, viewer, random, step) {
    if (state.phase !== 'playing' || viewer === 'open') return state;
    const shown = step?.move.kind === 'play' ? step.move.cards : [];
    return { ...state, hands: redealt(state, viewer, random, shown) };
  },

  twinMove: ({ before, move }, viewer, random) =>
    move.kind === 'deal' && viewer !== 'open' ? redeal(before, move.pack, viewer, random) : move,
};

/** Nobody but its holder knows a card, except that whoever must lead the three of diamonds holds it. */
function redealt(
  state: Playing,
  viewer: Viewer,
  random: Random,
  shown: readonly Card[],
): readonly (readonly Card[])[] {
  const led = state.lead === '3d' && state.plays.length === 0;
  const isFixed = (seat: number, card: Card) =>
    seat === viewer || (led && card === THREE_OF_DIAMONDS) || shown.includes(card);
  const unknown = state.hands.flatMap((hand, seat) => hand.filter(card => !isFixed(seat, card)));
  const stock = shuffle(unknown, random);
  return state.hands.map((hand, seat) =>
    sorted(hand.map(card => (isFixed(seat, card) ? card : stock.pop()!))),
  );
}

/** The viewer's cards, and where the public learns of it the lead, stay where they lie in the pack. */
function redeal(state: State, pack: readonly Card[], viewer: Viewer, random: Random): Deal {
  const seatAt = (place: number) => (state.dealer + 3 * (place + 1)) % 4;
  const isFixed = (card: Card, place: number) =>
    seatAt(place) === viewer || (state.lead === '3d' && card === THREE_OF_DIAMONDS);
  const stock = shuffle(
    pack.filter((card, place) => !isFixed(card, place)),
    random,
  );
  return {
    kind: 'deal',
    pack: pack.map((card, place) => (isFixed(card, place) ? card : stock.pop()!)),
  };
}
