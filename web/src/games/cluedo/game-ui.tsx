import './index.css';
import { game, refuterIn } from '@stammtisch/cluedo';
import type { Seat } from '@stammtisch/kernel';
import type { Scene } from '@stammtisch/protocol';

import type { GameUi, SeatLook } from '../../table/game-ui.ts';
import { openHandsIn } from '../../table/open-hands.ts';
import { optionsInWords } from '../../text/games/options.ts';
import { advice } from './advice.ts';
import { describeEvent, soundOf } from './describe-event.ts';
import { Guide } from './guide.tsx';
import { Pawn } from './pieces.tsx';
import { PlayerArea } from './player-area.tsx';
import { read } from './read.ts';
import { refusalRules } from './refusal-rules.ts';
import { Result } from './result.tsx';
import { awaitedSeat, isDealt, knowsSecret, isOver, type View, viewOf } from './rules.ts';
import { Score } from './score.tsx';
import { TableCentre } from './table-centre.tsx';
import { cardName, loadTexts, texts } from './texts.ts';
import { TokenChoice } from './token-choice.tsx';

/** How Cluedo looks at the table. */
export const gameUi: GameUi = {
  name: 'Cluedo',
  game,
  deck: 'cluedo',
  loadTexts,
  subtitle,
  stage: scene => (isOver(viewOf(scene)) ? 'between' : 'playing'),
  isYourTurn: scene => {
    const view = viewOf(scene);
    return awaitedSeat(view) === view.viewer;
  },
  seatLook,
  inRow: true,
  phrases: () => texts().phrases,
  keys,
  advice,
  rules: scene => optionsInWords('cluedo', viewOf(scene).options),
  describeEvent,
  soundOf,
  refusals: () => texts().refusals,
  refusalRules,
  read,
  openHands: scene => {
    const view = viewOf(scene);
    if (!isDealt(view)) return [];
    return openHandsIn(view.hands, { inOrder: hand => hand, nameOf: cardName });
  },
  chatAudience: ({ table }) => (knowsSecret(viewOf(table.scene)) ? texts().knowsSecret : undefined),
  SeatCards: ({ context, seat }) => {
    const token = viewOf(context.table.scene).tokens[seat];
    return token ? <Pawn token={token} /> : null;
  },
  Waiting: TokenChoice,
  TableCentre,
  PlayerArea,
  Result,
  Score,
  scoreTitle: () => texts().history.title,
  Guide,
};

function subtitle(scene: Scene): string {
  const view = viewOf(scene);
  if (!isDealt(view)) return '';
  return isOver(view) ? texts().over : texts().turn(view.turns);
}

function seatLook(scene: Scene, seat: Seat): SeatLook {
  const view = viewOf(scene);
  return {
    low: false,
    turn: awaitedSeat(view) === seat,
    crossed: isDealt(view) && view.out.includes(seat),
    note: noteOf(view, seat),
  };
}

/** What someone does just now, and else whose token they have. */
function noteOf(view: View, seat: Seat): string {
  const text = texts().seat;
  const token = view.tokens[seat];
  const usual = token === undefined ? '' : texts().suspects[token].short;
  if (!isDealt(view)) return usual;
  if (view.phase === 'refuting' && refuterIn(view) === seat) return text.shows;
  if (view.phase === 'refuting' && view.turn === seat) return text.asks;
  return view.out.includes(seat) ? text.out : usual;
}

function keys(): readonly (readonly [string, string])[] {
  const text = texts().keys;
  return [
    ['R', text.roll],
    ['P', text.passage],
    ['Y', text.stay],
    ['G', text.go],
    ['S', text.suspect],
    ['A', text.accuse],
    ['E', text.end],
    ['1 2 3', text.panes],
  ];
}
