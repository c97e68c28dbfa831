import type { Actor, AnyMove, GameTypes, Seat } from '@stammtisch/kernel';
import type {
  Access,
  Holder,
  Knock,
  Leavers,
  PersonId,
  TableSettings,
  Version,
} from '@stammtisch/protocol';

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
      readonly number?: number;
      readonly name?: string;
      readonly access?: Access;
      readonly leavers?: Leavers;
      readonly openHands?: boolean;
      readonly robots?: boolean;
      /** What chance brings first, where whoever opened it has chosen that. */
      readonly deal?: AnyMove<GameTypes>;
      readonly clock?: number;
      readonly reserve?: number;
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
      /** Milliseconds that are left of the reserve of whom it is about, if they thought on it. */
      readonly reserve?: number;
      /** Whoever moves was told what to do. */
      readonly advised?: true;
    }
  /** Someone wants a computer's chair once the round is over: a certain one, or any. */
  | { readonly kind: 'waits'; readonly person: PersonId; readonly seat?: Seat }
  /** They no longer want it. */
  | { readonly kind: 'gave up'; readonly person: PersonId }
  /** Someone goes as soon as the round is over, or stays after all. */
  | { readonly kind: 'leaving' | 'stays'; readonly person: PersonId }
  | { readonly kind: 'host'; readonly person: PersonId }
  /** A table of an older house gets its number and a name. */
  | { readonly kind: 'numbered'; readonly number: number; readonly name: string }
  /** The host changes something about the table. */
  | { readonly kind: 'settings'; readonly change: Partial<TableSettings> }
  /** Other rules, or more or fewer chairs, before the first round. */
  | { readonly kind: 'options'; readonly options: unknown; readonly seats: number }
  | ({ readonly kind: 'knocks' } & Knock)
  /** The host has answered a knock. */
  | { readonly kind: 'admitted' | 'refused'; readonly person: PersonId }
  /** The host no longer lets somebody look on. */
  | { readonly kind: 'withdrawn'; readonly person: PersonId }
  | { readonly kind: 'invited' | 'declined'; readonly person: PersonId }
  /** The host sends somebody away, for now or for good, or forgives them. */
  | { readonly kind: 'removed' | 'banned' | 'unbanned'; readonly person: PersonId }
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
