import type { Seat } from '@stammtisch/kernel';
import { areTeamsFixed, game, membersOf } from '@stammtisch/watten';

import { eventsOf, type OfGame } from '../../table/describe-event.ts';
import type { TableContext } from '../../table/game-ui.ts';
import { type Who, whoIs } from '../../table/table-context.ts';
import { namesOf } from '../german/in-words.ts';
import { type Fact, roundOf, scorersFrom, type View } from './rules.ts';
import { endingInWords, texts, scorerName, whoAre } from './texts.ts';

/** What an entry of the log meant, in words, and what it sounds like. */
export const { describeEvent, soundOf } = eventsOf({
  game,
  texts,
  inWords,
  sounds: { dealt: 'deal', played: 'play', trick: 'trick', raised: 'bet', held: 'bet' },
  hasWon: (fact, seat) => fact.fact === 'game over' && fact.winners.includes(seat),
});

function inWords(fact: OfGame<Fact>, context: TableContext, view: View): string {
  const text = texts().facts;
  const who = (seat: Seat): Who => whoIs(context, seat);
  switch (fact.fact) {
    case 'dealt':
      return [
        text.dealt(who(fact.dealer), who(fact.forehand)),
        ...partiesInWords(view, context),
      ].join('. ');
    case 'begins higher':
      return text.higher(fact.value, namesOf(context, fact.gespannt));
    case 'named schlag':
      return text.schlag(who(fact.seat), fact.schlag);
    case 'named trump':
      return text.trump(who(fact.seat), fact.trump);
    case 'played':
      return (fact.led ? text.led : text.played)(who(fact.seat), fact.card);
    case 'trump or crit':
      return text.bound;
    case 'trick':
      return text.trick(who(fact.winner));
    case 'raised':
    case 'held':
    case 'gave up':
    case 'foul':
      return aboutRaise(fact, context);
    case 'round over':
    case 'round void':
    case 'game over':
    case 'new game':
      return aboutEnd(fact, context, view);
  }
}

/** Where parties change with every round: who plays with whom now. */
function partiesInWords(view: View, context: TableContext): readonly string[] {
  const round = roundOf(view);
  if (round === undefined || areTeamsFixed(view) || view.seating.length === 2) return [];
  const [one, other] = ([0, 1] as const).map(party => namesOf(context, membersOf(party, round)));
  return [texts().facts.with(one ?? '', other ?? '')];
}

type RaiseFact = Extract<Fact, { fact: 'raised' | 'held' | 'gave up' | 'foul' }>;

function aboutRaise(fact: RaiseFact, context: TableContext): string {
  const text = texts().facts;
  const by = whoIs(context, fact.seat);
  switch (fact.fact) {
    case 'raised': {
      const answers = whoIs(context, fact.answers);
      return fact.forced ? text.forced(by, answers) : text.raised(by, fact.value, answers);
    }
    case 'held':
      return text.held(by, fact.value);
    case 'gave up':
      return text.gaveUp(by);
    case 'foul':
      return text.foul(by);
  }
}

type EndFact = Extract<Fact, { fact: 'round over' | 'round void' | 'game over' | 'new game' }>;

function aboutEnd(fact: EndFact, context: TableContext, view: View): string {
  const text = texts().facts;
  switch (fact.fact) {
    case 'round over':
      return [
        text.roundOver(
          whoAre(context, fact.winners),
          fact.points,
          endingInWords(context, fact.ending, { isNews: true }),
        ),
        text.score(scoresInWords(fact.scores, context, view)),
      ].join('. ');
    case 'round void':
      return text.void(whoIs(context, fact.seat));
    case 'game over':
      return text.gameOver(gameWinners(fact.winners, context, view));
    case 'new game':
      return text.newGame;
  }
}

/** The viewer's points first. */
const scoresInWords = (scores: readonly number[], context: TableContext, view: View): string =>
  scorersFrom(view)
    .map(scorer => texts().facts.scoreOf(scorerName(context, view, scorer), scores[scorer] ?? 0))
    .join(', ');

/** Who has won a game, as one says it to the viewer. */
export function gameWinners(winners: readonly Seat[], context: TableContext, view: View): string {
  const text = texts().result;
  const [first] = winners;
  if (first === undefined) return text.closed;
  // A game that was closed may have been won by both teams.
  if (!areTeamsFixed(view) || winners.length > view.seating.length / 2)
    return text.gameBy(whoAre(context, winners));
  if (context.seat === undefined) return text.gameTeam(scorerName(context, view, first % 2));
  return winners.some(seat => seat === context.seat) ? text.gameWon : text.gameLost;
}
