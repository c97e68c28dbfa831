import {
  isRoom,
  nearestRoom,
  type Path,
  pathTo,
  type Place,
  type Room,
  ROOMS,
  type Square,
  stepsTo,
  targetsOf,
  walkOf,
} from '@stammtisch/cluedo';

import { isWalking, stampFor, type View, type Walking } from './rules.ts';
import { picked } from './selection.ts';

/** Where the visitor's walk can end; nowhere if it is not theirs. */
export function targetsIn(view: View): readonly Place[] {
  if (!isWalking(view) || stampFor(view, 'walk') === undefined) return [];
  const walk = walkOf(view);
  const key = JSON.stringify(walk);
  if (known?.key !== key) known = { key, targets: targetsOf(walk) };
  return known.targets;
}

/** Searching all ways takes a moment. */
let known: { readonly key: string; readonly targets: readonly Place[] } | undefined;

export const pathIn = (view: Walking, to: Place): Path | undefined => pathTo(walkOf(view), to);

/** Where the visitor wants to go. */
export function pickedIn(view: View): Place | undefined {
  const choice = picked.value;
  return choice !== undefined && choice.stamp === stampFor(view, 'walk') ? choice.place : undefined;
}

export function pick(view: View, place: Place): void {
  const stamp = stampFor(view, 'walk');
  if (stamp !== undefined) picked.value = { stamp, place };
}

export type Destination =
  | { readonly room: Room; readonly steps: number }
  /** A square, the room it leads to, and how far that is from there. */
  | { readonly square: Square; readonly toward: Room; readonly left: number };

/** Everywhere, what makes sense first: rooms in reach, the best square for each of the others, then the rest. */
export function destinationsIn(view: Walking & View): readonly Destination[] {
  const targets = targetsIn(view);
  const rooms = targets
    .filter(isRoom)
    .map(room => ({ room, steps: (pathIn(view, room)?.length ?? 1) - 1 }))
    .toSorted((a, b) => a.steps - b.steps);
  const best = squaresToward(view, targets);
  const rest = targets
    .filter(place => !isRoom(place))
    .filter(square => !best.some(each => each.square === square))
    .map(square => {
      const { room, steps } = nearestRoom(square);
      return { square, toward: room, left: steps };
    })
    .toSorted((a, b) => a.left - b.left);
  return [...rooms, ...best, ...rest];
}

function squaresToward(
  view: Walking,
  targets: readonly Place[],
): readonly Extract<Destination, { square: Square }>[] {
  const { from } = walkOf(view);
  const squares = targets.filter(place => !isRoom(place));
  const far = ROOMS.filter(room => room !== from && !targets.includes(room));
  const best = far.flatMap(toward => {
    const [square] = squares.toSorted((a, b) => stepsTo(toward, a) - stepsTo(toward, b));
    return square === undefined ? [] : [{ square, toward, left: stepsTo(toward, square) }];
  });
  return best
    .toSorted((a, b) => a.left - b.left)
    .filter(({ square }, at, all) => all.findIndex(each => each.square === square) === at);
}

export const placeOfDestination = (destination: Destination): Place =>
  'room' in destination ? destination.room : destination.square;
