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

/** What a match begins with, in a remark: who sits where, what they brought, and what earlier matches have left. */
const START = '; start ';

/**
 * A match as players write it; of what was hidden only the kind stands there, with a question mark.
 * With `start`, the state before it, it can be played again wherever in a table's life it was.
 */
export function notationOf(
  game: Game,
  table: Table,
  moves: readonly SeenMove[],
  start?: object,
): string {
  const head = formatRecord(game, { ...table, entries: [] });
  const remark = start === undefined ? '' : `${START}${JSON.stringify(start)}\n`;
  return `${head}${remark}${moves.map(move => lineOf(game, head, move)).join('')}`;
}

/** The state before a match, where its notation has it. */
export function startIn(text: string): object | undefined {
  const line = text.split('\n').find(each => each.startsWith(START));
  if (line === undefined) return undefined;
  try {
    const state: unknown = JSON.parse(line.slice(START.length));
    return isObject(state) ? state : undefined;
  } catch {
    return undefined;
  }
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
