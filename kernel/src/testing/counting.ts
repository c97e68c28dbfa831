import type { Game, Outcome, Viewer } from '../game.ts';
import { isObject } from '../json.ts';
import { playBy } from '../play.ts';
import { err, ok } from '../result.ts';
import { awaited, emptySeating, reseat, type Seat, type Seating } from '../seating.ts';
import type { Witness } from './laws.ts';

interface State {
  readonly goal: number;
  readonly seating: Seating;
  readonly turn: Seat | 'nobody';
  readonly sum: number;
}

export interface Counting {
  Options: { readonly goal: number };
  State: State;
  Move: { readonly kind: 'add'; readonly amount: number };
  Chance: never;
  View: State & { readonly viewer: Viewer };
  Visible: { readonly kind: string };
  Fact: { readonly fact: 'counted'; readonly sum: number };
  Refusal: 'not-your-turn' | 'not-allowed';
}

/**
 * The smallest game there is: in turn, add 1 to 3; whoever reaches the goal wins.
 * It shows the shape of a game, and serves the kernel's own tests.
 */
export const counting: Game<Counting> = {
  name: 'counting',
  version: 1,
  seats: { min: 2, max: 3 },
  strengths: [],
  options: {
    bounds: { goal: { is: 'whole', min: 1, max: 100 } },
    presets: [{ name: 'ten', options: { goal: 10 } }],
  },
  start: ({ goal }, seats) => ({
    goal,
    seating: emptySeating(counting, seats),
    turn: 'nobody',
    sum: 0,
  }),
  toMove(state) {
    if (counting.outcome(state) !== undefined) return [];
    return state.turn === 'nobody'
      ? awaited(state.seating, [...state.seating.keys()], 'all')
      : [state.turn];
  },
  chance: () => ({ kind: 'next' }),
  play: (state, actor, move) => play(state, actor, move),
  playLegal: (state, seat, { amount }) => ({
    ...state,
    sum: state.sum + amount,
    turn: (seat + 1) % state.seating.length,
  }),
  view: ({ goal, seating, turn, sum }, viewer) => ({ viewer, goal, seating, turn, sum }),
  decisions: view => (mostOf(view) > 0 ? [{ stamp: `add ${view.sum}`, kinds: ['add'] }] : []),
  legalMoves: () => [],
  amounts: view => (mostOf(view) > 0 ? [{ kind: 'add', min: 1, max: mostOf(view), step: 1 }] : []),
  refusal(view, { amount }) {
    if (mostOf(view) === 0) return 'not-your-turn';
    return Number.isInteger(amount) && 1 <= amount && amount <= mostOf(view)
      ? undefined
      : 'not-allowed';
  },
  seen: (_state, _actor, move) => move,
  facts: (_before, _seen, { sum }) => [{ fact: 'counted', sum }],
  sample: ({ goal, seating, turn, sum }) => ({ goal, seating, turn, sum }),
  outcome: ({ sum, goal, turn, seating }) =>
    sum < goal || turn === 'nobody'
      ? undefined
      : wonBy((turn + seating.length - 1) % seating.length, seating),
  decodeMove: value =>
    isObject(value) && value['kind'] === 'add' && Number.isInteger(value['amount'])
      ? { kind: 'add', amount: Number(value['amount']) }
      : undefined,
  formatMove: ({ amount }) => `add ${amount}`,
  parseMove(text) {
    const amount = /^add (\d+)$/.exec(text)?.[1];
    return amount === undefined ? undefined : { kind: 'add', amount: Number(amount) };
  },
};

const play = playBy<Counting>(
  counting,
  {},
  {
    next: state =>
      counting.toMove(state).includes('house') ? ok({ ...state, turn: 0 }) : err('not-now'),
    took(state, move) {
      if (state.turn !== 'nobody') return err('not-now');
      const seating = reseat(state.seating, move);
      return seating.ok ? ok({ ...state, seating: seating.value }) : seating;
    },
  },
);

/** The most the viewer may add now; 0 out of turn and after the end. */
const mostOf = ({ turn, viewer, goal, sum }: Counting['View']): number =>
  turn === viewer ? Math.min(3, goal - sum) : 0;

const wonBy = (winner: Seat, seating: Seating): Outcome => ({
  winners: [winner],
  points: seating.map((_, seat) => (seat === winner ? 1 : 0)),
});

/** Nothing is hidden in it. */
export const countingWitness: Witness<Counting> = {
  hasSecrets: false,
  pack: [],
  cards: () => [],
  twin: state => state,
  twinMove: ({ move }) => move,
  told: () => 'nothing',
};
