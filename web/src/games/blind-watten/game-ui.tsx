import '../german/index.css';
import './blind-watten.css';
import { game, countOf, teamOf, wishAwaited } from '@stammtisch/blind-watten';
import type { Seat } from '@stammtisch/kernel';
import type { Scene } from '@stammtisch/protocol';

import type { GameUi, SeatLook } from '../../table/game-ui.ts';
import { tableTexts } from '../../text/texts.ts';
import { adviceUi } from '../german/advice.ts';
import { keysInWords } from '../german/in-words.ts';
import { wattenUi } from '../german/watten-ui.ts';
import { describeEvent, soundOf } from './describe-event.ts';
import { Guide } from './guide.tsx';
import { PlayerArea } from './player-area.tsx';
import { read } from './read.ts';
import { refusalRules } from './refusal-rules.ts';
import { Result } from './result.tsx';
import {
  awaitedSeat,
  type Card,
  isAsking,
  isDealt,
  isOurs,
  knownAnnouncement,
  lastTrickOf,
  nextStake,
  roleOf,
  showing,
  type View,
  viewOf,
  worthOf,
} from './rules.ts';
import { ScoreLine, Score } from './score.tsx';
import { hand, raise } from './selection.ts';
import { inOrder } from './sort.ts';
import { TableCentre } from './table-centre.tsx';
import { loadTexts, texts } from './texts.ts';

/** How Blind Watten looks at the table. */
export const gameUi: GameUi = {
  ...wattenUi({
    game,
    texts,
    loadTexts,
    isOnTurn,
    inOrder: (hand: readonly Card[], view) => inOrder(hand, knownAnnouncement(view)),
    lastTrickOf,
    costOf: view => ('announcement' in view ? worthOf(view) : undefined),
  }),
  refusalRules,
  name: 'Blind Watten',
  subtitle,
  seatLook,
  teamOf,
  keys: () => {
    const text = texts().keys;
    return keysInWords(texts(), [
      ['S', text.schoenere],
      ['X', text.schlagtausch],
    ]);
  },
  advice: adviceUi({
    viewOf,
    texts,
    raise: card => raise(hand.value.find(each => each === card)),
  }),
  describeEvent,
  soundOf,
  read,
  TableCentre,
  PlayerArea,
  Result,
  Score,
  ScoreLine,
  Guide,
};

function isOnTurn(view: View, seat: unknown): boolean {
  return (
    awaitedSeat(view) === seat ||
    wishAwaited(view) === seat ||
    showing(view).some(each => each === seat)
  );
}

function subtitle(scene: Scene): string {
  const view = viewOf(scene);
  if (view.deals === 0) return '';
  if (view.phase === 'over') return texts().gameOver;
  return texts().round(view.deals);
}

function seatLook(scene: Scene, seat: Seat): SeatLook {
  const view = viewOf(scene);
  const viewer = typeof view.viewer === 'number' ? view.viewer : undefined;
  const held = isDealt(view) ? view.hands[seat] : undefined;
  return {
    ...(held !== undefined && { cards: countOf(held) }),
    low: false,
    turn: isOnTurn(view, seat),
    crossed: false,
    note: noteOf(view, seat),
    side: {
      team: teamOf(seat),
      word:
        viewer === undefined
          ? (tableTexts().teams.names[teamOf(seat)] ?? '')
          : isOurs(viewer, seat)
            ? texts().partner
            : texts().opponent,
    },
  };
}

/** What someone wants or has to do, and else what they are in this round. */
function noteOf(view: View, seat: Seat): string {
  const text = texts().seat;
  if (view.phase === 'betting' && view.by === seat) return text.bids(nextStake(view));
  if (view.phase === 'asked' && view.asking.by === seat) return text.asks[view.asking.wish];
  if (isAsking(view) && awaitedSeat(view) === seat) return text.answers;
  const role = roleOf(view, seat);
  return role === undefined ? '' : texts()[role];
}
