import { game, teamOf } from '@stammtisch/blind-watten';
import type { Seat } from '@stammtisch/kernel';

import { eventsOf, type OfGame } from '../../table/describe-event.ts';
import type { TableContext } from '../../table/game-ui.ts';
import { type Who, whoIs } from '../../table/table-context.ts';
import type { Fact } from './rules.ts';
import { endingInWords, texts, teamName, teamsFrom } from './texts.ts';

/** What an entry of the log meant, in words, and what it sounds like. */
export const { describeEvent, soundOf } = eventsOf({
  game,
  texts,
  inWords,
  sounds: {
    dealt: 'deal',
    'dealt again': 'deal',
    threw: 'play',
    trick: 'trick',
    bet: 'bet',
    held: 'bet',
  },
  hasWon: (fact, seat) => fact.fact === 'game over' && fact.winner === teamOf(seat),
});

function inWords(fact: OfGame<Fact>, context: TableContext): string {
  const text = texts().facts;
  const who = (seat: Seat): Who => whoIs(context, seat);
  switch (fact.fact) {
    case 'dealt':
      return text.dealt(who(fact.dealer), who(fact.forehand));
    case 'asked':
      return text.asked(who(fact.seat), fact.wish);
    case 'no wish':
      return text.noWish(who(fact.seat));
    case 'answered':
      return (fact.accepted ? text.accepted : text.declined)(who(fact.seat), fact.wish);
    case 'dealt again':
      return text.dealtAgain;
    case 'showed':
      return (
        text.showed[fact.what](who(fact.seat)) +
        (fact.card === undefined ? '' : text.showedCard(fact.card))
      );
    case 'announced':
      return text.announced(who(fact.leader));
    case 'threw':
      return (fact.led ? text.led : text.threw)(who(fact.seat), fact.card);
    case 'trick':
      return text.trick(who(fact.winner));
    case 'the four are going':
    case 'bet':
    case 'held':
    case 'not held':
      return aboutStake(fact, context);
    case 'round over':
    case 'round void':
    case 'game over':
    case 'new game':
      return aboutEnd(fact, context);
  }
}

type StakeFact = Extract<Fact, { fact: 'the four are going' | 'bet' | 'held' | 'not held' }>;

function aboutStake(fact: StakeFact, context: TableContext): string {
  const text = texts().facts;
  const who = (seat: Seat): Who => whoIs(context, seat);
  switch (fact.fact) {
    case 'the four are going':
      return text.theFour(who(fact.answers));
    case 'bet':
      return text.bid(who(fact.seat), fact.stake, who(fact.answers));
    case 'held':
      return text.held(who(fact.seat), fact.stake);
    case 'not held':
      return text.notHeld(who(fact.seat));
  }
}

type EndFact = Extract<Fact, { fact: 'round over' | 'round void' | 'game over' | 'new game' }>;

function aboutEnd(fact: EndFact, context: TableContext): string {
  const text = texts().facts;
  switch (fact.fact) {
    case 'round over': {
      const why = endingInWords(context, fact.ending, { isNews: true });
      const { schlag, trump } = fact.announcement;
      return [
        text.roundOver(teamName(context, fact.winner), fact.points, why),
        text.wasAnnounced(schlag, trump),
        scoreInWords(fact.score, context),
      ].join('. ');
    }
    case 'round void':
      return text.void(whoIs(context, fact.seat));
    case 'game over':
      return text.gameOver(gameWinner(fact.winner, context));
    case 'new game':
      return text.newGame;
  }
}

/** The viewer's points first. */
function scoreInWords(score: readonly number[], context: TableContext): string {
  const [first = 0, second = 1] = teamsFrom(context);
  return texts().facts.score(score[first] ?? 0, score[second] ?? 0);
}

/** Who has won a game, as one says it to the viewer. */
export function gameWinner(winner: 0 | 1 | undefined, context: TableContext): string {
  const text = texts().result;
  if (winner === undefined) return text.closed;
  if (context.seat === undefined) return text.gameTeam(teamName(context, winner));
  return teamOf(context.seat) === winner ? text.gameWon : text.gameLost;
}
