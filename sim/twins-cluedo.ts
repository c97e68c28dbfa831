import { type Card, CARDS, type Cluedo, ROOMS, SUSPECTS, WEAPONS } from '@stammtisch/cluedo';

import { drawDeal } from '../games/cluedo/src/deal.ts';
import { witness } from '../games/cluedo/src/testing/witness.ts';
import { type Draw, drawsOf, type TwinScenario } from './twin-scenario.ts';

type State = Cluedo['State'];
type Move = Cluedo['Move'];
type InMatch = Extract<State, { readonly hands: unknown }>;

const SEATS = 4;
/** Whoever else accuses is wrong in both worlds; seat 0 would be told the solution. */
const ACCUSER = 3;

/** Another solution, other hands, and other cards shown between others. */
export const cluedo: TwinScenario = {
  deal: random => ({ pack: drawDeal(random).cards, dealer: 0 }),

  draws({ pack }) {
    const [who, how, where, ...rest] = pack as readonly [Card, Card, Card, ...Card[]];
    const drawn = [
      [SUSPECTS, who],
      [WEAPONS, how],
      [ROOMS, where],
    ] as const;
    const solution = drawn.map(([sort, card]): Draw => [
      sort.length,
      (sort as readonly Card[]).indexOf(card),
    ]);
    const sorted = CARDS.filter(card => rest.includes(card));
    return [...solution, ...drawsOf(sorted, rest)];
  },

  quiet(game, state, seat) {
    const moves = game.legalMoves(game.view(state, seat)) as readonly Move[];
    const accusation = moves.find(
      move => move.kind === 'accuse' && seat === ACCUSER && isWrong(state as State, move),
    );
    // Into rooms, and with a suspicion there: elsewhere nothing happens that could give something away.
    const eager = moves.filter(move => move.kind === 'suspect' || isEntering(move));
    const quiet = moves.filter(({ kind }) => !['accuse', 'ready', 'token'].includes(kind));
    const next = eager.length > 0 ? eager : quiet;
    return accusation === undefined ? next : [...next, accusation];
  },

  twin({ deal, script, state }, random) {
    const after = witness.twin(state as State, 0, random);
    if (!isMatch(after)) throw new Error('the match is over');
    const { who, how, where } = after.solution;
    const hands = after.hands.map(hand => [...hand]);
    const rest = deal.pack.slice(3).map((_, at) => hands[at % SEATS]!.shift()!);
    const shown = after.suspicions.flatMap(({ card }) => (card === undefined ? [] : [card]));
    return {
      deal: { ...deal, pack: [who, how, where, ...rest] },
      script: script.map(each =>
        each.move.kind === 'show' ? { ...each, move: { kind: 'show', card: shown.shift() } } : each,
      ),
    };
  },
};

const isEntering = (move: Move): boolean => move.kind === 'walk' && typeof move.to === 'string';

const isMatch = (state: State): state is InMatch => 'hands' in state;

const isWrong = (state: State, move: Extract<Move, { readonly kind: 'accuse' }>): boolean =>
  isMatch(state) && JSON.stringify(move.guess) !== JSON.stringify(state.solution);
