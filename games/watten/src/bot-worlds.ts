import { cardsIn, countOf, german, type Random, type Seat } from '@stammtisch/kernel';

import { namedIn, placeOf } from './bot-cards.ts';
import { HAND_SIZE, isHabitual, type Past, type Position, type Slots } from './bot-playout.ts';
import { regretOfSchlag, regretOfTrump } from './bot-worth.ts';
import { binds, isTrumpOrCrit } from './duty.ts';
import { forehandOf, partyOf, seatAfter, trumpNamerOf } from './seats.ts';
import type { Card, Party, Trick } from './state.ts';
import type { View } from './view.ts';

/** A view of a round that is running. */
export type RoundView = Extract<View, { readonly hands: unknown }>;

/** A way the cards may lie, and how much it counts. */
export interface World {
  readonly slots: Slots;
  readonly weight: number;
}

/** How thoroughly the computer looks for deals, and what it makes of those that are odd. */
export interface Search {
  /** How many deals count for a decision. */
  readonly worlds: number;
  /** From how many each of them is chosen. */
  readonly tries: number;
  /** How likely others are to play a card against their habit, compared with one by habit. */
  readonly stray: number;
}

/** How the cards may lie. Of many deals those count that explain what was named and played. */
export function worldsOf(view: RoundView, search: Search, random: Random): readonly World[] {
  const deal = dealerOf(view);
  const judge = judgeOf(view, search.stray);
  // Before anything is named, every deal explains as much as any other.
  const tries = view.phase === 'schlag' ? 1 : search.tries;
  const size = view.seating.length * HAND_SIZE;
  const deals = new Uint8Array(search.worlds * tries * size);
  const marks = new Float64Array(search.worlds * tries);
  let total = 0;
  for (let at = 0; at < marks.length; at++) {
    const slots = deal(random);
    deals.set(slots, at * size);
    total += judge(slots);
    marks[at] = total;
  }
  const start = random.below(FINE) / FINE;
  return spread(marks, { start, points: search.worlds }).map(({ at, weight }) => ({
    slots: deals.subarray(at * size, (at + 1) * size),
    weight,
  }));
}

const FINE = 2 ** 32;

/** Lays points at equal distances along the marks, and tells before which of them they lie, and how many. */
function spread(
  marks: Float64Array,
  { start, points }: { readonly start: number; readonly points: number },
): readonly { readonly at: number; readonly weight: number }[] {
  const step = marks.at(-1)! / points;
  const found: { at: number; weight: number }[] = [];
  let at = 0;
  for (let point = 0; point < points; point++) {
    while (marks[at]! < (point + start) * step && at < marks.length - 1) at++;
    const last = found.at(-1);
    if (last?.at === at) last.weight++;
    else found.push({ at, weight: 1 });
  }
  return found;
}

/** How well a deal explains what others have named and played, from 0 to 1. */
function judgeOf(view: RoundView, stray: number): (slots: Slots) => number {
  if (!('schlag' in view)) return () => 1;
  const regretOf = regretIn(view);
  const past = pastOf(view);
  return slots => {
    let likely = Math.exp(-regretOf(slots));
    for (const each of past) if (!isHabitual(slots, each)) likely *= stray;
    return likely;
  };
}

/** How much better others could have named, in a deal. */
function regretIn(
  view: Extract<RoundView, { readonly schlag: unknown }>,
): (slots: Slots) => number {
  const schlag = german.RANKS.indexOf(view.schlag);
  const forehand = forehandOf(view);
  const namer = trumpNamerOf(view);
  const trump = 'trump' in view ? german.SUITS.indexOf(view.trump) : undefined;
  return slots => {
    const atSchlag = forehand === view.viewer ? 0 : regretOfSchlag(slots, forehand, schlag);
    if (trump === undefined || namer === view.viewer) return atSchlag;
    return atSchlag + regretOfTrump(slots, namer, { schlag, trump });
  };
}

