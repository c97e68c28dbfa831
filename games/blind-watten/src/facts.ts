import { cardPlayed, type Coming, factsBy, type Seat, wonWith } from '@stammtisch/kernel';

import type { BlindWatten } from './index.ts';
import { forehandOf, otherTeam, schlagChooserOf, teamOf, trumpChooserOf } from './seats.ts';
import { offeredStakeOf } from './stake.ts';
import type {
  Announcement,
  Card,
  Ending,
  Forced,
  LastRound,
  Partly,
  Team,
  Visible,
  Wish,
} from './state.ts';
import { answererOf, choosers, leadingTeam } from './turn.ts';
import type { View } from './view.ts';

type AnnouncingView = Extract<View, { readonly phase: 'announcing' }>;

/** What happened at the table, for whoever tells it (rule 11.1). */
export type Fact =
  | Coming
  | { readonly fact: 'dealt'; readonly dealer: Seat; readonly forehand: Seat }
  | { readonly fact: 'asked'; readonly seat: Seat; readonly wish: Wish }
  | { readonly fact: 'no wish'; readonly seat: Seat }
  | {
      readonly fact: 'answered';
      readonly seat: Seat;
      readonly wish: Wish;
      readonly accepted: boolean;
    }
  /** New cards for both announcers. */
  | { readonly fact: 'dealt again' }
  /** The card only for those who may know it. */
  | {
      readonly fact: 'showed';
      readonly seat: Seat;
      readonly what: 'schlag' | 'trump';
      readonly card?: Card;
    }
  /** Schlag and trump stand; forehand leads unless the four are going. */
  | { readonly fact: 'announced'; readonly leader: Seat }
  /** They count as a bet of `team`, which is behind (rule 8.3). */
  | { readonly fact: 'the four are going'; readonly team: Team; readonly answers: Seat }
  | { readonly fact: 'threw'; readonly seat: Seat; readonly card: Card; readonly led: boolean }
  | { readonly fact: 'trick'; readonly winner: Seat; readonly won: readonly number[] }
  /** `stake` is what the round would be worth. */
  | {
      readonly fact: 'bet';
      readonly seat: Seat;
      readonly team: Team;
      readonly stake: number;
      readonly answers: Seat;
    }
  /** The same stake as that of the bet; 4 if the four were going. */
  | { readonly fact: 'held' | 'not held'; readonly seat: Seat; readonly stake: number }
  | ({ readonly fact: 'round over'; readonly score: readonly number[] } & Pick<
      LastRound,
      'winner' | 'points' | 'announcement'
    > & { readonly ending: Ending })
  /** A round that counted for nothing: someone went before Schlag and trump were announced (rule 10.2). */
  | { readonly fact: 'round void'; readonly seat: Seat }
  | { readonly fact: 'game over'; readonly winner?: Team; readonly score: readonly number[] }
  | { readonly fact: 'new game' };

export const facts = factsBy<BlindWatten>(
  seatFacts,
  {
    deal: ({ move: { dealer } }) => [{ fact: 'dealt', dealer, forehand: forehandOf(dealer) }],
    redeal: () => [{ fact: 'dealt again' }],
  },
  {
    timedOut: ({ before, move, after }) => lateFacts(before, move.seat, after),
    forfeited: ({ move, after }) => forfeitFacts(move.seat, after),
    closed: ({ after }) => gameFacts(after),
    again: () => [{ fact: 'new game' }],
  },
);

interface SeatChange {
  readonly before: View;
  readonly seat: Seat;
  readonly move: Extract<Visible, { kind: 'show' | 'ask' | 'noWish' | 'answer' | 'card' | 'bet' }>;
  readonly after: View;
}

function seatFacts({ before, seat, move, after }: SeatChange): readonly Fact[] {
  switch (move.kind) {
    case 'show':
      return showFacts(before, seat, after);
    case 'ask':
      return [{ fact: 'asked', seat, wish: move.wish }];
    case 'noWish':
      return [{ fact: 'no wish', seat }];
    case 'answer':
      return answerFacts(before, move.accept, after);
    case 'card':
      return throwFacts(before, after);
    case 'bet':
      return betFacts(after);
  }
}

