import { type Actor, awaitedInPause, onTurn } from '@stammtisch/kernel';

import { answererOf } from './raise.ts';
import { forehandOf, trumpNamerOf } from './seats.ts';
import type { Position } from './state.ts';

/** Whom the table waits for. Nothing of it is secret, so a state and a view give the same answer. */
export function toMove(position: Position): readonly Actor[] {
  switch (position.phase) {
    case 'between':
    case 'over':
      return awaitedInPause(position);
    case 'dealing':
      return ['house'];
    case 'schlag':
      return [forehandOf(position)];
    case 'trump':
      return [trumpNamerOf(position)];
    case 'playing':
      return [onTurn(position)];
    case 'raised':
      return [answererOf(position)];
  }
}
