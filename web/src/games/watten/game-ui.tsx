import '../german/index.css';
import './watten.css';
import type { Seat } from '@stammtisch/kernel';
import type { Scene } from '@stammtisch/protocol';
import { game, countOf } from '@stammtisch/watten';

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
import { Result, teamOf } from './result.tsx';
import {
  awaitedSeat,
  isDealt,
  lastTrickOf,
  markOf,
  nextValue,
  roleOf,
  type View,
  viewOf,
  worthOf,
} from './rules.ts';
import { ScoreLine, pointsOf, Score } from './score.tsx';
import { hand, raise } from './selection.ts';
import { sorted } from './sort.ts';
import { subtitle } from './status-text.ts';
import { TableCentre } from './table-centre.tsx';
import { loadTexts, texts } from './texts.ts';

/** How Watten looks at the table. */
export const gameUi: GameUi = {
  ...wattenUi({
    game,
    texts,
    loadTexts,
    isOnTurn: (view, seat) => awaitedSeat(view) === seat,
    inOrder: sorted,
    lastTrickOf,
    costOf: view => ('trump' in view ? worthOf(view) : undefined),
  }),
  refusalRules,
  name: 'Watten',
  subtitle: scene => subtitle(viewOf(scene)),
  seatLook,
  inRow: true,
  teamOf,
  keys: () => keysInWords(texts()),
  advice: adviceUi({
    viewOf,
    texts,
    raise: card => raise(hand.value.find(each => each === card)),
    named: name => names()[name] ?? name,
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

const names = (): Readonly<Record<string, string>> => ({ ...texts().ranks, ...texts().suits });

function seatLook(scene: Scene, seat: Seat): SeatLook {
  const view = viewOf(scene);
  const held = isDealt(view) ? view.hands[seat] : undefined;
  const points = pointsOf(view, seat);
  const side = sideOf(view, seat);
  return {
    ...(held !== undefined && { cards: countOf(held) }),
    low: false,
    turn: awaitedSeat(view) === seat,
    crossed: false,
    ...noteOf(view, seat),
    ...(points && { points }),
    ...(side && { side }),
  };
}

/** Who is with whom in this round; between two there is nothing to say. */
function sideOf(view: View, seat: Seat): SeatLook['side'] {
  const team = markOf(view, seat);
  if (team === undefined || view.seating.length === 2) return undefined;
  if (typeof view.viewer !== 'number') return { team, word: tableTexts().teams.names[team] ?? '' };
  const isOurs = team === markOf(view, view.viewer);
  const short = isOurs ? texts().ours : texts().theirs;
  if (seat === view.viewer) return { team, word: short, short };
  const word = isOurs ? texts().partner : texts().opponent;
  return { team, word, short: view.seating.length > 4 ? short : word };
}

/** What someone wants or has to do, and else what they are in this round. */
function noteOf(view: View, seat: Seat): Pick<SeatLook, 'note' | 'short'> {
  const text = texts().seat;
  if (view.phase === 'raised' && view.by === seat) {
    const value = nextValue(view);
    return { note: text.raises(value), short: text.raisesShort(value) };
  }
  if (view.phase === 'raised' && awaitedSeat(view) === seat)
    return { note: text.answers, short: text.answersShort };
  const role = roleOf(view, seat);
  if (role === undefined) return { note: '' };
  const note = texts()[role];
  const isTight = view.seating.length > 4 || note.length > LONG_NOTE;
  return { note, short: isTight ? texts().roleShort[role] : note };
}

/** More letters do not fit into the strip of seats on a phone. */
const LONG_NOTE = 10;