/** What others have played, and what lay there when they did. */
function pastOf(view: RoundView): readonly Past[] {
  if (!('tricks' in view)) return [];
  const named = namedIn(view);
  const parties = partiesIn(view);
  return view.tricks.flatMap(({ leader, cards }, trick) =>
    cards.flatMap((_, place): Past[] => {
      const seat = seatAfter(leader, place, view);
      if (seat === view.viewer) return [];
      const held = countOf(view.hands[seat]!);
      // Slots of cards played lie behind those held, in the order of the tricks.
      const left = ~((2 ** trick - 1) << held) & (2 ** HAND_SIZE - 1);
      const position: Position = {
        named,
        parties,
        leader,
        trick: cards.slice(0, place).map(placeOf),
        won: [trick, 0],
        left: left << (seat * HAND_SIZE),
      };
      return [{ seat, slot: seat * HAND_SIZE + held + trick, position }];
    }),
  );
}

export const partiesIn = (view: RoundView): readonly Party[] =>
  view.seating.map((_, seat) => partyOf(seat, view));

/** Deals as `sampler` does, many times as fast: into the same slots again and again. */
function dealerOf(view: RoundView): (random: Random) => Slots {
  const slots = knownIn(view);
  const hidden = hiddenIn(view);
  const unseen = unseenIn(view);
  const harmless = unseen.filter(card => !('trump' in view) || !isTrumpOrCrit(card, view));
  const harmful = unseen.filter(card => !harmless.includes(card));
  const sorted = Uint8Array.from([...harmless, ...harmful], placeOf);
  const pile = sorted.slice();
  return random => {
    pile.set(sorted);
    let gone = 0;
    for (const { seat, count, isBare } of hidden) {
      const end = isBare ? harmless.length : pile.length;
      for (let slot = seat * HAND_SIZE; slot < seat * HAND_SIZE + count; slot++, gone++) {
        const at = gone + random.below(end - gone);
        slots[slot] = pile[at]!;
        pile[at] = pile[gone]!;
      }
    }
    return slots;
  };
}

const tricksIn = (view: RoundView): readonly Trick[] => ('tricks' in view ? view.tricks : []);

/** Cards played come after those held, so that a whole hand can be looked at. */
function knownIn(view: RoundView): Slots {
  const slots = new Uint8Array(view.hands.length * HAND_SIZE);
  const next = view.hands.map((held, seat) => {
    slots.set(cardsIn(held).map(placeOf), seat * HAND_SIZE);
    return seat * HAND_SIZE + countOf(held);
  });
  for (const { leader, cards } of tricksIn(view))
    for (const [place, card] of cards.entries())
      slots[next[seatAfter(leader, place, view)]!++] = placeOf(card);
  return slots;
}

function unseenIn(view: RoundView): readonly Card[] {
  const played = tricksIn(view).flatMap(({ cards }) => cards);
  const seen = new Set([...view.hands.flatMap(cardsIn), ...played]);
  return german.PACK_32.filter(card => !seen.has(card));
}

interface Hidden {
  readonly seat: Seat;
  readonly count: number;
  /** Whoever was bound and gave something else has neither trump nor crit (rule 5.3). */
  readonly isBare: boolean;
}

/** Bare hands first: they may hold least, and else some deals would be likelier than others. */
function hiddenIn(view: RoundView): readonly Hidden[] {
  const bare = bareSeats(view);
  return view.hands
    .flatMap((held, seat): Hidden[] =>
      typeof held === 'number' ? [{ seat, count: held, isBare: bare.includes(seat) }] : [],
    )
    .toSorted((a, b) => Number(b.isBare) - Number(a.isBare));
}

function bareSeats(view: RoundView): readonly Seat[] {
  if (!('tricks' in view)) return [];
  const { leader, cards } = view.tricks[0]!;
  return cards.flatMap((card, place) =>
    binds(cards.slice(0, place), view) && !isTrumpOrCrit(card, view)
      ? [seatAfter(leader, place, view)]
      : [],
  );
}
