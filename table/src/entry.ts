import type { Actor, AnyMove, GameTypes, Seat } from '@stammtisch/kernel';
import type { Holder, Leavers, PersonId, Version } from '@stammtisch/protocol';

/** What an entry of a table's log says. People appear by opaque ids only, so that they can be erased. */
export type EntryBody =
  | {
      readonly kind: 'opened';
      readonly game: string;
      /** Version of the rules this table is played by. */
      readonly rules: number;
      readonly options: unknown;
      readonly seats: number;
      readonly host: PersonId;
      readonly listed: boolean;
      readonly leavers?: Leavers;
      readonly clock?: number;
      readonly skill?: number;
    }
  | {
      readonly kind: 'move';
      readonly by: Actor;
      readonly move: AnyMove<GameTypes>;
      /** With `took`: who sat down. */
      readonly holder?: Holder;
      /** A seat's move has the key its client gave it: it takes effect once. */
      readonly key?: string;
    }
  /** Someone wants a computer's chair once the round is over: a certain one, or any. */
  | { readonly kind: 'waits'; readonly person: PersonId; readonly seat?: Seat }
  /** They no longer want it. */
  | { readonly kind: 'gave up'; readonly person: PersonId }
  /** Someone goes as soon as the round is over, or stays after all. */
  | { readonly kind: 'leaving' | 'stays'; readonly person: PersonId }
  | { readonly kind: 'host'; readonly person: PersonId }
  | { readonly kind: 'closed' };

/** One line of a table's log. */
export interface LogEntry {
  readonly version: Version;
  readonly id: string;
  /** The entry it was written on top of; empty for the first. */
  readonly previous: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly body: EntryBody;
}
