import type { Call } from './calls.ts';

/** In which fields of an argument ids stand. */
const ID_FIELDS: ReadonlySet<string> = new Set(
  'person from to about owner table id skeleton nameSkeleton hash address'.split(' '),
);

/** Texts that name nobody. */
const UNREAD: ReadonlySet<string> = new Set(['entries', 'lines', 'text']);

/**
 * Whom and what a call is about: people, tables, names. Two calls that have something in common are
 * carried out one after the other, on whatever node they are; all others at the same time.
 */
export function idsOf({ room, args }: Call): readonly string[] {
  const ids = new Set<string>();
  for (const arg of args) {
    if (typeof arg === 'string') ids.add(arg);
    else gather(arg, ids);
  }
  return ids.size === 0 ? [room] : [...ids].toSorted();
}

function gather(value: unknown, ids: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [field, each] of Object.entries(value)) {
    if (UNREAD.has(field)) continue;
    if (typeof each === 'string') {
      if (ID_FIELDS.has(field)) ids.add(withoutKind(each));
    } else gather(each, ids);
  }
}

/** The account of a person is theirs. */
const withoutKind = (id: string): string => (id.startsWith('person ') ? id.slice(7) : id);
