import type { Random } from '@stammtisch/kernel';

import type { Event } from './trace.ts';

/** What a disk writes whole or not at all. */
const SECTOR = 512;

type Change = Extract<Event, { do: 'write' | 'truncate' }>;

/** A file without its name: what a sync has made safe, and what has happened since. */
interface Content {
  readonly safe: Bytes;
  pending: Change[];
}

interface Naming {
  readonly file: string;
  /** Nothing, when the name was taken away. */
  readonly content: Content | undefined;
}

/**
 * A directory on a disk that can lose its power. Safe is only what was asked
 * for: the bytes and the size of a file by a sync of that file, its name (and
 * that it is gone) by a sync of the directory. Of everything else, anything
 * may have reached the disk or not, in any order: each write whole, not at
 * all, or some of its sectors; each change of size and each name or not.
 */
export class Disk {
  readonly #names = new Map<string, Content>();
  readonly #safeNames = new Map<string, Content>();
  #namings: Naming[] = [];

  apply(event: Event): void {
    switch (event.do) {
      case 'create':
        if (!this.#names.has(event.file))
          this.#name(event.file, { safe: new Bytes(), pending: [] });
        return;
      case 'remove':
        return this.#name(event.file, undefined);
      case 'write':
      case 'truncate':
        return void this.#content(event.file).pending.push(event);
      case 'sync': {
        const content = this.#content(event.file);
        for (const change of content.pending) content.safe.apply(change);
        content.pending = [];
        return;
      }
      case 'sync names':
        for (const naming of this.#namings) rename(this.#safeNames, naming);
        this.#namings = [];
        return;
      case 'say':
        return;
    }
  }

  /** What is found when the power is back. Of what was not safe, about `luck` percent survived. */
  afterPowerLoss(luck: number, random: Random): ReadonlyMap<string, Buffer> {
    const survives = () => random.below(100) < luck;
    const names = new Map(this.#safeNames);
    for (const naming of this.#namings) if (survives()) rename(names, naming);
    return new Map(
      [...names].map(([file, { safe, pending }]) => {
        const left = pending.filter(survives).flatMap(change => torn(change, random));
        return [file, safe.with(left)];
      }),
    );
  }

  /** What a process sees that reads the files now. */
  asItStands(): ReadonlyMap<string, Buffer> {
    return new Map([...this.#names].map(([file, { safe, pending }]) => [file, safe.with(pending)]));
  }

  #name(file: string, content: Content | undefined): void {
    const naming = { file, content };
    rename(this.#names, naming);
    this.#namings.push(naming);
  }

  #content(file: string): Content {
    const content = this.#names.get(file);
    if (content === undefined) throw new Error(`${file} is not there`);
    return content;
  }
}

function rename(names: Map<string, Content>, { file, content }: Naming): void {
  if (content === undefined) names.delete(file);
  else names.set(file, content);
}

/** The bytes of a file, with room to grow. What was never written is zero. */
class Bytes {
  #room = Buffer.alloc(0);
  #size = 0;

  apply(change: Change): void {
    const end = change.do === 'write' ? change.at + change.bytes.length : change.size;
    if (end > this.#room.length) this.#grow(2 * end);
    if (change.do === 'write') change.bytes.copy(this.#room, change.at);
    else this.#room.fill(0, change.size);
    this.#size = change.do === 'write' ? Math.max(this.#size, end) : end;
  }

  with(changes: readonly Change[]): Buffer {
    const copy = new Bytes();
    copy.#room = Buffer.from(this.#room);
    copy.#size = this.#size;
    for (const change of changes) copy.apply(change);
    return copy.#room.subarray(0, copy.#size);
  }

  #grow(size: number): void {
    const room = Buffer.alloc(size);
    this.#room.copy(room);
    this.#room = room;
  }
}

/** One time in two whole, otherwise some of its sectors. */
function torn(change: Change, random: Random): readonly Change[] {
  if (change.do === 'truncate' || random.below(2) === 0) return [change];
  return sectorsOf(change).filter(() => random.below(2) === 0);
}

function sectorsOf({ file, at, bytes }: Extract<Change, { do: 'write' }>): readonly Change[] {
  const sectors: Change[] = [];
  for (let start = at; start < at + bytes.length;) {
    const end = Math.min(at + bytes.length, (Math.floor(start / SECTOR) + 1) * SECTOR);
    sectors.push({ do: 'write', file, at: start, bytes: bytes.subarray(start - at, end - at) });
    start = end;
  }
  return sectors;
}
