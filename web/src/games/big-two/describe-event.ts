import { game } from '@stammtisch/big-two';
import type { TableEvent } from '@stammtisch/client';
import { isObject, type Seat } from '@stammtisch/kernel';

import { isAboutPeople, isLeaving } from '../../table/comings.ts';
import type { TableContext, EventText } from '../../table/game-ui.ts';
import { named, type Who, whoIs } from '../../table/table-context.ts';
import { listed, money } from '../../text/texts.ts';
import { type Fact, viewOf } from './rules.ts';
import { nameOf, texts } from './texts.ts';

type Visible = Parameters<typeof game.facts>[1]['move'];

const isVisible = (seen: unknown): seen is Visible =>
  isObject(seen) && typeof seen['kind'] === 'string';

/** What an entry of the log meant, in words. */
export function describeEvent(
  { by, seen, before, after }: TableEvent,
  context: TableContext,
): readonly EventText[] {
  if (by === undefined || !isVisible(seen)) return [];
  const facts = game.facts(viewOf(before), { by, move: seen }, viewOf(after));
  return facts
    .filter(fact => !isLeaving(fact, after))
    .map(fact => ({ text: inWords(fact, context), notice: isAboutPeople(fact) }));
}

function inWords(fact: Fact, context: TableContext): string {
  const text = texts().facts;
  const who = (seat: Seat): Who => whoIs(context, seat);
  switch (fact.fact) {
    case 'sat down':
      return fact.by === 'bot' ? text.satBot(who(fact.seat)) : text.sat(who(fact.seat));
    case 'got up':
      return text.gotUp(who(fact.seat));
    case 'went away':
      return text.away(who(fact.seat));
    case 'came back':
      return text.back(who(fact.seat));
    case 'brought chips':
      return text.chips(who(fact.seat), money(fact.chips));
    case 'ready':
      return text.ready(who(fact.seat));
    case 'ran out of time':
      return text.late(who(fact.seat));
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
