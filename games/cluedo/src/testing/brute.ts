import { BOARD, DOORS, WIDTH } from '../board.ts';
import type { Walk } from '../reach.ts';
import type { Place, Room, Square } from '../state.ts';

/** Where a walk can end, by trying every way there is, square by square off the drawing: slow, and plainly right. */
export function everyEnd({ from, taken, pips, exactRoll }: Walk): ReadonlySet<Place> {
  /** By number of steps: the squares where a way of that length ends. */
  const ends = Array.from({ length: pips + 1 }, () => new Set<Place>());
  const rooms = new Set<Place>();
  const visited = new Set<Place>([from]);
  const walk = (at: Place, steps: number): void => {
    if (typeof at === 'number' || at === from) ends[steps]!.add(at);
    if (steps === pips) return;
    for (const next of onwards(at)) {
      if (visited.has(next) || (typeof next === 'number' && taken.includes(next))) continue;
      if (typeof next === 'string') {
        rooms.add(next);
        continue;
      }
      visited.add(next);
      walk(next, steps + 1);
      visited.delete(next);
    }
  };
  walk(from, 0);
  const full = ends.slice(1);
  const longest = full.findLast(squares => squares.size > 0) ?? new Set();
  return new Set([...rooms, ...(exactRoll ? longest : full.flatMap(squares => [...squares]))]);
}

function onwards(at: Place): readonly Place[] {
  if (typeof at === 'string') return DOORS.filter(({ room }) => room === at).map(d => d.outside);
  const rooms: readonly Room[] = DOORS.filter(({ outside }) => outside === at).map(d => d.room);
  return [...nextTo(at), ...rooms];
}

const NEXT = new Map<Square, readonly Square[]>();

/** Nothing in the corridors touches the sides of the board but the starting squares. */
function nextTo(square: Square): readonly Square[] {
  const known = NEXT.get(square);
  if (known !== undefined) return known;
  const [x, y] = [square % WIDTH, Math.floor(square / WIDTH)];
  const next = (
    [
      [x, y - 1],
      [x + 1, y],
      [x, y + 1],
      [x - 1, y],
    ] as const
  )
    .filter(([column, row]) => /^[.1-6]$/.test(BOARD[row]?.[column] ?? '#'))
    .map(([column, row]) => row * WIDTH + column);
  NEXT.set(square, next);
  return next;
}
