import { french, pick, type Random, shuffle, type Viewer } from '@stammtisch/kernel';
import type { Witness } from '@stammtisch/kernel/testing';

import type { Blackjack } from '../index.ts';
import type { Card, State } from '../state.ts';

/** Says what nobody may know in Blackjack, without asking the game's own view. */
export const witnessOf = (decks: number): Witness<Blackjack> => ({
  hasSecrets: true,
  pack: Array.from({ length: decks }, () => french.PACK).flat(),

  cards: state => [
    ...state.stock,
    ...state.discards,
    ...('hole' in state ? [state.hole, state.up] : []),
    ...faceUp(state),
  ],

  told: ({ after }) => ({
    // Whether there is a round to be played says that the dealer has no natural (rule 5.1).
    phase: after.phase,
    cards: faceUp(after),
    up: 'up' in after ? after.up : 'nothing',
  }),

  twin: (state, viewer, random) => (viewer === 'open' ? state : redealt(state, random)),

  twinMove: ({ move }, viewer: Viewer, random) =>
    move.kind === 'shuffle' && viewer !== 'open'
      ? { ...move, cards: shuffle(move.cards, random) }
      : move,
});

/** The witness of both presets. */
export const witness: Witness<Blackjack> = witnessOf(1);

/** Cards of players and of the dealer, but for the open card of a running round. */
function faceUp(state: State): readonly Card[] {
  if ('hands' in state) return state.hands.flatMap(({ cards }) => cards);
  if (!('last' in state) || state.last === undefined) return [];
  return [...state.last.hands.flatMap(({ cards }) => cards), ...state.last.dealer];
}

/** The hole card and the stock, mixed; where the dealer has looked, the hole card makes no natural. */
function redealt(state: State, random: Random): State {
  if (!('hole' in state)) return { ...state, stock: shuffle(state.stock, random) };
  const unseen = [state.hole, ...state.stock];
  const hasLooked = state.phase === 'playing' && state.options.peek;
  const hole = pick(
    unseen.filter(card => !(hasLooked && isNatural(state.up, card))),
    random,
  );
  return { ...state, hole, stock: shuffle(unseen.toSpliced(unseen.indexOf(hole), 1), random) };
}

const isNatural = (one: Card, other: Card): boolean => /^A.[TJQK]|^[TJQK].A/.test(one + other);
