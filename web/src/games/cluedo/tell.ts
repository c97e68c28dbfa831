import type { Happening } from '@stammtisch/client';
import { game } from '@stammtisch/cluedo';
import { isObject, type Seat } from '@stammtisch/kernel';

import { isAboutPeople, isLeaving } from '../../table/comings.ts';
import type { Sight, Told } from '../../table/face.ts';
import { type Who, whoIs } from '../../table/sight.ts';
import { type Fact, viewOf } from './rules.ts';
import { cardName, placeIn, placeTo, say } from './words.ts';

type Visible = Parameters<typeof game.facts>[1]['move'];

const isVisible = (seen: unknown): seen is Visible =>
  isObject(seen) && typeof seen['kind'] === 'string';

/** What an entry of the log meant, in words. */
export function tell({ by, seen, before, after }: Happening, sight: Sight): readonly Told[] {
  if (by === undefined || !isVisible(seen)) return [];
  return game
    .facts(viewOf(before), { by, move: seen }, viewOf(after))
    .filter(fact => !isLeaving(fact, after) && fact.fact !== 'ended turn')
    .map(fact => ({ text: inWords(fact, sight), notice: isAboutPeople(fact) }));
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

function inWords(fact: Fact, sight: Sight): string {
  if (isPeopleFact(fact)) return aboutPeople(fact, sight);
  return isGuessFact(fact) ? aboutGuess(fact, sight) : aboutMatch(fact, sight);
}

function aboutPeople(fact: PeopleFact, sight: Sight): string {
  const text = say().facts;
  const who = whoIs(sight, fact.seat);
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

function aboutGuess(fact: GuessFact, sight: Sight): string {
  const text = say().facts;
  const who = (seat: Seat): Who => whoIs(sight, seat);
  switch (fact.fact) {
    case 'suspected':
      return text.suspected(who(fact.seat), say().guess(fact.guess));
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
      return (fact.right ? text.right : text.wrong)(who(fact.seat), say().guess(fact.guess));
    case 'solution':
      return text.solution(say().guess(fact.guess));
  }
}

type MatchFact = Exclude<Fact, PeopleFact | GuessFact>;

function aboutMatch(fact: MatchFact, sight: Sight): string {
  const text = say().facts;
  const who = (seat: Seat): Who => whoIs(sight, seat);
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
      return text.over(winnersInWords(fact.winners, sight));
  }
}

function winnersInWords(winners: readonly Seat[], sight: Sight): string {
  const text = say().result;
  const [winner] = winners;
  if (winner === undefined) return text.nobody;
  return winner === sight.seat ? text.won : text.wonBy(sight.nameOf(winner));
}
