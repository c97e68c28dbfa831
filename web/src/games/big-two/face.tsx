import './big-two.css';
import type { Seat } from '@stammtisch/kernel';
import type { Scene } from '@stammtisch/protocol';

import type { Face, SeatLook } from '../../table/face.ts';
import { optionsInWords } from '../../text/games/options.ts';
import { words } from '../../text/words.ts';
import { Cloth } from './cloth.tsx';
import { Mine } from './mine.tsx';
import { read } from './read.ts';
import { Result } from './result.tsx';
import { countOf, heapOf, type Refusal, type View, viewOf } from './rules.ts';
import { Score } from './score.tsx';
import { tell } from './tell.ts';
import { loadWords, say } from './words.ts';

/** How Big Two looks at the table. */
export const face: Face = {
  name: 'Big Two',
  deck: 'french',
  loadWords,
  subtitle,
  stage: scene => (isResult(viewOf(scene)) ? 'between' : 'playing'),
  isYourTurn: scene => {
    const view = viewOf(scene);
    return view.phase === 'playing' && view.turn === view.viewer;
  },
  seatLook,
  keys: () => {
    const text = say().keys;
    return [
      [words().keys.space, text.select],
      [words().keys.enter, text.play],
      ['P', text.pass],
      ['S', text.sort],
      ['N', text.hint],
    ];
  },
  rules: scene => optionsInWords('big-two', viewOf(scene).options),
  tell,
  refusal: reason => (isRefusal(reason) ? say().refusals[reason] : undefined),
  read,
  Cloth,
  Mine,
  Result,
  Score,
};

const isRefusal = (reason: string): reason is Refusal => Object.hasOwn(say().refusals, reason);

const isResult = (view: View): boolean =>
  (view.phase === 'between' || view.phase === 'over') && view.last !== undefined;

function subtitle(scene: Scene): string {
  const view = viewOf(scene);
  if (view.deals === 0) return '';
  return isResult(view) ? say().handOver(view.deals) : say().hand(view.deals);
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
  const text = say().seat;
  if (is.low) return text.lastCard;
  if (is.turn) return '';
  if (is.crossed) return text.passed;
  return is.top ? text.played : '';
}
