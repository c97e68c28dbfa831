import {
  announcersOf,
  answererOf,
  choosers,
  currentTrick,
  isBound,
  onTurn,
  otherAnnouncerOf,
  schlagChooserOf,
  trumpChooserOf,
  wishAwaited,
} from '@stammtisch/blind-watten';

import type { Sight } from '../../table/face.ts';
import { whoIs } from '../../table/sight.ts';
import { words } from '../../text/words.ts';
import { onTable } from '../german/on-table.ts';
import { lit, type StateLine, still } from '../german/state-line.ts';
import {
  allows,
  type Announcing,
  type Card,
  isDecided,
  nextStake,
  type Playing,
  type View,
} from './rules.ts';
import { say } from './words.ts';

/** One sentence about what is going on now, and what is to be done. */
export function stateLine(view: View, sight: Sight, raised?: Card): StateLine {
  const line = lineOf(view, sight, raised);
  return sight.seat === undefined
    ? { text: `${words().table.spectator} ${line.text}`, lamp: false }
    : line;
}

function lineOf(view: View, sight: Sight, raised?: Card): StateLine {
  const text = say().state;
  switch (view.phase) {
    case 'between':
    case 'over':
    case 'dealing':
      return still(text.dealing);
    case 'redealing': {
      const [dealer, forehand] = announcersOf(view.dealer);
      return still(text.redealing(whoIs(sight, dealer), whoIs(sight, forehand)));
    }
    case 'announcing':
      return announcing(view, sight, raised);
    case 'asked': {
      const { by, wish } = view.asking;
      const answers = answererOf(view);
      if (answers === sight.seat) return lit(say().ask[wish](sight.nameOf(by)));
      return still(text.asked(whoIs(sight, by), wish, whoIs(sight, answers)));
    }
    case 'forced': {
      const answers = answererOf(view);
      if (answers === sight.seat) return lit(say().ask.four);
      return still(text.forced(sight.nameOf(answers)));
    }
    case 'betting': {
      const answers = answererOf(view);
      if (answers === sight.seat) return lit(say().ask.bid(sight.nameOf(view.by), nextStake(view)));
      return still(text.bid(whoIs(sight, view.by), nextStake(view), whoIs(sight, answers)));
    }
    case 'playing':
      if (isDecided(view)) return still(decided(view, sight));
      return onTurn(view) === sight.seat
        ? lit(yourTurn(view, raised))
        : still(othersTurn(view, sight));
  }
}

function announcing(view: Announcing & View, sight: Sight, raised?: Card): StateLine {
  const text = say().state;
  const open = choosers(view);
  const mine = open.find(({ seat }) => seat === sight.seat);
  const awaits = wishAwaitedOf(view, sight);
  if (mine && raised) return lit(text.wouldBe[mine.what](raised));
  if (mine) return lit([text.show[mine.what], ...awaits].join('. '));
  if (awaits.length > 0) return lit(awaits.join());
  // Where the order is free, whoever chooses the trump may have done so.
  const isNext = trumpChooserOf(view) === sight.seat && view.shown.trump === undefined;
  if (isNext) return still(text.schlagThenYou(sight.nameOf(schlagChooserOf(view))));
  return still(open.map(({ seat, what }) => text.chooses[what](sight.nameOf(seat))).join('. '));
}

/** Rule 4.11: that a computer waits for this visitor's wish, if it does. */
const wishAwaitedOf = (view: Announcing, { seat, nameOf }: Sight): readonly string[] =>
  seat !== undefined && wishAwaited(view) === seat
    ? [say().state.awaitsWish(nameOf(otherAnnouncerOf(seat, view.dealer)))]
    : [];

function yourTurn(view: Playing, raised?: Card): string {
  const text = say().state;
  if (raised && allows(view, { kind: 'card', card: raised })) return text.will(raised);
  if (isBound(view)) return text.bound;
  if (currentTrick(view).cards.length > 0) return text.play;
  return view.tricks.length > 1 ? text.leadAgain : text.lead;
}

function othersTurn(view: Playing, sight: Sight): string {
  const text = say().state;
  const name = sight.nameOf(onTurn(view));
  if (currentTrick(view).cards.length > 0) return text.turnOf(name);
  return view.tricks.length > 1 ? text.leadsAgain(name) : text.leads(name);
}

/** The last trick of a round lies there for a moment. */
const decided = ({ tricks }: Playing, sight: Sight): string =>
  say().facts.trick(whoIs(sight, onTable(tricks).trick.winner ?? 0));
