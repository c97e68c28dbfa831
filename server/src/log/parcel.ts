import { isObject, ok } from '@stammtisch/kernel';

import type { Append, Method, StoredEntry } from './store.ts';

/** A method of the file, called from the other side. */
export interface Call {
  readonly name: Method;
  readonly args: readonly unknown[];
}

interface AppendCall extends Call {
  readonly name: 'append';
  readonly args: readonly [Append];
}

/** What came of a call. */
export type Outcome = { readonly value?: unknown } | { readonly error: string };

/**
 * Calls as they travel: lines of text. Whatever is asked for seldom is a line of JSON; an
 * append is a line for each thing it says, because nearly all calls are appends, and marking
 * what is text and naming what is a field would be most of the work on both sides.
 */
export function packed(calls: readonly Call[]): string {
  const lines: (string | number)[] = [];
  for (const call of calls)
    if (isAppend(call)) packAppend(call.args[0], lines);
    else lines.push(CALL, JSON.stringify([call.name, ...call.args]));
  return lines.join('\n');
}

const isAppend = (call: Call): call is AppendCall => call.name === 'append';

const CALL = '';
/** Most appends are nothing but entries. */
const NOTHING_ELSE = '';
const NO_KEY = '';

function packAppend(append: Append, lines: (string | number)[]): void {
  const { table, entries } = append;
  lines.push(table, besides(append), entries.length);
  for (const { version, id, previous, at, key, body } of entries)
    lines.push(version, id, previous, at, key ?? NO_KEY, body);
}

type Besides = Omit<Append, 'table' | 'entries'>;

function besides(append: Append): string {
  for (const name in append)
    if (name !== 'table' && name !== 'entries') {
      const { table: _, entries: __, ...rest } = append;
      return JSON.stringify(rest);
    }
  return NOTHING_ELSE;
}

export function unpacked(text: string): readonly Call[] {
  if (text === '') return [];
  const lines = new Lines(text);
  const calls: Call[] = [];
  while (!lines.areOver) {
    const first = lines.next();
    calls.push(first === CALL ? callIn(lines.next()) : appendTo(first, lines));
  }
  return calls;
}

/** Read one after the other. */
class Lines {
  readonly #lines: readonly string[];
  #at = 0;

  constructor(text: string) {
    this.#lines = text.split('\n');
  }

  get areOver(): boolean {
    return this.#at === this.#lines.length;
  }

  next(): string {
    const line = this.#lines[this.#at++];
    if (line === undefined) throw new Error('a parcel ends in the middle of a call');
    return line;
  }
}

function callIn(line: string): Call {
  const [name, ...args] = JSON.parse(line) as readonly [Method, ...unknown[]];
  // JSON has no `undefined`.
  return { name, args: args.map(arg => arg ?? undefined) };
}

function appendTo(table: string, lines: Lines): AppendCall {
  const rest = lines.next();
  const entries: StoredEntry[] = [];
  for (let left = Number(lines.next()); left > 0; left--) entries.push(entryIn(lines));
  const append = { table, entries };
  if (rest === NOTHING_ELSE) return { name: 'append', args: [append] };
  return { name: 'append', args: [{ ...append, ...(JSON.parse(rest) as Besides) }] };
}

const entryIn = (lines: Lines): StoredEntry => ({
  version: Number(lines.next()),
  id: lines.next(),
  previous: lines.next(),
  at: Number(lines.next()),
  key: lines.next() || null,
  body: lines.next(),
});

/** Nearly all calls are done, and nothing else is to be said of them. */
const DONE = 0;
const IS_DONE: Outcome = { value: ok(undefined) };

export const packedOutcomes = (outcomes: readonly Outcome[]): string =>
  JSON.stringify(outcomes.map(outcome => (isDone(outcome) ? DONE : outcome)));

export const unpackedOutcomes = (text: string): readonly Outcome[] =>
  (JSON.parse(text) as readonly (Outcome | typeof DONE)[]).map(outcome =>
    outcome === DONE ? IS_DONE : outcome,
  );

function isDone(outcome: Outcome): boolean {
  if (!('value' in outcome)) return false;
  const { value } = outcome;
  return isObject(value) && value['ok'] === true && value['value'] === undefined;
}
