import { pick, type Random, shuffle } from '@stammtisch/kernel';

import { cardsOf, drawDeal, handsIn, solutionIn } from '../../deal.ts';
import { type Card, CARDS, type Guess, ROOMS, SUSPECTS, WEAPONS } from '../../state.ts';
import type { Deal, Evidence } from '../index.ts';
import { guessOf } from '../weigh.ts';

/** Every deal that fits, one by one: only for a few cards whose place is not known. */
export function everyDeal(evidence: Evidence): readonly Deal[] {
  const { sizes, has, lacks } = evidence;
  const known = has.flat();
  const loose = CARDS.filter(card => !known.includes(card));
  const deals: Deal[] = [];
  const place = (at: number, hands: readonly (readonly Card[])[], envelope: readonly Card[]) => {
    const card = loose[at];
    if (card === undefined) {
      if (envelope.length === 3) deals.push({ solution: guessOf(envelope), hands });
      return;
    }
    for (const [seat, hand] of hands.entries())
      if (hand.length < sizes[seat]! && !lacks[seat]!.includes(card))
        place(at + 1, hands.with(seat, [...hand, card]), envelope);
    if (envelope.every(other => sortOf(other) !== sortOf(card)))
      place(at + 1, hands, [...envelope, card]);
  };
  place(0, has, []);
  return deals.filter(deal => fits(deal, evidence));
}

const sortOf = (card: Card) =>
  [SUSPECTS, WEAPONS, ROOMS].find(sort => sort.some(each => each === card));

/** The evidence, statement by statement. */
export function fits({ solution, hands }: Deal, evidence: Evidence): boolean {
  const { sizes, has, lacks, clauses, excluded } = evidence;
  const dealt = [...hands.flat(), ...cardsOf(solution)];
  return (
    new Set(dealt).size === CARDS.length &&
    dealt.length === CARDS.length &&
    hands.every(
      (hand, seat) =>
        hand.length === sizes[seat] &&
        has[seat]!.every(card => hand.includes(card)) &&
        !lacks[seat]!.some(card => hand.includes(card)),
    ) &&
    clauses.every(({ seat, cards }) => cards.some(card => hands[seat]!.includes(card))) &&
    excluded.every(guess => !isSame(guess, solution)) &&
    (evidence.solution === undefined || isSame(evidence.solution, solution))
  );
}

const isSame = (some: Guess, other: Guess): boolean =>
  some.who === other.who && some.how === other.how && some.where === other.where;

interface Wish {
  readonly seats: number;
  /** How many suspects, weapons and rooms are not known to be with anybody. */
  readonly loose: readonly [number, number, number];
  readonly statements: number;
  /** One statement in so many need not be true. */
  readonly lies?: number;
}

/** Statements about a deal drawn at random. */
export function someEvidence(random: Random, { seats, loose, statements, lies }: Wish): Evidence {
  const { cards } = drawDeal(random);
  const hands = handsIn(cards, seats, 0);
  const solution = solutionIn(cards);
  const open = [SUSPECTS, WEAPONS, ROOMS].flatMap((sort, at) => {
    const inside = cardsOf(solution)[at]!;
    const others = shuffle<Card>(sort, random).filter(card => card !== inside);
    return [inside, ...others.slice(0, loose[at]! - 1)];
  });
  const has = hands.map(hand => hand.filter(card => !open.includes(card)));
  const lacks: Card[][] = hands.map(() => []);
  const clauses: { seat: number; cards: readonly Card[] }[] = [];
  const excluded: Guess[] = [];
  for (let made = 0; made < statements; made++) {
    const seat = random.below(seats);
    const guess = {
      who: pick(SUSPECTS, random),
      how: pick(WEAPONS, random),
      where: pick(ROOMS, random),
    };
    const isLie = lies !== undefined && random.below(lies) === 0;
    const holds = cardsOf(guess).some(card => hands[seat]!.includes(card));
    if (random.below(6) === 0 && (isLie || !isSame(guess, solution))) excluded.push(guess);
    else if (isLie ? random.below(2) === 0 : holds) clauses.push({ seat, cards: cardsOf(guess) });
    else lacks[seat]!.push(pick(cardsOf(guess), random));
  }
  return { sizes: hands.map(hand => hand.length), has, lacks, clauses, excluded };
}
