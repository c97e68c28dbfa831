import { game } from '@stammtisch/big-two';
import type { Seat } from '@stammtisch/kernel';

import { eventsOf, type OfGame } from '../../table/describe-event.ts';
import type { TableContext } from '../../table/game-ui.ts';
import { named, type Who, whoIs } from '../../table/table-context.ts';
import { listed, money } from '../../text/texts.ts';
import type { Fact } from './rules.ts';
import { nameOf, texts } from './texts.ts';

/** What an entry of the log meant, in words, and what it sounds like. */
export const { describeEvent, soundOf } = eventsOf({
  game,
  texts,
  inWords,
  sounds: { dealt: 'deal', played: 'play', 'everyone passed': 'trick', 'brought chips': 'bet' },
  hasWon: (fact, seat) => fact.fact === 'hand over' && fact.winner === seat,
});

function inWords(fact: OfGame<Fact>, context: TableContext): string {
  const text = texts().facts;
  const who = (seat: Seat): Who => whoIs(context, seat);
  switch (fact.fact) {
    case 'brought chips':
      return text.chips(who(fact.seat), money(fact.chips));
    case 'passed':
      return text.passed(who(fact.seat));
    case 'played':
      return text.played(who(fact.seat), nameOf(fact.cards));
    case 'one card left':
      return text.lastCard(who(fact.seat));
    case 'dealt':
      return text.dealt(who(fact.leader));
    case 'everyone passed':
      return text.allPassed(who(fact.leader));
    case 'hand over':
      return text.over(who(fact.winner));
    case 'match over':
      return text.gameOver(listed(fact.winners.map(seat => named(context, seat))));
    case 'new match':
      return text.newGame;
  }
}
