import { isHouseMove } from '@stammtisch/kernel';
import type { Holder, HouseLine, RoundResult } from '@stammtisch/protocol';

import type { EntryBody } from './entry.ts';
import type { Step } from './step.ts';
import type { Table } from './table.ts';

/** What the house tells in the chat about an entry: who comes and goes, what the host does, who has won. */
export function houseLinesOf({ before, entry: { body }, after }: Step): readonly HouseLine[] {
  switch (body.kind) {
    case 'move':
      return [
        ...comings(before, body),
        ...beginnings(before, after),
        ...winners(before, after),
        ...rounds(before, after),
      ];
    case 'leaving':
    case 'stays':
    case 'waits':
    case 'gave up':
    case 'knocks':
    case 'host':
    case 'admitted':
    case 'refused':
    case 'withdrawn':
    case 'invited':
    case 'declined':
    case 'removed':
    case 'banned':
    case 'unbanned':
      return [{ kind: body.kind, person: body.person }];
    case 'settings':
      return [{ kind: 'settings', change: body.change }];
    case 'options':
    case 'closed':
      return [{ kind: body.kind }];
    case 'opened':
    case 'numbered':
      return [];
  }
}

const KINDS = { took: 'sat', left: 'left', away: 'away', back: 'back' } as const;

const isComing = (kind: string): kind is keyof typeof KINDS => Object.hasOwn(KINDS, kind);

function comings(
  { room }: Table,
  { move, holder }: Extract<EntryBody, { kind: 'move' }>,
): readonly HouseLine[] {
  if (!isHouseMove(move) || !isComing(move.kind) || !('seat' in move)) return [];
  const person = personIn(move.kind === 'took' ? holder : room.chairs[move.seat]);
  // Whoever leaves for good is away too, and has been told of.
  if (person === undefined || (move.kind !== 'took' && room.leaving.includes(person))) return [];
  return [{ kind: KINDS[move.kind], person }];
}

/** The first match, or another one after one is over. */
function beginnings({ game, state, room }: Table, after: Table): readonly HouseLine[] {
  if (!room.started) return after.room.started ? [{ kind: 'started' }] : [];
  const isAnother = game.outcome(state) !== undefined && game.outcome(after.state) === undefined;
  return isAnother ? [{ kind: 'again' }] : [];
}

const personIn = (holder: Holder | undefined): string | undefined =>
  holder !== undefined && 'person' in holder ? holder.person : undefined;

/** Of a match that this entry has ended. */
function winners({ game, state, room }: Table, after: Table): readonly HouseLine[] {
  const outcome = game.outcome(after.state);
  if (outcome === undefined || game.outcome(state) !== undefined) return [];
  return outcome.winners.flatMap((seat): readonly HouseLine[] => {
    const holder = room.chairs[seat];
    if (holder === undefined || 'nobody' in holder) return [];
    return 'person' in holder
      ? [{ kind: 'won', person: holder.person }]
      : [{ kind: 'computer won', bot: holder.bot }];
  });
}

/**
 * What a round has brought those who played it to its end, where every round is paid out.
 * Whoever has got up in the middle of it has been told of.
 */
function rounds({ game, state, room }: Table, after: Table): readonly HouseLine[] {
  if (game.chips === undefined) return [];
  const tallies = game.tally?.(state, after.state) ?? [];
  const results = tallies.flatMap(({ seat, score, cents }): readonly RoundResult[] => {
    const holder = room.chairs[seat];
    const stays = after.room.chairs[seat] === holder;
    return holder === undefined || 'nobody' in holder || !stays
      ? []
      : [{ by: nameless(holder), gain: cents ?? score }];
  });
  if (results.length === 0) return [];
  const isMoney = tallies.some(({ cents }) => cents !== undefined);
  return [{ kind: 'round', unit: isMoney ? 'cents' : 'points', results }];
}

/** What people are called is looked up whenever it is told. */
const nameless = (holder: Exclude<Holder, { nobody: unknown }>): RoundResult['by'] =>
  'person' in holder ? { person: holder.person, name: '' } : { bot: holder.bot };
