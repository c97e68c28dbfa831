import {
  announcersOf,
  answererOf,
  choosers,
  isBound,
  onTurn,
  otherAnnouncerOf,
  schlagChooserOf,
  trumpChooserOf,
  wishAwaited,
} from '@stammtisch/blind-watten';

import type { TableContext } from '../../table/game-ui.ts';
import { lit, orWatched, type StatusText, still } from '../../table/status-text.ts';
import { whoIs } from '../../table/table-context.ts';
import { lastTaken, othersTurn, ownTurn } from '../german/in-words.ts';
import {
  allows,
  type Announcing,
  type Card,
  isDecided,
  nextStake,
  type Playing,
  type View,
} from './rules.ts';
import { texts } from './texts.ts';

/** One sentence about what is going on now, and what is to be done. */
export const statusText = (view: View, context: TableContext, raised?: Card): StatusText =>
  orWatched(lineOf(view, context, raised), context);

function lineOf(view: View, context: TableContext, raised?: Card): StatusText {
  const text = texts().state;
  switch (view.phase) {
    case 'between':
    case 'over':
    case 'dealing':
      return still(text.dealing);
    case 'redealing': {
      const [dealer, forehand] = announcersOf(view.dealer);
      return still(text.redealing(whoIs(context, dealer), whoIs(context, forehand)));
    }
    case 'announcing':
      return announcing(view, context, raised);
    case 'asked': {
      const { by, wish } = view.asking;
      const answers = answererOf(view);
      if (answers === context.seat) return lit(texts().ask[wish](context.nameOf(by)));
      return still(text.asked(whoIs(context, by), wish, whoIs(context, answers)));
    }
    case 'forced': {
      const answers = answererOf(view);
      if (answers === context.seat) return lit(texts().ask.four);
      return still(text.forced(context.nameOf(answers)));
    }
    case 'betting': {
      const answers = answererOf(view);
      if (answers === context.seat)
        return lit(texts().ask.bid(context.nameOf(view.by), nextStake(view)));
      return still(text.bid(whoIs(context, view.by), nextStake(view), whoIs(context, answers)));
    }
    case 'playing':
      if (isDecided(view)) return still(lastTaken(view, context, texts()));
      return onTurn(view) === context.seat
        ? lit(yourTurn(view, raised))
        : still(othersTurn(view, context.nameOf(onTurn(view)), texts()));
  }
}

function announcing(view: Announcing & View, context: TableContext, raised?: Card): StatusText {
  const text = texts().state;
  const open = choosers(view);
  const mine = open.find(({ seat }) => seat === context.seat);
  const awaits = wishAwaitedOf(view, context);
  if (mine && raised) return lit(text.wouldBe[mine.what](raised));
  if (mine) return lit([text.show[mine.what], ...awaits].join('. '));
  if (awaits.length > 0) return lit(awaits.join());
  // Where the order is free, whoever chooses the trump may have done so.
  const isNext = trumpChooserOf(view) === context.seat && view.shown.trump === undefined;
  if (isNext) return still(text.schlagThenYou(context.nameOf(schlagChooserOf(view))));
  return still(open.map(({ seat, what }) => text.chooses[what](context.nameOf(seat))).join('. '));
}

/** Rule 4.11: that a computer waits for this visitor's wish, if it does. */
const wishAwaitedOf = (view: Announcing, { seat, nameOf }: TableContext): readonly string[] =>
  seat !== undefined && wishAwaited(view) === seat
    ? [texts().state.awaitsWish(nameOf(otherAnnouncerOf(seat, view.dealer)))]
    : [];

function yourTurn(view: Playing, raised?: Card): string {
  const card = raised && allows(view, { kind: 'card', card: raised }) ? raised : undefined;
  return ownTurn(view, { card, isBound: isBound(view) }, texts());
}
