import {
  BOARD,
  columnOf,
  CORRIDOR,
  type Door,
  DOORS,
  groundAt,
  isRoom,
  type Path,
  type Place,
  type Room,
  ROOMS,
  rowOf,
  type Square,
  squareAt,
  WIDTH,
} from '@stammtisch/cluedo';

// The plan is drawn in units of a tenth of a square.
const UNIT = 10;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The smallest box around squares. */
function boxAround(squares: readonly Square[]): Box {
  const columns = squares.map(columnOf);
  const rows = squares.map(rowOf);
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return {
    x: left * UNIT,
    y: top * UNIT,
    w: (Math.max(...columns) - left + 1) * UNIT,
    h: (Math.max(...rows) - top + 1) * UNIT,
  };
}

const SQUARES: readonly Square[] = [...Array(WIDTH * BOARD.length).keys()];

const ROOM_BOXES: ReadonlyMap<Room, Box> = new Map(
  ROOMS.map(room => [room, boxAround(SQUARES.filter(square => groundAt(square) === room))]),
);

/** Every room is a rectangle. */
export const boxOf = (room: Room): Box => ROOM_BOXES.get(room)!;

export const CELLAR: Box = boxAround(
  SQUARES.filter(square => BOARD[rowOf(square)]?.[columnOf(square)] === 'X'),
);

export const centreOf = (square: Square): Point => ({
  x: (columnOf(square) + 0.5) * UNIT,
  y: (rowOf(square) + 0.5) * UNIT,
});

/** All squares of the corridors as one outline. */
export const TILES: string = CORRIDOR.map(
  square => `M${columnOf(square) * UNIT + 0.5} ${rowOf(square) * UNIT + 0.5}h9v9h-9z`,
).join('');

export interface Threshold extends Door {
  /** Whether it lies in a wall that goes up and down. */
  readonly upright: boolean;
  readonly at: Point;
}

/** The doors in the walls. */
export const THRESHOLDS: readonly Threshold[] = DOORS.map(door => {
  const [inside, outside] = [centreOf(door.inside), centreOf(door.outside)];
  return {
    ...door,
    upright: inside.y === outside.y,
    at: { x: (inside.x + outside.x) / 2, y: (inside.y + outside.y) / 2 },
  };
});

/** The way of a walk over the plan: a room counts where its door is. */
export const waypoints = (path: Path): readonly Point[] =>
  path.map((place, at) => {
    if (!isRoom(place)) return centreOf(place);
    const next = path[at === 0 ? 1 : at - 1];
    const door = DOORS.find(each => each.room === place && each.outside === next);
    return door ? centreOf(door.inside) : middleOf(place);
  });

const middleOf = (room: Room): Point => {
  const { x, y, w, h } = boxOf(room);
  return { x: x + w / 2, y: y + h / 2 };
};

/** How far a finger may be off. */
const NEAR = 1.8 * UNIT;

/** Which of these places a tap on the plan means. */
export function placeAt({ x, y }: Point, places: readonly Place[]): Place | undefined {
  const ground = groundAt(squareAt(Math.floor(x / UNIT), Math.floor(y / UNIT)));
  if (ground !== 'corridor' && ground !== 'nothing' && places.includes(ground)) return ground;
  const near = places.flatMap(place => {
    if (isRoom(place)) return [];
    const centre = centreOf(place);
    const off = Math.hypot(centre.x - x, centre.y - y);
    return off <= NEAR ? [{ place, off }] : [];
  });
  return near.toSorted((a, b) => a.off - b.off)[0]?.place;
}

/** Where things stand in a row in the middle of a room, side by side. */
export function inRow(room: Room, { of, at, y, gap }: Row): Point {
  const box = boxOf(room);
  const step = Math.min(gap, (box.w - gap) / Math.max(1, of - 1));
  return { x: box.x + box.w / 2 + (at - (of - 1) / 2) * step, y: box.y + y };
}

interface Row {
  readonly of: number;
  readonly at: number;
  /** How far below the upper wall. */
  readonly y: number;
  readonly gap: number;
}
