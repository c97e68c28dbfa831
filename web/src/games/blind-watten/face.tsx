import '../german/german.css';
import './blind-watten.css';
import { countOf, teamOf, wishAwaited } from '@stammtisch/blind-watten';
import type { Seat } from '@stammtisch/kernel';
import type { Scene } from '@stammtisch/protocol';

import type { Face, SeatLook, Sight } from '../../table/face.ts';
import { leaversInWords, optionsInWords } from '../../text/games/options.ts';
import { words } from '../../text/words.ts';
import { Cloth } from './cloth.tsx';
import { Guide } from './guide.tsx';
import { Mine } from './mine.tsx';
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
import { Band, Score } from './score.tsx';
import { tell } from './tell.ts';
import { loadWords, say } from './words.ts';

/** How Blind Watten looks at the table. */
export const face: Face = {
  name: 'Blind Watten',
  deck: 'german',
  loadWords,
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
  phrases: () => say().phrases,
  keys,
  rules: scene => [
    ...optionsInWords('blind-watten', viewOf(scene).options),
    leaversInWords(scene.room.leavers),
  ],
  tell,
  refusal: reason => (isRefusal(reason) ? say().refusals[reason] : undefined),
  read,
  Cloth,
  Mine,
  Result,
  Score,
  Band,
  Guide,
};

const isRefusal = (reason: string): reason is Refusal => Object.hasOwn(say().refusals, reason);

const isOnTurn = (view: View, seat: unknown): boolean =>
  awaitedSeat(view) === seat ||
  wishAwaited(view) === seat ||
  showing(view).some(each => each === seat);

function subtitle(scene: Scene): string {
  const view = viewOf(scene);
  if (view.deals === 0) return '';
  if (view.phase === 'over') return say().gameOver;
  return say().round(view.deals);
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
          ? (words().teams.names[teamOf(seat)] ?? '')
          : isOurs(viewer, seat)
            ? say().partner
            : say().opponent,
    },
  };
}

/** What someone wants or has to do, and else what they are in this round. */
function noteOf(view: View, seat: Seat): string {
  const text = say().seat;
  if (view.phase === 'betting' && view.by === seat) return text.bids(nextStake(view));
  if (view.phase === 'asked' && view.asking.by === seat) return text.asks[view.asking.wish];
  if (isAsking(view) && awaitedSeat(view) === seat) return text.answers;
  const role = roleOf(view, seat);
  return role === undefined ? '' : say()[role];
}

/** At a table where a round can be lost by leaving: what that would cost now. */
function leaving({ table: { scene } }: Sight): string | undefined {
  const { leavers, chairs } = scene.room;
  const isAmongPeople = !chairs.some(holder => 'bot' in holder);
  if (leavers === 'computer' || (leavers === undefined && !isAmongPeople)) return undefined;
  const view = viewOf(scene);
  return 'announcement' in view ? say().leave.costs(worthOf(view)) : say().leave.free;
}

function keys(): readonly (readonly [string, string])[] {
  const text = say().keys;
  return [
    [words().keys.space, text.raise],
    [words().keys.enter, text.play],
    ['B', text.bid],
    ['A', text.accept],
    ['N', text.decline],
    ['S', text.schoenere],
    ['X', text.schlagtausch],
    ['V', text.last],
    ['O', text.order],
  ];
}
