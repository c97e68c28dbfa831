import { game } from '@stammtisch/cluedo';
import type { Seat } from '@stammtisch/kernel';

import { eventsOf, type OfGame } from '../../table/describe-event.ts';
import type { TableContext } from '../../table/game-ui.ts';
import { type Who, whoIs } from '../../table/table-context.ts';
import type { Fact } from './rules.ts';
import { cardName, placeIn, placeTo, texts } from './texts.ts';

/** What an entry of the log meant, in words, and what it sounds like. */
export const { describeEvent, soundOf } = eventsOf({
  game,
  texts,
  inWords,
  sounds: {
    dealt: 'deal',
    rolled: 'bet',
    suspected: 'trick',
    showed: 'play',
    accused: 'trick',
  },
  hasWon: (fact, seat) => fact.fact === 'match over' && fact.winners.includes(seat),
});

const GUESSES = [
  'suspected',
  'token called',
  'weapon brought',
  'passed',
  'can refute',
  'nobody refutes',
  'showed',
  'accused',
  'solution',
] as const;
type GuessFact = Extract<Fact, { fact: (typeof GUESSES)[number] }>;
const isGuessFact = (fact: Fact): fact is GuessFact => GUESSES.some(each => each === fact.fact);

function inWords(fact: OfGame<Fact>, context: TableContext): string | readonly string[] {
  return isGuessFact(fact) ? aboutGuess(fact, context) : aboutMatch(fact, context);
}

function aboutGuess(fact: GuessFact, context: TableContext): string {
  const text = texts().facts;
  const who = (seat: Seat): Who => whoIs(context, seat);
  switch (fact.fact) {
    case 'suspected':
      return text.suspected(who(fact.seat), texts().guess(fact.guess));
    case 'token called':
      return text.called(cardName(fact.token), placeTo(fact.to));
    case 'weapon brought':
      return text.brought(cardName(fact.weapon), placeTo(fact.to));
    case 'passed':
      return text.passed(who(fact.seat));
    case 'can refute':
      return text.canRefute(who(fact.seat));
    case 'nobody refutes':
      return text.nobody;
    case 'showed':
      return fact.card === 'hidden'
        ? text.showed(who(fact.seat), who(fact.to))
        : text.showedCard(who(fact.seat), who(fact.to), cardName(fact.card));
    case 'accused':
      return (fact.right ? text.right : text.wrong)(who(fact.seat), texts().guess(fact.guess));
    case 'solution':
      return text.solution(texts().guess(fact.guess));
  }
}

type MatchFact = Exclude<OfGame<Fact>, GuessFact>;

function aboutMatch(fact: MatchFact, context: TableContext): string | readonly string[] {
  const text = texts().facts;
  const who = (seat: Seat): Who => whoIs(context, seat);
  switch (fact.fact) {
    case 'took token':
      return text.token(who(fact.seat), cardName(fact.token));
    case 'turn':
      return text.turn(who(fact.seat));
    case 'match began':
      return text.began;
    case 'dealt':
      return text.dealt;
    case 'rolled':
      return text.rolled(who(fact.seat), fact.dice);
    case 'walked':
      return text.walked(who(fact.seat), placeTo(fact.to));
    case 'took passage':
      return text.passage(who(fact.seat), placeTo(fact.to));
    case 'stayed':
      return text.stayed(who(fact.seat), placeIn(fact.room));
    case 'ended turn':
      // Whose turn it is then is told.
      return [];
    case 'match over':
      return text.over(winnersInWords(fact.winners, context));
  }
}

function winnersInWords(winners: readonly Seat[], context: TableContext): string {
  const text = texts().result;
  const [winner] = winners;
  if (winner === undefined) return text.nobody;
  return winner === context.seat ? text.won : text.wonBy(context.nameOf(winner));
}
