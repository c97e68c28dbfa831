import { CORRIDOR, DOORS, isRoom, neighboursOf } from './board.ts';
import { firstSteps } from './distance.ts';
import { type Place, ROOMS, type Square } from './state.ts';

/** A token that is to walk. */
export interface Walk {
  readonly from: Place;
  /** Squares of corridors where others stand: nobody enters or crosses them. */
  readonly taken: readonly Square[];
  readonly pips: number;
  readonly exactRoll: boolean;
}

/** The places of a walk, from where it begins to where it ends. */
export type Path = readonly Place[];

/** Rules 5.3 to 5.7: where the walk can end. Rooms first, then squares from the top left on. */
export function targetsOf(walk: Walk): readonly Place[] {
  const ends = pathsOf(walk);
  return [...ROOMS, ...CORRIDOR].filter(place => ends.has(place));
}

/** One way to get there by the rules. */
export const pathTo = (walk: Walk, to: Place): Path | undefined => pathsOf(walk).get(to);

/** Rule 5.10: no door and no square is free to begin with. */
export const isShutIn = ({ from, taken }: Pick<Walk, 'from' | 'taken'>): boolean =>
  firstSteps(from).every(square => taken.includes(square));

/** Everywhere the walk can end, with one path to it. */
function pathsOf(walk: Walk): ReadonlyMap<Place, Path> {
  const back = stepsBack(walk);
  const ends = walk.exactRoll ? exactPaths(walk, back) : nearestPaths(walk, back);
  for (const { room, outside } of DOORS) {
    if (room === walk.from) continue;
    const path = nearestPath(walk, back, NUMBERS.get(outside)!);
    if (path === undefined || path.length > walk.pips) continue;
    if (path.length < (ends.get(room)?.length ?? Infinity) - 1) ends.set(room, [...path, room]);
  }
  return ends;
}

// Below, the squares of the corridors are numbered from 0 on.

const NUMBERS: ReadonlyMap<Square, number> = new Map(CORRIDOR.map((square, at) => [square, at]));
const NEXT: readonly (readonly number[])[] = CORRIDOR.map(square =>
  neighboursOf(square).map(next => NUMBERS.get(next)!),
);

const numbersOf = (squares: readonly Square[]): readonly number[] =>
  squares.map(square => NUMBERS.get(square)!);

const FAR = -1;
const FIRST = -2;

/** By square: the one before it on a shortest way; `FIRST` where a way begins, `FAR` where none leads. */
function stepsBack({ from, taken, pips }: Walk): Int16Array {
  const back = new Int16Array(CORRIDOR.length).fill(FAR);
  const shut = new Set(numbersOf(taken));
  let edge = isRoom(from)
    ? numbersOf(firstSteps(from)).filter(at => !shut.has(at))
    : numbersOf([from]);
  for (const at of edge) back[at] = FIRST;
  for (let step = isRoom(from) ? 1 : 0; step < pips; step++) {
    const wider: number[] = [];
    for (const at of edge)
      for (const next of NEXT[at]!) {
        if (back[next] !== FAR || shut.has(next)) continue;
        back[next] = at;
        wider.push(next);
      }
    edge = wider;
  }
  return back;
}

function nearestPath({ from }: Walk, back: Int16Array, end: number): Path | undefined {
  if (back[end] === FAR) return undefined;
  const way: Place[] = [];
  for (let at = end; at !== FIRST; at = back[at]!) way.unshift(CORRIDOR[at]!);
  return isRoom(from) ? [from, ...way] : way;
}

/** Rule 5.7. */
function nearestPaths(walk: Walk, back: Int16Array): Map<Place, Path> {
  const paths = new Map<Place, Path>();
  for (const [at, square] of CORRIDOR.entries()) {
    const path = square === walk.from ? undefined : nearestPath(walk, back, at);
    if (path !== undefined) paths.set(square, path);
  }
  return paths;
}

/** Rules 5.5 and 5.6: with all pips; if there is no such way at all, with as many as can be used. */
function exactPaths(walk: Walk, back: Int16Array): Map<Place, Path> {
  const near = [...back.keys()].filter(at => back[at] !== FAR);
  for (let steps = walk.pips; steps > 0; steps--) {
    const paths = pathsOfLength(walk, steps, near);
    if (paths.size > 0) return paths;
  }
  return new Map();
}

/** A set of squares: six words of 32 bits. */
type Squares = Int32Array;
const WORDS = Math.ceil(CORRIDOR.length / 32);

function setOf(members: Iterable<number>): Squares {
  const words = new Int32Array(WORDS);
  for (const at of members) words[at >> 5]! |= 1 << at;
  return words;
}

const MOST_PIPS = 12;

/** By square and number of steps: where they can lead at most, with nobody in the way. */
const WITHIN: readonly (readonly Squares[])[] = CORRIDOR.map((_, start) => {
  const layers: Squares[] = [];
  let edge = new Set([start]);
  for (let steps = 0; steps <= MOST_PIPS; steps++) {
    layers.push(setOf(edge));
    edge = new Set([...edge].flatMap(at => NEXT[at]!));
  }
  return layers;
});

interface Search {
  /** Where others stand, and the squares of the way so far. */
  readonly shut: Uint8Array;
  /** Squares to which no way is known yet. */
  readonly wanted: Squares;
  readonly way: number[];
  readonly paths: Map<Place, Path>;
  readonly from: Place;
}

/** Ways of exactly so many steps that enter no square twice, one to each of the near squares where any can end. */
function pathsOfLength(
  { from, taken }: Walk,
  steps: number,
  near: readonly number[],
): Map<Place, Path> {
  const shut = new Uint8Array(CORRIDOR.length);
  for (const at of numbersOf(taken)) shut[at] = 1;
  const search = { shut, wanted: setOf(near), way: [], paths: new Map(), from };
  if (!isRoom(from)) explore(search, NUMBERS.get(from)!, steps);
  else
    for (const at of numbersOf(firstSteps(from)))
      if (shut[at] === 0) explore(search, at, steps - 1);
  return search.paths;
}

/** Goes only where a square can still be found to which no way is known. */
function explore(search: Search, at: number, steps: number): void {
  const { shut, wanted, way } = search;
  const word = at >> 5;
  const mark = wanted[word]! & (1 << at);
  wanted[word]! ^= mark;
  if (steps === 0) {
    if (mark !== 0) found(search, at);
    return;
  }
  if (meets(wanted, WITHIN[at]![steps]!)) {
    shut[at] = 1;
    way.push(at);
    for (const next of NEXT[at]!) if (shut[next] === 0) explore(search, next, steps - 1);
    way.pop();
    shut[at] = 0;
  }
  // It was only off the list as long as the way led across it.
  wanted[word]! ^= mark;
}

function found({ way, from, paths }: Search, at: number): void {
  const squares = [...way, at].map(each => CORRIDOR[each]!);
  paths.set(CORRIDOR[at]!, isRoom(from) ? [from, ...squares] : squares);
}

function meets(one: Squares, other: Squares): boolean {
  for (let word = 0; word < WORDS; word++) if ((one[word]! & other[word]!) !== 0) return true;
  return false;
}
