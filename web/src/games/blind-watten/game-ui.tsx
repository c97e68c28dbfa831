import '../german/index.css';
import './blind-watten.css';
import { countOf, teamOf, wishAwaited } from '@stammtisch/blind-watten';
import type { Seat } from '@stammtisch/kernel';
import type { Scene } from '@stammtisch/protocol';

import type { GameUi, SeatLook, TableContext } from '../../table/game-ui.ts';
import { leaversInWords, optionsInWords } from '../../text/games/options.ts';
import { houseTexts } from '../../text/texts.ts';
import { describeEvent } from './describe-event.ts';
import { Guide } from './guide.tsx';
import { PlayerArea } from './player-area.tsx';
import { read } from './read.ts';
import { Result } from './result.tsx';
import {
  awaitedSeat,
  isAsking,
  isDealt,
  isOurs,
  isPause,
  lastTrickOf,
  nextStake,
  type Refusal,
  roleOf,
  showing,
  type View,
  viewOf,
  worthOf,
} from './rules.ts';
import { ScoreLine, Score } from './score.tsx';
import { TableCentre } from './table-centre.tsx';
import { loadTexts, texts } from './texts.ts';

/** How Blind Watten looks at the table. */
export const gameUi: GameUi = {
  name: 'Blind Watten',
  deck: 'german',
  loadTexts,
  subtitle,
  stage: scene => (isPause(viewOf(scene)) ? 'between' : 'playing'),
  isYourTurn: scene => {
    const view = viewOf(scene);
    return isOnTurn(view, view.viewer);
  },
  seatLook,
  teamOf,
  lastTrick: (before, after) => lastTrickOf(viewOf(before), viewOf(after)),
  leaving,
  phrases: () => texts().phrases,
  keys,
  rules: scene => [
    ...optionsInWords('blind-watten', viewOf(scene).options),
    leaversInWords(scene.room.leavers),
  ],
  describeEvent,
  refusal: reason => (isRefusal(reason) ? texts().refusals[reason] : undefined),
  read,
  TableCentre,
  PlayerArea,
  Result,
  Score,
  ScoreLine,
  Guide,
};

const isRefusal = (reason: string): reason is Refusal => Object.hasOwn(texts().refusals, reason);

const isOnTurn = (view: View, seat: unknown): boolean =>
  awaitedSeat(view) === seat ||
  wishAwaited(view) === seat ||
  showing(view).some(each => each === seat);

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
          ? (houseTexts().teams.names[teamOf(seat)] ?? '')
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

/** At a table where a round can be lost by leaving: what that would cost now. */
function leaving({ table: { scene } }: TableContext): string | undefined {
  if (scene.room.leavers !== 'forfeit') return undefined;
  const view = viewOf(scene);
  return 'announcement' in view ? texts().leave.costs(worthOf(view)) : texts().leave.free;
}

function keys(): readonly (readonly [string, string])[] {
  const text = texts().keys;
  return [
    [houseTexts().keys.space, text.raise],
    [houseTexts().keys.enter, text.play],
    ['B', text.bid],
    ['A', text.accept],
    ['N', text.decline],
    ['S', text.schoenere],
    ['X', text.schlagtausch],
    ['V', text.last],
    ['O', text.order],
  ];
}
