import type { PersonId } from '@stammtisch/protocol';

import { seatOfPerson, type Table } from './table.ts';

/** Whether somebody at the table knows what those who still play must not learn. */
export const hasSecrets = ({ game, state }: Table): boolean =>
  (game.knowsSecret?.(state) ?? []).length > 0;

/** Whether a person knows such things, or looks on and could hear them: what they say is for the like of them. */
export function knowsSecret(table: Table, person: PersonId): boolean {
  if (!hasSecrets(table)) return false;
  const seat = seatOfPerson(table, person);
  return seat === undefined || (table.game.knowsSecret?.(table.state) ?? []).includes(seat);
}
