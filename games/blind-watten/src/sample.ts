import {
  cardsIn,
  german,
  type Held,
  pick,
  type Random,
  type Seat,
  shuffle,
} from '@stammtisch/kernel';

import {
  choose,
  type Guess,
  hiddenPartnersCards,
  readingsOf,
  returnedIn,
  type Round,
  type Share,
  sharesOf,
  thrownBy,
  tricksIn,
} from './reading.ts';
import { isAnnouncer } from './seats.ts';
import type { Announcement, Card, Dealt, Fully, State } from './state.ts';
import { follows } from './strength.ts';
import type { View } from './view.ts';

export const sample = (view: View, random: Random): State => sampler(view)(random);

/** Draws states that fit a view, as many as are wanted; what the view tells is worked out once. */
export function sampler(view: View): (random: Random) => State {
  const { viewer: _, ...known } = view;
  if (!('hands' in known)) return () => known;
  const clues = cluesIn(known);
  const readings = readingsOf(known, clues.unseen);
  return random => {
    const { choices, plainHands } = pickByWeight(readings, ({ ways }) => ways, random);
    const choice = pick(choices, random);
    const hands = handsFor(clues, { choice, plainHands }, random);
    const gaveBack = gaveBackFor(known, hands, random);
    return stateWith(known, choice, { hands, gaveBack });
  };
}

/** What a viewer knows of where the cards are. */
interface Clues {
  readonly round: Round;
  /** Cards that have not been seen since the last deal. */
  readonly unseen: readonly Card[];
  /** Cards that the viewer gave back: partners, who keep theirs, cannot hold them (rule 4.6). */
  readonly returned: ReadonlySet<Card>;
  /** How many cards the partners hold that the viewer does not see. */
  readonly partnersCards: number;
}

function cluesIn(round: Round): Clues {
  const thrown = tricksIn(round).flatMap(({ cards }) => cards);
  const seen = new Set([...round.hands.flatMap(cardsIn), ...thrown]);
  return {
    round,
    unseen: german.PACK_33.filter(card => !seen.has(card)),
    returned: new Set(returnedIn(round)),
    partnersCards: hiddenPartnersCards(round),
  };
}

/** The hidden hands, in any order: theirs is the order of the deal, which nobody has seen. */
function handsFor(clues: Clues, guess: Guess, random: Random): Dealt<Fully>['hands'] {
  const { round, unseen, returned } = clues;
  const shares = sharesOf(round, unseen, guess);
  const kept = shares.flatMap(share => share.kept);
  const dealt = new Map<Seat, readonly Card[]>();
  let stock = unseen.filter(card => !kept.includes(card));
  for (const share of shares) {
    const others = othersFor(share, { clues, guess, stock }, random);
    stock = stock.filter(card => !others.includes(card));
    dealt.set(share.seat, shuffle([...share.kept, ...others], random));
  }
  const rest = shuffle(
    stock.filter(card => !returned.has(card)),
    random,
  );
  return round.hands.map((held, seat) =>
    typeof held === 'number' ? (dealt.get(seat) ?? rest.splice(0, held)) : held,
  );
}

interface Dealing {
  readonly clues: Clues;
  readonly guess: Guess;
  readonly stock: readonly Card[];
}

/**
 * The cards an announcer holds besides the one shown. An announcer may hold
 * cards that were given back and partners may not, so the more of them go here,
 * the more ways are left for the partners: each number is as likely as that.
 */
function othersFor(
  { others, plainOnly }: Share,
  { clues, guess, stock }: Dealing,
  random: Random,
): readonly Card[] {
  const { returned, partnersCards } = clues;
  const may = plainOnly ? stock.filter(card => isPlain(card, guess.choice)) : stock;
  const back = may.filter(card => returned.has(card));
  const fresh = may.filter(card => !returned.has(card));
  const forPartners = stock.filter(card => !returned.has(card)).length;
  const waysWith = (count: number) =>
    choose(back.length, count) *
    choose(fresh.length, others - count) *
    choose(forPartners - (others - count), partnersCards);
  const count = pickByWeight([...Array(others + 1).keys()], waysWith, random);
  return [
    ...shuffle(back, random).slice(0, count),
    ...shuffle(fresh, random).slice(0, others - count),
  ];
}

const isPlain = (card: Card, choice: Partial<Announcement>): boolean =>
  !follows(card, completed(choice));

/** What was given back unseen is any five, or any twice five, of what the partners do not hold. */
function gaveBackFor(
  round: Round,
  hands: Dealt<Fully>['hands'],
  random: Random,
): Dealt<Fully>['gaveBack'] {
  if (round.gaveBack.length === 0) return [];
  const partners = hands.flatMap((hand, seat) =>
    isAnnouncer(seat, round.dealer) ? [] : [...hand, ...thrownBy(seat, tricksIn(round))],
  );
  return round.gaveBack.map(([dealers, forehands]) => {
    const taken = [...partners, ...cardsIn(dealers), ...cardsIn(forehands)];
    const stock = shuffle(
      german.PACK_33.filter(card => !taken.includes(card)),
      random,
    );
    const handOf = (held: Held<Card>) => (typeof held === 'number' ? stock.splice(0, held) : held);
    return [handOf(dealers), handOf(forehands)];
  });
}

function stateWith(
  round: Round,
  shown: Partial<Announcement>,
  cards: Pick<Dealt<Fully>, 'hands' | 'gaveBack'>,
): State {
  switch (round.phase) {
    case 'announcing':
      return { ...round, ...cards, shown };
    case 'asked':
    case 'redealing':
      return { ...round, ...cards };
    case 'forced':
    case 'playing':
    case 'betting':
      return { ...round, ...cards, announcement: completed(shown) };
  }
}

function completed({ schlag, trump }: Partial<Announcement>): Announcement {
  if (schlag === undefined || trump === undefined)
    throw new Error('Schlag and trump have not been announced yet');
  return { schlag, trump };
}

const FINE = 2 ** 32;

function pickByWeight<T>(items: readonly T[], weightOf: (item: T) => number, random: Random): T {
  const total = items.reduce((sum, item) => sum + weightOf(item), 0);
  let left = (random.below(FINE) / FINE) * total;
  const picked = items.find(item => {
    left -= weightOf(item);
    return left < 0;
  });
  if (picked === undefined) throw new Error('nothing fits what the viewer has seen');
  return picked;
}
