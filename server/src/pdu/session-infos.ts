import { type Cluedo, countOf, isDealt } from '@stammtisch/cluedo';
import type { Seat } from '@stammtisch/kernel';
import type { PersonId, Room } from '@stammtisch/protocol';
import type { Table } from '@stammtisch/table';

import { publicView } from './cluedo-scene.ts';
import { type InfoOf, UNKNOWN } from './infos.ts';
import { playerIdAt, playerIdOf, sessionIdOf, squareOf, tokenIdOf } from './numbers.ts';

type View = Cluedo['View'];
type SessionFields = Omit<InfoOf<'SessionInfo'>, 'class'>;
type PlayerFields = Omit<InfoOf<'PlayerInfo'>, 'class'>;

/** Chairs that somebody has, in the order of the table: the session's list of members. */
export const memberSeats = (room: Room): readonly Seat[] =>
  room.chairs.flatMap((holder, seat) => ('nobody' in holder ? [] : [seat]));

function sessionStateOf(table: Table): SessionFields['state'] {
  if (!table.room.started) return 'OPEN';
  return table.game.outcome(table.state) === undefined ? 'CLOSED' : 'ENDED';
}

/** A session as it is told to everyone (5.34). */
export function sessionFieldsOf(table: Table): SessionFields {
  const { room } = table;
  const view = publicView(table);
  const seats = memberSeats(room);
  const state = sessionStateOf(table);
  const isRunning = state === 'CLOSED' && view !== undefined && isDealt(view);
  return {
    sessionId: sessionIdOf(room),
    sessionName: room.name ?? '',
    directorId: playerIdOf(room.host),
    teamMates: seats.flatMap(seat => playerIdAt(room, seat) ?? []),
    activePlayerIndex: isRunning ? seats.indexOf(view.turn) : UNKNOWN,
    state,
  };
}

const NOWHERE = {
  state: 'MEMBER',
  sessionId: UNKNOWN,
  teamId: UNKNOWN,
  x: UNKNOWN,
  y: UNKNOWN,
  currentDice: UNKNOWN,
  numberOfCards: 0,
} as const;

/** Somebody at no table of Cluedo, or at one that is not to be told of. */
export const lonePlayer = (playerId: number, name: string): PlayerFields => ({
  playerId,
  name,
  ...NOWHERE,
});

/** Whoever has a chair, as everyone may know them (5.17). */
export function playerAt(table: Table, seat: Seat, name: string): PlayerFields {
  const { room } = table;
  const holder = room.chairs[seat]!;
  const view = publicView(table)!;
  const token = view.tokens[seat]!;
  const isHost = 'person' in holder && holder.person === room.host;
  return {
    playerId: playerIdAt(room, seat) ?? UNKNOWN,
    name,
    state: isHost ? 'DIRECTOR' : 'MEMBER',
    sessionId: sessionIdOf(room),
    teamId: tokenIdOf(token),
    ...(isDealt(view)
      ? {
          ...squareOf(view.places[token]),
          currentDice: diceOf(view, seat),
          numberOfCards: countOf(view.hands[seat]!),
        }
      : { x: UNKNOWN, y: UNKNOWN, currentDice: UNKNOWN, numberOfCards: 0 }),
  };
}

/** What a seat has thrown in the turn that is running; unknown before and afterwards. */
function diceOf(view: View, seat: Seat): number {
  if (!('dice' in view) || view.dice === undefined || view.turn !== seat) return UNKNOWN;
  return view.dice.reduce((sum, pips) => sum + pips, 0);
}

/** Where a person sits: the chair of theirs, if they have not left it. */
export const seatAt = ({ chairs, leaving }: Room, person: PersonId): Seat | undefined => {
  const seat = chairs.findIndex(holder => 'person' in holder && holder.person === person);
  return seat === -1 || leaving.includes(person) ? undefined : seat;
};
