import './index.css';
import { game, settledIn } from '@stammtisch/blackjack';
import { type Seat, seatOf } from '@stammtisch/kernel';
import type { Scene } from '@stammtisch/protocol';

import type { GameUi, SeatLook, TableContext } from '../../table/game-ui.ts';
import { optionsInWords } from '../../text/games/options.ts';
import { money, tableTexts } from '../../text/texts.ts';
import { actionKeys } from './actions.tsx';
import { describeEvent, soundOf } from './describe-event.ts';
import { Guide } from './guide.tsx';
import { PlayerArea } from './player-area.tsx';
import { read } from './read.ts';
import { refusalRules } from './refusal-rules.ts';
import { isBroke, isOnTurn, stakesOf, viewOf } from './rules.ts';
import { Score } from './score.tsx';
import { SeatCards } from './seat-cards.tsx';
import { TableCentre } from './table-centre.tsx';
import { loadTexts, texts } from './texts.ts';

/** How Blackjack looks at the table. */
export const gameUi: GameUi = {
  name: 'Blackjack',
  game,
  deck: 'french',
  loadTexts,
  subtitle: scene => {
    const { round } = viewOf(scene);
    return round === 0 ? '' : texts().round(round);
  },
  stage: scene => (isBetween(scene) ? 'between' : 'playing'),
  isYourTurn: scene => {
    const view = viewOf(scene);
    return isOnTurn(view, seatOf(view.viewer));
  },
  seatLook,
  leaving,
  keys,
  phrases: () => texts().phrases,
  rules: scene => optionsInWords('blackjack', viewOf(scene).options),
  describeEvent,
  soundOf,
  refusals: () => texts().refusals,
  refusalRules,
  read,
  TableCentre,
  PlayerArea,
  SeatCards,
  Score,
  Guide,
};

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
    note: isSeatTaken(scene, seat) ? noteOf(scene, seat) : tableTexts().table.freeSeat,
  };
}

const isSeatTaken = (scene: Scene, seat: Seat): boolean => viewOf(scene).seating[seat] !== 'empty';

function noteOf(scene: Scene, seat: Seat): string {
  const view = viewOf(scene);
  const text = texts().seat;
  if (view.phase === 'betting' && view.sittingOut.includes(seat)) return text.out;
  if (isBroke(view, seat) && settledIn(view) === undefined) return text.broke;
  return money(view.stacks[seat] ?? 0);
}

/** What it costs to leave now. */
function leaving({ table: { scene }, seat }: TableContext): string | undefined {
  if (seat === undefined) return undefined;
  const view = viewOf(scene);
  const stakes = stakesOf(view, seat);
  const text = texts().leave;
  if (stakes === 0) return text.free;
  return view.phase === 'betting' ? text.bet(money(stakes)) : text.stakes(money(stakes));
}

function keys(): readonly (readonly [string, string])[] {
  const text = texts().keys;
  return [
    ...actionKeys(),
    ['1 – 5', text.chip],
    ['0', text.clear],
    ['R', text.repeat],
    ['A', text.all],
    [tableTexts().keys.enter, text.bet],
    ['N', text.help],
  ];
}
