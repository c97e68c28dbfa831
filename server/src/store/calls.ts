import type { Method } from './store.ts';

/** A method of the store, called in the writer thread. */
export interface Call {
  readonly name: Method;
  readonly args: readonly unknown[];
}

/** What came of a call. */
export type Outcome = { readonly value: unknown } | { readonly error: string };

/** What the writer thread is told: a batch for one transaction, or to close the file. */
export type ToWriter = { readonly calls: readonly Call[] } | 'close';

/** What the writer thread tells: first whether the file is open, then the outcomes of each batch. */
export type FromWriter =
  | 'ready'
  | { readonly failed: string }
  | { readonly outcomes: readonly Outcome[] }
  | 'closed';
