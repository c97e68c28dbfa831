import { DOORS, isRoom, neighboursOf } from './board.ts';
import { type Place, type Room, ROOMS, type Square } from './state.ts';

/** The squares in front of its doors. */
const doorsOf = (room: Room): readonly Square[] =>
  DOORS.filter(door => door.room === room).map(({ outside }) => outside);

/** Where a token can go with one step: a room is left by its doors. */
export const firstSteps = (from: Place): readonly Square[] =>
  isRoom(from) ? doorsOf(from) : neighboursOf(from);

/** Rule 2.5: how many steps it takes from a place to a room, with nobody in the way and not through other rooms. */
export const stepsTo = (room: Room, from: Place): number => STEPS.get(room)!.get(from)!;

/** The way there is as long as the way back. */
function stepsFrom(room: Room): ReadonlyMap<Place, number> {
  const steps = new Map<Place, number>([[room, 0]]);
  let edge: readonly Square[] = doorsOf(room);
  for (let count = 1; edge.length > 0; count++) {
    for (const square of edge) steps.set(square, count);
    edge = [...new Set(edge.flatMap(neighboursOf))].filter(square => !steps.has(square));
  }
  for (const other of ROOMS)
    if (other !== room)
      steps.set(other, 1 + Math.min(...doorsOf(other).map(square => steps.get(square)!)));
  return steps;
}

const STEPS: ReadonlyMap<Room, ReadonlyMap<Place, number>> = new Map(
  ROOMS.map(room => [room, stepsFrom(room)]),
);

/** By which room somebody in the corridors stands, and how many steps lead into it. */
export function nearestRoom(square: Square): { readonly room: Room; readonly steps: number } {
  const [nearest] = ROOMS.map(room => ({ room, steps: stepsTo(room, square) })).toSorted(
    (one, other) => one.steps - other.steps,
  );
  return nearest!;
}
