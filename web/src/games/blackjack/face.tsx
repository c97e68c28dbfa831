import './blackjack.css';
import { settledIn } from '@stammtisch/blackjack';
import { type Seat, seatOf } from '@stammtisch/kernel';
import type { Scene } from '@stammtisch/protocol';

import type { Face, SeatLook, Sight } from '../../table/face.ts';
import { optionsInWords } from '../../text/games/options.ts';
import { money, words } from '../../text/words.ts';
import { actionKeys } from './actions.tsx';
import { Cloth } from './cloth.tsx';
import { Guide } from './guide.tsx';
import { Lay } from './lay.tsx';
import { Mine } from './mine.tsx';
import { read } from './read.ts';
import { isBroke, isOnTurn, type Refusal, stakesOf, viewOf } from './rules.ts';
import { Score } from './score.tsx';
import { tell } from './tell.ts';
import { loadWords, say } from './words.ts';

/** How Blackjack looks at the table. */
export const face: Face = {
  name: 'Blackjack',
  deck: 'french',
  loadWords,
  subtitle: scene => {
    const { round } = viewOf(scene);
    return round === 0 ? '' : say().round(round);
  },
  stage: scene => (isBetween(scene) ? 'between' : 'playing'),
  isYourTurn: scene => {
    const view = viewOf(scene);
    return isOnTurn(view, seatOf(view.viewer));
  },
  seatLook,
  leaving,
  keys,
  rules: scene => optionsInWords('blackjack', viewOf(scene).options),
  tell,
  refusal: reason => (isRefusal(reason) ? say().refusals[reason] : undefined),
  read,
  Cloth,
  Mine,
  Lay,
  Score,
  Guide,
};

const isRefusal = (reason: string): reason is Refusal => Object.hasOwn(say().refusals, reason);

function isBetween(scene: Scene): boolean {
  const { phase } = viewOf(scene);
  return phase === 'between' || phase === 'over';
}

function seatLook(scene: Scene, seat: Seat): SeatLook {
  const view = viewOf(scene);
  return {
    low: false,
    turn: isOnTurn(view, seat),
    crossed: false,
    note: isSeatTaken(scene, seat) ? noteOf(scene, seat) : words().table.freeSeat,
  };
}

const isSeatTaken = (scene: Scene, seat: Seat): boolean => viewOf(scene).seating[seat] !== 'empty';

function noteOf(scene: Scene, seat: Seat): string {
  const view = viewOf(scene);
  const text = say().seat;
  if (view.phase === 'betting' && view.sittingOut.includes(seat)) return text.out;
  if (isBroke(view, seat) && settledIn(view) === undefined) return text.broke;
  return money(view.stacks[seat] ?? 0);
}

/** What it costs to leave now. */
function leaving({ table: { scene }, seat }: Sight): string | undefined {
  if (seat === undefined) return undefined;
  const view = viewOf(scene);
  const stakes = stakesOf(view, seat);
  const text = say().leave;
  if (stakes === 0) return text.free;
  return view.phase === 'betting' ? text.bet(money(stakes)) : text.stakes(money(stakes));
}

function keys(): readonly (readonly [string, string])[] {
  const text = say().keys;
  return [
    ...actionKeys(),
    ['1 – 5', text.chip],
    ['0', text.clear],
    ['R', text.repeat],
    ['A', text.all],
    [words().keys.enter, text.bet],
    ['N', text.help],
  ];
}
