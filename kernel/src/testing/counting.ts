import type { Game } from '../game.ts';
import { isObject } from '../json.ts';
import { isHouseMove } from '../record.ts';
import { err, ok } from '../result.ts';
import { awaited, emptySeating, reseat, type Seating } from '../seating.ts';

interface Counting {
  Options: { readonly goal: number };
  State: {
    readonly goal: number;
    readonly seating: Seating;
    readonly turn: number | 'nobody';
    readonly sum: number;
  };
  Move: { readonly kind: 'add'; readonly amount: number };
  Chance: never;
  View: Counting['State'] & { readonly viewer: number | 'gallery' | 'open' };
  Visible: { readonly kind: string };
  Fact: { readonly fact: 'counted' };
  Refusal: 'not-your-turn' | 'too-much';
}

/**
 * The smallest game there is: in turn, add 1 to 3; whoever reaches the goal wins.
 * It shows the shape of a game, and serves the kernel's own tests.
 */
export const counting: Game<Counting> = {
  name: 'counting',
  version: 1,
  seats: { min: 2, max: 3 },
  options: {
    bounds: { goal: { is: 'whole', min: 1, max: 100 } },
    presets: [{ name: 'ten', options: { goal: 10 } }],
  },
  start: ({ goal }, seats) => ({ goal, seating: emptySeating(seats), turn: 'nobody', sum: 0 }),
  toMove(state) {
    if (counting.outcome(state) !== undefined) return [];
    return state.turn === 'nobody' ? awaited(state.seating, [], 'anyone') : [state.turn];
  },
  chance: () => ({ kind: 'next' }),
  play(state, actor, move) {
    if (isHouseMove(move)) {
      if (move.kind === 'next') return ok({ ...state, turn: 0 });
      if (move.kind !== 'took' && move.kind !== 'left') return err('not-now');
      const seating = reseat(state.seating, move);
      return seating.ok ? ok({ ...state, seating: seating.value }) : seating;
    }
    if (actor === 'house') return err('not-a-seat');
    const refusal = counting.refusal(counting.view(state, actor), move);
    if (refusal !== undefined) return err(refusal);
    return ok({ ...state, sum: state.sum + move.amount, turn: (actor + 1) % state.seating.length });
  },
  view: (state, viewer) => ({ ...state, viewer }),
  decisions: ({ turn, viewer, sum }) =>
    turn === viewer ? [{ stamp: `add ${sum}`, kinds: ['add'] }] : [],
  legalMoves: () => [],
  amounts: ({ turn, viewer, goal, sum }) =>
    turn === viewer ? [{ kind: 'add', min: 1, max: Math.min(3, goal - sum), step: 1 }] : [],
  refusal({ turn, viewer, goal, sum }, { amount }) {
    if (turn !== viewer) return 'not-your-turn';
    return amount >= 1 && amount <= Math.min(3, goal - sum) ? undefined : 'too-much';
  },
  seen: (_state, _actor, move) => move,
  facts: () => [{ fact: 'counted' }],
  sample: ({ goal, seating, turn, sum }) => ({ goal, seating, turn, sum }),
  outcome({ sum, goal, turn, seating }) {
    if (sum < goal || turn === 'nobody') return undefined;
    const winner = (turn + seating.length - 1) % seating.length;
    return { winners: [winner], points: seating.map((_, seat) => (seat === winner ? 1 : 0)) };
  },
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
