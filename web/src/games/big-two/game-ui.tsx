import './big-two.css';
import { game } from '@stammtisch/big-two';
import type { Seat } from '@stammtisch/kernel';
import type { Scene } from '@stammtisch/protocol';

import type { GameUi, SeatLook } from '../../table/game-ui.ts';
import { openHandsIn } from '../../table/open-hands.ts';
import { optionsInWords } from '../../text/games/options.ts';
import { tableTexts } from '../../text/texts.ts';
import { advice } from './advice.ts';
import { describeEvent, soundOf } from './describe-event.ts';
import { PlayerArea } from './player-area.tsx';
import { read } from './read.ts';
import { refusalRules } from './refusal-rules.ts';
import { Result } from './result.tsx';
import { countOf, heapOf, sorted, type View, viewOf } from './rules.ts';
import { Score } from './score.tsx';
import { TableCentre } from './table-centre.tsx';
import { loadTexts, texts } from './texts.ts';

/** How Big Two looks at the table. */
export const gameUi: GameUi = {
  name: 'Big Two',
  game,
  deck: 'french',
  loadTexts,
  subtitle,
  stage: scene => (isResult(viewOf(scene)) ? 'between' : 'playing'),
  isYourTurn: scene => {
    const view = viewOf(scene);
    return view.phase === 'playing' && view.turn === view.viewer;
  },
  seatLook,
  openHands: scene => {
    const view = viewOf(scene);
    if (view.phase !== 'playing') return [];
    return openHandsIn(view.hands, { inOrder: sorted, nameOf: texts().cardName });
  },
  leaving: () => tableTexts().table.leaveText,
  phrases: () => texts().phrases,
  keys: () => {
    const text = texts().keys;
    return [
      [tableTexts().keys.space, text.select],
      [tableTexts().keys.enter, text.play],
      ['P', text.pass],
      ['S', text.sort],
      ['N', text.hint],
    ];
  },
  advice,
  rules: scene => optionsInWords('big-two', viewOf(scene).options),
  describeEvent,
  soundOf,
  refusals: () => texts().refusals,
  refusalRules,
  read,
  TableCentre,
  PlayerArea,
  Result,
  Score,
};

const isResult = (view: View): boolean =>
  (view.phase === 'between' || view.phase === 'over') && view.last !== undefined;

function subtitle(scene: Scene): string {
  const view = viewOf(scene);
  if (view.deals === 0) return '';
  return isResult(view) ? texts().handOver(view.deals) : texts().hand(view.deals);
}

function seatLook(scene: Scene, seat: Seat): SeatLook {
  const view = viewOf(scene);
  const cards = countOf(view, seat);
  if (view.phase !== 'playing' || cards === undefined)
    return { low: false, turn: false, crossed: false, note: '' };
  const { top, passed } = heapOf(view.plays);
  const crossed = passed.includes(seat);
  const turn = view.turn === seat;
  const low = cards === 1;
  return {
    cards,
    low,
    turn,
    crossed,
    note: noteOf({ low, crossed, turn, top: top?.seat === seat }),
  };
}

function noteOf(is: Record<'low' | 'crossed' | 'turn' | 'top', boolean>): string {
  const text = texts().seat;
  if (is.low) return text.lastCard;
  if (is.turn) return '';
  if (is.crossed) return text.passed;
  return is.top ? text.played : '';
}
