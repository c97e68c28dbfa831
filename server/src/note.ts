import type { ErrorCode, PersonId, TableId } from '@stammtisch/protocol';

/** What a line for the operator is about. Never cards, names or what somebody has said. */
export interface NoteFields {
  readonly level?: 'debug' | 'warn' | 'error';
  readonly table?: TableId;
  readonly person?: PersonId;
  readonly code?: ErrorCode;
  readonly game?: string;
  readonly request?: string;
  /** Where in the code something went wrong. */
  readonly stack?: string;
}

/** Writes a line for the operator. */
export type Note = (text: string, fields?: NoteFields) => void;
