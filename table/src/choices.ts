import { err, ok, type Result } from '@stammtisch/kernel';
import type { Answers, ErrorCode, PersonId } from '@stammtisch/protocol';

import { seatOfPerson, type Table } from './table.ts';

/** What somebody may do at a table just now, worked out from what they see and nothing else. */
export function choicesFor(table: Table, person: PersonId): Result<Answers['moves'], ErrorCode> {
  const { game, state, version, room } = table;
  const seat = seatOfPerson(table, person);
  if (room.closed) return err('table-closed');
  if (seat === undefined) return err('not-seated');
  const view = game.view(state, seat);
  const moves = game.legalMoves(view);
  const amounts = game.amounts?.(view) ?? [];
  const decisions = game.decisions(view).map(({ stamp, kinds }) => ({
    decision: stamp,
    moves: moves.filter(({ kind }) => kinds.includes(kind)),
    amounts: amounts.filter(({ kind }) => kinds.includes(kind)),
  }));
  const outcome = game.outcome(state);
  return ok({
    version,
    seat,
    view,
    isAwaited: game.toMove(state).includes(seat),
    decisions: decisions.filter(each => each.moves.length + each.amounts.length > 0),
    ...(outcome && { outcome }),
  });
}
