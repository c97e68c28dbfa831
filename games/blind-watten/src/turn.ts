import { type Actor, awaitedInPause, onTurn, type Seat } from '@stammtisch/kernel';

import {
  announcerOf,
  otherAnnouncerOf,
  otherTeam,
  schlagChooserOf,
  teamOf,
  trumpChooserOf,
} from './seats.ts';
import type { Announcing, Asked, Betting, Forced, Partly, Phase, Session, Team } from './state.ts';
import { wishingComputers } from './wishes.ts';

/** Whom the table waits for. Nothing of it is secret, so a state and a view give the same answer. */
export function toMove(position: Phase<Partly>): readonly Actor[] {
  switch (position.phase) {
    case 'between':
    case 'over':
      return awaitedInPause(position);
    case 'dealing':
    case 'redealing':
      return ['house'];
    case 'announcing':
      return [
        ...new Set([...wishingComputers(position), ...choosers(position).map(({ seat }) => seat)]),
      ];
    case 'asked':
    case 'forced':
    case 'betting':
      return [answererOf(position)];
    case 'playing':
      return [onTurn(position)];
  }
}

interface Chooser {
  readonly seat: Seat;
  /** What the card is to be shown for. */
  readonly what: 'schlag' | 'trump';
}

/** Who is to show a card now (rule 4.3). */
export function choosers(position: Announcing<Partly>): readonly Chooser[] {
  const { shown, options } = position;
  const schlag: Chooser = { seat: schlagChooserOf(position), what: 'schlag' };
  const trump: Chooser = { seat: trumpChooserOf(position), what: 'trump' };
  const open = [schlag, trump].filter(({ what }) => shown[what] === undefined);
  return options.announceOrder === 'schlagFirst' ? open.slice(0, 1) : open;
}

/** Who has to answer a wish, a bet, or the four (rules 4.5, 7.3 and 8.2). */
export function answererOf(position: Asked<Partly> | Forced<Partly> | Betting<Partly>): Seat {
  const { dealer } = position;
  switch (position.phase) {
    case 'asked':
      return otherAnnouncerOf(position.asking.by, dealer);
    case 'forced':
      return announcerOf(leadingTeam(position), dealer);
    case 'betting':
      return announcerOf(otherTeam(teamOf(position.by)), dealer);
  }
}

/** The team with more points. Nobody asks at a tie. */
export const leadingTeam = ({ score }: Pick<Session, 'score'>): Team =>
  score[0]! > score[1]! ? 0 : 1;