/** Rule 10.5: what someone did for want of time. */
function lateFacts(before: View, seat: Seat, after: View): readonly Fact[] {
  switch (before.phase) {
    case 'announcing':
      return showFacts(before, seat, after);
    case 'asked':
    case 'forced':
    case 'betting':
      return answerFacts(before, false, after);
    case 'playing':
      return throwFacts(before, after);
    case 'between':
    case 'dealing':
    case 'redealing':
    case 'over':
      return [];
  }
}

/** For want of time, a computer that was not to show a card has no wish. */
function showFacts(before: View, seat: Seat, after: View): readonly Fact[] {
  if (before.phase !== 'announcing') return [];
  const what = choosers(before).find(chooser => chooser.seat === seat)?.what;
  if (what === undefined) return [{ fact: 'no wish', seat }];
  return [
    showedFact(before, what, after),
    ...openedFacts(before, after),
    ...announcedFacts(before.dealer, after),
  ];
}

function showedFact(announcing: AnnouncingView, what: keyof Announcement, after: View): Fact {
  const seat = what === 'schlag' ? schlagChooserOf(announcing) : trumpChooserOf(announcing);
  const card = shownIn(after)[what];
  return { fact: 'showed', seat, what, ...(card !== undefined && card !== 'hidden' && { card }) };
}

/** Rule 4.3: chosen together, the first card is shown when the second has been chosen. */
function openedFacts(before: AnnouncingView, after: View): readonly Fact[] {
  const known = shownIn(after);
  const opened = (['schlag', 'trump'] as const).filter(
    what => before.shown[what] === 'hidden' && (known[what] ?? 'hidden') !== 'hidden',
  );
  return opened.map(what => showedFact(before, what, after));
}

/** What can be seen of the cards shown, before and after the announcement is complete. */
function shownIn(view: View): Partial<Record<keyof Announcement, Card | 'hidden'>> {
  if (view.phase === 'announcing') return view.shown;
  return 'announcement' in view && view.announcement !== 'hidden' ? view.announcement : {};
}

function announcedFacts(dealer: Seat, after: View): readonly Fact[] {
  if (after.phase !== 'playing' && after.phase !== 'forced') return [];
  const announced: Fact = { fact: 'announced', leader: forehandOf(dealer) };
  return after.phase === 'forced' ? [announced, fourFact(after)] : [announced];
}

const fourFact = (forced: Forced<Partly>): Fact => ({
  fact: 'the four are going',
  team: otherTeam(leadingTeam(forced)),
  answers: answererOf(forced),
});

function betFacts(after: View): readonly Fact[] {
  if (after.phase !== 'betting') return [];
  const { by: seat, stake } = after;
  const [team, answers] = [teamOf(seat), answererOf(after)];
  return [{ fact: 'bet', seat, team, stake: stake + 1, answers }];
}

function answerFacts(before: View, accepted: boolean, after: View): readonly Fact[] {
  if (before.phase === 'asked')
    return [{ fact: 'answered', seat: answererOf(before), wish: before.asking.wish, accepted }];
  if (before.phase !== 'forced' && before.phase !== 'betting') return [];
  const fact = accepted ? 'held' : 'not held';
  const answer: Fact = { fact, seat: answererOf(before), stake: offeredStakeOf(before) };
  return accepted ? [answer] : [answer, ...overFacts(after)];
}

function throwFacts(before: View, after: View): readonly Fact[] {
  if (before.phase !== 'playing') return [];
  const played = cardPlayed(before, after);
  if (played === undefined) return [];
  const { trick, ...card } = played;
  const { winner } = trick;
  const threw: Fact = { fact: 'threw', ...card };
  if (winner === undefined) return [threw];
  const won = wonWith(before.won, teamOf(winner));
  return [threw, { fact: 'trick', winner, won }, ...overFacts(after)];
}

/** Rules 10.2 and 10.3. */
const forfeitFacts = (seat: Seat, after: View): readonly Fact[] =>
  'last' in after ? overFacts(after) : [{ fact: 'round void', seat }];

function overFacts(after: View): readonly Fact[] {
  if (!('last' in after)) return [];
  const { winner, points, ending, announcement } = after.last;
  const { score } = after;
  return [{ fact: 'round over', score, winner, points, announcement, ending }, ...gameFacts(after)];
}

function gameFacts(after: View): readonly Fact[] {
  if (after.phase !== 'over') return [];
  const { score } = after;
  const isTie = score[0] === score[1];
  return [{ fact: 'game over', ...(!isTie && { winner: leadingTeam(after) }), score }];
}
