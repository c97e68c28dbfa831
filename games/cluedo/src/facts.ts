import { type Coming, countOf, factsBy, type HouseMove, type Seat } from '@stammtisch/kernel';

import { isRoom } from './board.ts';
import type { Cluedo } from './index.ts';
import { placeOf } from './legal.ts';
import { isDealt, isPlaying } from './phase.ts';
import type {
  Card,
  Guess,
  InMatch,
  Partly,
  Place,
  Room,
  Suspect,
  View,
  Visible,
  Weapon,
} from './state.ts';
import { refuterIn } from './turn.ts';

/** What happened at the table, for whoever tells it (rule 10.1). */
export type Fact =
  | Coming
  | { readonly fact: 'took token'; readonly seat: Seat; readonly token: Suspect }
  | { readonly fact: 'match began'; readonly match: number }
  /** The cards are out; how many each seat has. */
  | { readonly fact: 'dealt'; readonly counts: readonly number[] }
  | { readonly fact: 'turn'; readonly seat: Seat }
  | { readonly fact: 'rolled'; readonly seat: Seat; readonly dice: readonly number[] }
  | {
      readonly fact: 'walked' | 'took passage';
      readonly seat: Seat;
      readonly from: Place;
      readonly to: Place;
    }
  | { readonly fact: 'stayed'; readonly seat: Seat; readonly room: Room }
  | { readonly fact: 'suspected'; readonly seat: Seat; readonly guess: Guess }
  /** A suspicion has called a token or a weapon into the room. */
  | { readonly fact: 'token called'; readonly token: Suspect; readonly to: Room }
  | { readonly fact: 'weapon brought'; readonly weapon: Weapon; readonly to: Room }
  | { readonly fact: 'passed'; readonly seat: Seat }
  | { readonly fact: 'can refute'; readonly seat: Seat }
  | { readonly fact: 'nobody refutes' }
  | {
      readonly fact: 'showed';
      readonly seat: Seat;
      readonly to: Seat;
      readonly card: Card | 'hidden';
    }
  | {
      readonly fact: 'accused';
      readonly seat: Seat;
      readonly guess: Guess;
      readonly right: boolean;
    }
  /** Only for those who may know it. */
  | { readonly fact: 'solution'; readonly guess: Guess }
  | { readonly fact: 'ended turn'; readonly seat: Seat }
  | { readonly fact: 'match over'; readonly winners: readonly Seat[] };

export const facts = factsBy<Cluedo>(
  change =>
    change.move.kind === 'token'
      ? tokenFacts(change.before, change.after)
      : matchFacts({ ...change, move: change.move }),
  {
    deal: ({ after }) =>
      isDealt(after)
        ? [{ fact: 'dealt', counts: after.hands.map(countOf) }, ...turnFacts(after)]
        : [],
    dice: matchFacts,
    pick: matchFacts,
  },
  {
    // Rule 3.1.
    took: ({ move: { seat }, after }) => [{ fact: 'took token', seat, token: after.tokens[seat]! }],
    timedOut: ({ before, after }) => lateFacts(before, after),
    next: beginFacts,
    again: beginFacts,
  },
);

function beginFacts({ after: { match } }: { readonly after: View }): readonly Fact[] {
  return [{ fact: 'match began', match }];
}

type Dealt = InMatch<Partly>;

interface InMatchChange {
  readonly before: View;
  readonly move: Exclude<Visible, HouseMove | { readonly kind: 'token' | 'ready' | 'deal' }>;
  readonly after: View;
}

function matchFacts({ before, move, after }: InMatchChange): readonly Fact[] {
  if (!isPlaying(before) || !isDealt(after)) return [];
  const seat = before.turn;
  switch (move.kind) {
    case 'roll':
      return [];
    case 'dice':
      return [{ fact: 'rolled', seat, dice: move.dice }];
    case 'walk':
      return [{ fact: 'walked', seat, from: placeOf(before), to: move.to }];
    case 'passage':
      return [{ fact: 'took passage', seat, from: placeOf(before), to: placeOf(after) }];
    case 'stay':
      return stayFacts(seat, placeOf(before));
    case 'suspect':
      return suspicionFacts(before, move.guess, after);
    case 'show':
    case 'pick':
      return [{ fact: 'showed', seat: refuterIn(before), to: seat, card: move.card }];
    case 'accuse':
      return accusationFacts(before, move, after);
    case 'end':
      return [{ fact: 'ended turn', seat }, ...turnFacts(after)];
  }
}

const turnFacts = (after: Dealt): readonly Fact[] => [{ fact: 'turn', seat: after.turn }];

/** Whoever has another token than before; also the computer that had to give its own. */
const tokenFacts = (before: View, after: View): readonly Fact[] =>
  after.tokens.flatMap((token, seat) =>
    token === before.tokens[seat] || after.seating[seat] === 'empty'
      ? []
      : [{ fact: 'took token', seat, token }],
  );

const stayFacts = (seat: Seat, room: Place): readonly Fact[] =>
  isRoom(room) ? [{ fact: 'stayed', seat, room }] : [];

/** Rules 9.3 and 9.4. */
function lateFacts(before: View, after: View): readonly Fact[] {
  if (!isPlaying(before) || !isPlaying(after) || before.phase === 'refuting') return [];
  return [{ fact: 'ended turn', seat: before.turn }, ...turnFacts(after)];
}

function suspicionFacts(before: Dealt, guess: Guess, after: Dealt): readonly Fact[] {
  const { who, how, where } = guess;
  const { passed, by } = after.suspicions.at(-1)!;
  const facts: Fact[] = [{ fact: 'suspected', seat: before.turn, guess }];
  if (before.places[who] !== where) facts.push({ fact: 'token called', token: who, to: where });
  if (before.weapons[how] !== where) facts.push({ fact: 'weapon brought', weapon: how, to: where });
  for (const seat of passed) facts.push({ fact: 'passed', seat });
  facts.push(by === undefined ? { fact: 'nobody refutes' } : { fact: 'can refute', seat: by });
  return facts;
}

/** Rules 7.2 to 7.5. */
function accusationFacts(
  before: Dealt,
  { guess, right }: Extract<Visible, { readonly kind: 'accuse' }>,
  after: Dealt,
): readonly Fact[] {
  const seat = before.turn;
  const token = before.tokens[seat]!;
  const [from, to] = [before.places[token], after.places[token]];
  const facts: Fact[] = [{ fact: 'accused', seat, guess, right }];
  if (from !== to) facts.push({ fact: 'walked', seat, from, to });
  if (before.solution === 'hidden' && after.solution !== 'hidden')
    facts.push({ fact: 'solution', guess: after.solution });
  return after.phase === 'over'
    ? [...facts, { fact: 'match over', winners: after.outcome.winners }]
    : [...facts, ...turnFacts(after)];
}
