import {
  BOARD,
  type Card,
  DOORS,
  groundAt,
  type Guess,
  type Place,
  type Room,
  ROOMS,
  squareAt,
  columnOf,
  rowOf,
  type Suspect,
  SUSPECTS,
  type Weapon,
  WEAPONS,
  WIDTH,
  isRoom,
} from '@stammtisch/cluedo';
import type { Seat } from '@stammtisch/kernel';
import { ID_LETTERS, LIMITS, type PersonId, type Room as TableRoom } from '@stammtisch/protocol';

import { UNKNOWN } from './infos.ts';

const BASE = ID_LETTERS.length;
/** One more than there can be people. */
const COMPUTERS = BASE ** LIMITS.personId + 1;
const MOST_SEATS = 10;

/** The whole number of a person: the same one on every day and in every process, since it is their id read as digits. */
export const playerIdOf = (person: PersonId): number =>
  1 + Array.from(person).reduce((sum, letter) => sum * BASE + ID_LETTERS.indexOf(letter), 0);

/** Undefined for a number that nobody can have. */
export function personOf(playerId: number): PersonId | undefined {
  if (!Number.isSafeInteger(playerId) || playerId < 1 || playerId >= COMPUTERS) return undefined;
  let rest = playerId - 1;
  let person = '';
  for (let at = 0; at < LIMITS.personId; at++) {
    person = ID_LETTERS[rest % BASE]! + person;
    rest = Math.floor(rest / BASE);
  }
  return person;
}

/** Computers have a number by their chair. */
const computerIdOf = (session: number, seat: Seat): number =>
  COMPUTERS + session * MOST_SEATS + seat;

/** Whoever has a chair, as a player; undefined if nobody has it. */
export function playerIdAt(room: TableRoom, seat: Seat): number | undefined {
  const holder = room.chairs[seat];
  if (holder === undefined || 'nobody' in holder) return undefined;
  return 'person' in holder ? playerIdOf(holder.person) : computerIdOf(sessionIdOf(room), seat);
}

/** A session is a table of Cluedo, and its id the number of that table. */
export const sessionIdOf = ({ number = UNKNOWN }: TableRoom): number => number;

/** Tokens, suspects, weapons and rooms are numbered from 1, in the order of the rules. */
export const tokenIdOf = (token: Suspect): number => SUSPECTS.indexOf(token) + 1;
export const tokenOf = (teamId: number): Suspect | undefined => SUSPECTS[teamId - 1];

const SORTS = [
  ['PERSON', SUSPECTS],
  ['WEAPON', WEAPONS],
  ['ROOM', ROOMS],
] as const;

type CardType = (typeof SORTS)[number][0];

export function cardInfoOf(
  card: Card,
  ownerId: number,
): { readonly ownerId: number; readonly type: CardType; readonly item: number } {
  for (const [type, cards] of SORTS) {
    const at = cards.findIndex(each => each === card);
    if (at !== -1) return { ownerId, type, item: at + 1 };
  }
  throw new Error(`${card} is no card`);
}

export const cardOf = (type: CardType, item: number): Card | undefined =>
  SORTS.find(([name]) => name === type)?.[1][item - 1];

export const guessInfoOf = ({ who, where, how }: Guess) => ({
  who: SUSPECTS.indexOf(who) + 1,
  where: ROOMS.indexOf(where) + 1,
  how: WEAPONS.indexOf(how) + 1,
});

/** Undefined where one of the three numbers is nobody's. */
export function guessOf(guess: {
  readonly who: number;
  readonly where: number;
  readonly how: number;
}): Guess | undefined {
  const who: Suspect | undefined = SUSPECTS[guess.who - 1];
  const where: Room | undefined = ROOMS[guess.where - 1];
  const how: Weapon | undefined = WEAPONS[guess.how - 1];
  return who && where && how && { who, where, how };
}

/** A square by its column and row, both from 0 at the top left; a room by its square with the first door. */
export function squareOf(place: Place): { readonly x: number; readonly y: number } {
  const square = isRoom(place) ? DOORS.find(({ room }) => room === place)!.inside : place;
  return { x: columnOf(square), y: rowOf(square) };
}

/** Every square of a room is the room; undefined where nobody can stand. */
export function placeAt(x: number, y: number): Place | undefined {
  if (x < 0 || x >= WIDTH || y < 0 || y >= BOARD.length) return undefined;
  const square = squareAt(x, y);
  const ground = groundAt(square);
  if (ground === 'nothing') return undefined;
  return ground === 'corridor' ? square : ground;
}
