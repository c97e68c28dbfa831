import { isObject, same } from './json.ts';

/**
 * How to turn one piece of plain data into another.
 *
 * A text, a number, a yes or a no is put in place of what is there, and so is
 * `value` by `[value]`, whatever it is. An object changes what is there: in an
 * object, each named field by its own patch, `null` taking the field away; in a
 * list, each numbered item by its own patch, or `'@': [start, removed, ...added]`
 * cuts items out and puts others in. `{}` leaves all as it is.
 */
export type Patch = Simple | readonly [unknown] | Changes;
type Simple = string | number | boolean;
type Changes = { readonly [key: string]: Patch | Splice | null };
type Splice = readonly [start: number, removed: number, ...added: unknown[]];

type List = readonly unknown[];
type Fields = Readonly<Record<string, unknown>>;

const SPLICE = '@';

/** The law of the pair: `patched(a, diff(a, b))` is `b`. */
export const diff = (before: unknown, after: unknown): Patch =>
  JSON.parse(diffText(before, after)) as Patch;

/**
 * Patches of lists, already made. What one move changed is told to several
 * viewers, and most of it is the same piece of data in all their views.
 */
export type Made = {
  readonly from: List;
  readonly to: List;
  readonly change: string | undefined;
}[];

/** The patch as it goes over the line, in one walk: every move is told to every viewer this way. */
export const diffText = (before: unknown, after: unknown, made: Made = []): string =>
  changeOf(before, after, made) ?? '{}';

/** Undefined if nothing differs. */
function changeOf(before: unknown, after: unknown, made: Made): string | undefined {
  if (Object.is(before, after)) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return changeOfLists(before, after, made);
  if (isObject(before) && isObject(after)) return changeOfFields(before, after, made);
  return replacementBy(after);
}

function replacementBy(value: unknown): string {
  const text = textOf(value);
  return typeof value === 'object' || text === NOTHING ? `[${text}]` : text;
}

const NOTHING = 'null';

/** What is no plain data becomes nothing, as it always does in JSON. */
const textOf = (value: unknown): string =>
  Number.isFinite(value) ? String(value) : (JSON.stringify(value) ?? NOTHING);

export function patched(value: unknown, patch: Patch): unknown {
  if (typeof patch !== 'object') return patch;
  if (isReplacement(patch)) return patch[0];
  if (Array.isArray(value)) return patchedList(value, patch);
  if (isObject(value)) return patchedFields(value, patch);
  if (Object.keys(patch).length > 0) throw new Error('a patch does not fit what it is put on');
  return value;
}

const isReplacement = (
  patch: readonly [unknown] | Splice | Changes,
): patch is readonly [unknown] | Splice => Array.isArray(patch);

function changeOfFields(before: Fields, after: Fields, made: Made): string | undefined {
  let text = '';
  let kept = 0;
  for (const key in before) {
    const is = after[key];
    // Unlike `===`, this need not look at what is the same.
    if (Object.is(before[key], is) && is !== undefined) kept++;
    else if (Object.hasOwn(after, key)) {
      kept++;
      text = withChange(text, key, changeOf(before[key], is, made));
    } else text = withChange(text, key, NOTHING);
  }
  // Most things keep their shape, and then there is nothing new to look for.
  if (sizeOf(after) > kept)
    for (const key in after)
      if (!Object.hasOwn(before, key)) text = withChange(text, key, replacementBy(after[key]));
  return text === '' ? undefined : `${text}}`;
}

const withChange = (text: string, key: string, change: string | undefined): string =>
  change === undefined ? text : text + (text === '' ? FIRST : NEXT).named(key) + change;

function sizeOf(fields: Fields): number {
  let size = 0;
  for (const _ in fields) size++;
  return size;
}

/** Names as they stand before a change. Views have few names, and each is told again and again. */
class Names {
  readonly #mark: string;
  readonly #known = new Map<string, string>();

  constructor(mark: string) {
    this.#mark = mark;
  }

  named(key: string): string {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const name = `${this.#mark}${JSON.stringify(key)}:`;
    if (this.#known.size < MOST_NAMES) this.#known.set(key, name);
    return name;
  }
}

/** Names that come from outside do not fill the memory. */
const MOST_NAMES = 1_000;
const FIRST = new Names('{');
const NEXT = new Names(',');

function changeOfLists(before: List, after: List, made: Made): string | undefined {
  for (const { from, to, change } of made) if (to === after && from === before) return change;
  const change = stretchOf(before, after, made);
  made.push({ from: before, to: after, change });
  return change;
}

/** Only the stretch that differs: item by item if it kept its length, else cut out and put in. */
function stretchOf(before: List, after: List, made: Made): string | undefined {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && same(before[start], after[start])) start++;
  if (start === before.length && start === after.length) return undefined;
  let end = 0;
  while (
    end < shorter - start &&
    same(before[before.length - 1 - end], after[after.length - 1 - end])
  )
    end++;
  const alike = { start, end, made };
  return before.length === after.length
    ? changeOfItems(before, after, alike)
    : spliceOf(before, after, alike);
}

interface Alike {
  readonly start: number;
  readonly end: number;
  readonly made: Made;
}

function changeOfItems(before: List, after: List, { start, end, made }: Alike): string {
  let text = '';
  for (let at = start; at < after.length - end; at++) {
    text = withChange(text, String(at), changeOf(before[at], after[at], made));
  }
  return `${text}}`;
}

function spliceOf(before: List, after: List, { start, end }: Alike): string {
  let text = `{"${SPLICE}":[${start},${before.length - end - start}`;
  for (let at = start; at < after.length - end; at++) text += `,${textOf(after[at])}`;
  return `${text}]}`;
}

function patchedFields(fields: Fields, changes: Changes): Fields {
  const result = Object.entries(fields).filter(
    ([key]) => changes[key] !== null || !own(changes, key),
  );
  const known = result.map(([key, value]) => [key, changedBy(changes, key, value)] as const);
  const added = Object.keys(changes).filter(key => !Object.hasOwn(fields, key));
  return Object.fromEntries([
    ...known,
    ...added.map(key => [key, changedBy(changes, key, undefined)] as const),
  ]);
}

function patchedList(items: List, changes: Changes): List {
  const splice = changes[SPLICE];
  if (Array.isArray(splice)) {
    const [start, removed, ...added] = splice;
    return items.toSpliced(start, removed, ...added);
  }
  if (Object.keys(changes).some(at => !Object.hasOwn(items, at)))
    throw new Error('a patch does not fit what it is put on');
  return items.map((item, at) => changedBy(changes, String(at), item));
}

function changedBy(changes: Changes, key: string, value: unknown): unknown {
  if (!own(changes, key)) return value;
  const patch = changes[key];
  if (patch === undefined || patch === null) throw new Error('only a field can be taken away');
  if (typeof patch === 'object' && isReplacement(patch)) return patch[0];
  return patched(value, patch);
}

const own = (changes: Changes, key: string): boolean => Object.hasOwn(changes, key);
