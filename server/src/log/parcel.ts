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

/** A call as it travels: lists, because the names of fields would be most of what has to be written and read. */
type Parcel =
  | readonly ['append', ...Parts]
  | readonly [name: Exclude<Method, 'append'>, ...args: unknown[]];

type Parts = readonly [table: string, rest: Rest | null, ...entries: EntryParts[]];
type Rest = Omit<Append, 'table' | 'entries'>;
type EntryParts = readonly [number, string, string, number, string | null, string];

/** Text is half as dear as a copy of what it says. */
export const packed = (calls: readonly Call[]): string => JSON.stringify(calls.map(parcelOf));

export const unpacked = (text: string): readonly Call[] =>
  (JSON.parse(text) as readonly Parcel[]).map(callOf);

const parcelOf = (call: Call): readonly unknown[] =>
  isAppend(call) ? [call.name, ...partsOf(call.args[0])] : [call.name, ...call.args];

const isAppend = (call: Call): call is AppendCall => call.name === 'append';

function callOf(parcel: Parcel): Call {
  if (parcel[0] === 'append') {
    const [name, table, rest, ...entries] = parcel;
    return { name, args: [{ table, entries: entries.map(entryOf), ...rest }] };
  }
  const [name, ...args] = parcel;
  // JSON has no `undefined`.
  return { name, args: args.map(arg => arg ?? undefined) };
}

/** Most appends are nothing but a move. */
function partsOf(append: Append): Parts {
  const { table, entries, seats, closed, transfers, tallies } = append;
  const isAll = (seats ?? closed ?? transfers ?? tallies) === undefined;
  return [table, isAll ? null : restOf(append), ...entries.map(entryPartsOf)];
}

const restOf = ({ seats, closed, transfers, tallies }: Append): Rest => ({
  ...(seats && { seats }),
  ...(closed !== undefined && { closed }),
  ...(transfers && { transfers }),
  ...(tallies && { tallies }),
});

const entryPartsOf = ({ version, id, previous, at, key, body }: StoredEntry): EntryParts => [
  version,
  id,
  previous,
  at,
  key,
  body,
];

const entryOf = ([version, id, previous, at, key, body]: EntryParts): StoredEntry => ({
  version,
  id,
  previous,
  at,
  key,
  body,
});
