import type { Place, Room, Square, Suspect } from './state.ts';

export const WIDTH = 24;

/**
 * Rule 2.1. `#` is a wall, `.` a corridor, a digit the square where a token starts, `X` the cellar;
 * letters are rooms, the small ones their squares with a door.
 */
export const BOARD = [
  '#######3########4#######',
  'KKKKKK#.BBBBBBBB.#CCCCCC',
  'KKKKKK..BBBBBBBB..CCCCCC',
  'KKKKKK..bBBBBBBb..CCCCCC',
  'KKKKKK..BBBBBBBB..CCCCCC',
  'KKKkKK..BBbBBbBB..cCCCCC',
  '#......................5',
  '#......................#',
  'DDDDDDD..........RRRRRRR',
  'DDDDDDD...XXXXX..RRRRRRR',
  'DDDDDDD...XXXXX..rRRRRRR',
  'DDDDDDd...XXXXX..RRRRRRR',
  'DDDDDDD...XXXXX..RRRRrRR',
  'DDDDDDD...XXXXX.......##',
  'DDDDDdD...XXXXX..LLlLLLL',
  '#.........XXXXX..LLLLLLL',
  '2................lLLLLLL',
  '#................LLLLLLL',
  'OOOOOOo..HHhhHH........6',
  'OOOOOOO..HHHHHH........#',
  'OOOOOOO..HHHHHH..sSSSSSS',
  'OOOOOOO..HHHHHh..SSSSSSS',
  'OOOOOOO..HHHHHH..SSSSSSS',
  'OOOOOOO..HHHHHH..SSSSSSS',
  'OOOOOOO1#HHHHHH##SSSSSSS',
] as const;

export const squareAt = (column: number, row: number): Square => row * WIDTH + column;
export const columnOf = (square: Square): number => square % WIDTH;
export const rowOf = (square: Square): number => Math.floor(square / WIDTH);

const ROOM_OF_LETTER: Readonly<Record<string, Room>> = {
  K: 'kitchen',
  B: 'ballroom',
  C: 'conservatory',
  D: 'dining',
  R: 'billiard',
  L: 'library',
  O: 'lounge',
  H: 'hall',
  S: 'study',
};

/** What lies there: a room, a corridor, or nothing that a token can stand on. */
export function groundAt(square: Square): Room | 'corridor' | 'nothing' {
  const letter = BOARD[rowOf(square)]?.[columnOf(square)] ?? '#';
  if (/[.1-6]/.test(letter)) return 'corridor';
  return ROOM_OF_LETTER[letter.toUpperCase()] ?? 'nothing';
}

/** All squares of the corridors, from the top left on. */
export const CORRIDOR: readonly Square[] = [...Array(WIDTH * BOARD.length).keys()].filter(
  square => groundAt(square) === 'corridor',
);

export interface Door {
  readonly room: Room;
  /** The square of the room that has the door. */
  readonly inside: Square;
  /** The square of the corridor in front of it. */
  readonly outside: Square;
}

const door = (
  room: Room,
  [column, row]: readonly [number, number],
  [across, down]: readonly [number, number],
): Door => ({
  room,
  inside: squareAt(column, row),
  outside: squareAt(column + across, row + down),
});

const UP = [0, -1] as const;
const DOWN = [0, 1] as const;
const LEFT = [-1, 0] as const;
const RIGHT = [1, 0] as const;

/** Rule 2.2. */
export const DOORS: readonly Door[] = [
  door('kitchen', [3, 5], DOWN),
  door('ballroom', [8, 3], LEFT),
  door('ballroom', [15, 3], RIGHT),
  door('ballroom', [10, 5], DOWN),
  door('ballroom', [13, 5], DOWN),
  door('conservatory', [18, 5], DOWN),
  door('dining', [6, 11], RIGHT),
  door('dining', [5, 14], DOWN),
  door('billiard', [17, 10], LEFT),
  door('billiard', [21, 12], DOWN),
  door('library', [19, 14], UP),
  door('library', [17, 16], LEFT),
  door('lounge', [6, 18], UP),
  door('hall', [11, 18], UP),
  door('hall', [12, 18], UP),
  door('hall', [14, 21], RIGHT),
  door('study', [17, 20], UP),
];

/** Rule 2.3. */
export const PASSAGES: Readonly<Partial<Record<Room, Room>>> = {
  kitchen: 'study',
  study: 'kitchen',
  conservatory: 'lounge',
  lounge: 'conservatory',
};

/** Rule 2.4. */
export const STARTS: Readonly<Record<Suspect, Square>> = {
  red: squareAt(7, 24),
  yellow: squareAt(0, 16),
  white: squareAt(7, 0),
  green: squareAt(16, 0),
  blue: squareAt(23, 6),
  purple: squareAt(23, 18),
};

export const isRoom = (place: Place): place is Room => typeof place === 'string';

/** The room whose door is here. */
export const roomBehind = (square: Square): Room | undefined =>
  DOORS.find(({ outside }) => outside === square)?.room;

/** The squares of the corridors next to this one. */
export const neighboursOf = (square: Square): readonly Square[] => NEIGHBOURS.get(square) ?? [];

const NEIGHBOURS: ReadonlyMap<Square, readonly Square[]> = new Map(
  CORRIDOR.map(square => [
    square,
    [UP, RIGHT, DOWN, LEFT].flatMap(([across, down]) => {
      const column = columnOf(square) + across;
      const next = squareAt(column, rowOf(square) + down);
      return column >= 0 && column < WIDTH && groundAt(next) === 'corridor' ? [next] : [];
    }),
  ]),
);
