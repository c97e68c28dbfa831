import {
  type Actor,
  formatEntry,
  formatRecord,
  type Game,
  isObject,
  parseRecord,
  same,
} from '@stammtisch/kernel';

/** A move and who made it, as far as somebody has seen it. */
export interface SeenMove {
  readonly by?: Actor;
  readonly seen?: unknown;
}

interface Table {
  readonly seats: number;
  readonly options: object;
}

/** A match as players write it; of what was hidden only the kind stands there, with a question mark. */
export function notationOf(game: Game, table: Table, moves: readonly SeenMove[]): string {
  const head = formatRecord(game, { ...table, entries: [] });
  return `${head}${moves.map(move => lineOf(game, head, move)).join('')}`;
}

function lineOf(game: Game, head: string, { by, seen }: SeenMove): string {
  if (by === undefined || !isKinded(seen)) return '';
  try {
    const line = `${formatEntry(game, { by, move: seen })}\n`;
    const read = parseRecord(game, head + line);
    if (read.ok && same(read.value.entries[0]?.move, seen)) return line;
  } catch {
    // It cannot be written: not all of it is known.
  }
  return `${by} ${seen.kind} ?\n`;
}

const isKinded = (seen: unknown): seen is { readonly kind: string } =>
  isObject(seen) && typeof seen['kind'] === 'string';
