import type { PersonId } from './messages.ts';
import type { TableSettings } from './room.ts';

/** What happened to somebody at a table, as the house tells it in the chat. */
type PersonEvent =
  | 'sat'
  | 'left'
  | 'leaving'
  | 'stays'
  | 'away'
  | 'back'
  | 'waits'
  | 'gave up'
  | 'knocks'
  | 'host'
  | 'admitted'
  | 'refused'
  | 'withdrawn'
  | 'invited'
  | 'declined'
  | 'removed'
  | 'banned'
  | 'unbanned'
  | 'won'
  | 'more time';

/** What a round has brought somebody: cents where it was played for money, else points. */
export interface RoundResult {
  readonly by: { readonly person: PersonId; readonly name: string } | { readonly bot: string };
  readonly gain: number;
}

/** A line of the house in the chat of a table: what it says in every language. */
export type HouseLine =
  | { readonly kind: PersonEvent; readonly person: PersonId }
  /** A computer has won the match. */
  | { readonly kind: 'computer won'; readonly bot: string }
  /** A round has been paid out. */
  | {
      readonly kind: 'round';
      readonly unit: 'cents' | 'points';
      readonly results: readonly RoundResult[];
    }
  | { readonly kind: 'settings'; readonly change: Partial<TableSettings> }
  /** `started`, `again`: the first match begins, or another one. */
  | { readonly kind: 'options' | 'closed' | 'started' | 'again' }
  /** In the operator's own words. */
  | { readonly kind: 'welcome'; readonly text: string };

/** Who speaks in such a line: nobody can have that id. */
export const HOUSE = 'house';
