import type { TableEvent } from '@stammtisch/client';
import { game } from '@stammtisch/cluedo';
import { isObject, type Seat } from '@stammtisch/kernel';

import { isAboutPeople, isLeaving } from '../../table/comings.ts';
import type { TableContext, EventText } from '../../table/game-ui.ts';
import { type Who, whoIs } from '../../table/table-context.ts';
import { type Fact, viewOf } from './rules.ts';
import { cardName, placeIn, placeTo, texts } from './texts.ts';

type Visible = Parameters<typeof game.facts>[1]['move'];

const isVisible = (seen: unknown): seen is Visible =>
  isObject(seen) && typeof seen['kind'] === 'string';

/** What an entry of the log meant, in words. */
export function describeEvent(
  { by, seen, before, after }: TableEvent,
  context: TableContext,
): readonly EventText[] {
  if (by === undefined || !isVisible(seen)) return [];
  return game
    .facts(viewOf(before), { by, move: seen }, viewOf(after))
    .filter(fact => !isLeaving(fact, after) && fact.fact !== 'ended turn')
    .map(fact => ({ text: inWords(fact, context), notice: isAboutPeople(fact) }));
}

const PEOPLE = [
  'sat down',
  'got up',
  'went away',
  'came back',
  'took token',
  'ready',
  'ran out of time',
  'turn',
] as const;
type PeopleFact = Extract<Fact, { fact: (typeof PEOPLE)[number] }>;
const isPeopleFact = (fact: Fact): fact is PeopleFact => PEOPLE.some(each => each === fact.fact);

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

function inWords(fact: Fact, context: TableContext): string {
  if (isPeopleFact(fact)) return aboutPeople(fact, context);
  return isGuessFact(fact) ? aboutGuess(fact, context) : aboutMatch(fact, context);
}

function aboutPeople(fact: PeopleFact, context: TableContext): string {
  const text = texts().facts;
  const who = whoIs(context, fact.seat);
  switch (fact.fact) {
    case 'sat down':
      return fact.by === 'bot' ? text.satBot(who) : text.sat(who);
    case 'got up':
      return text.gotUp(who);
    case 'went away':
      return text.away(who);
    case 'came back':
      return text.back(who);
    case 'took token':
      return text.token(who, cardName(fact.token));
    case 'ready':
      return text.ready(who);
    case 'ran out of time':
      return text.late(who);
    case 'turn':
      return text.turn(who);
  }
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

type MatchFact = Exclude<Fact, PeopleFact | GuessFact>;

function aboutMatch(fact: MatchFact, context: TableContext): string {
  const text = texts().facts;
  const who = (seat: Seat): Who => whoIs(context, seat);
  switch (fact.fact) {
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
      return text.ended(who(fact.seat));
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
