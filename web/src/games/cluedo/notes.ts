import { computed, signal } from '@preact/signals';
import { CARDS } from '@stammtisch/cluedo';
import { isObject } from '@stammtisch/kernel';
import { LIMITS, type TableId } from '@stammtisch/protocol';

import { client, snapshot } from '../../connection.ts';
import { forget, keep, recall } from '../../storage.ts';
import type { Card } from './rules.ts';

/** The player's own marks: perhaps, suspected, thinks so, thinks not. */
const MARKS = ['?', '!', 'y', 'n'] as const;
export type OwnMark = (typeof MARKS)[number];

/** What a player has written down in one match. */
export interface Notes {
  readonly match: number;
  /** By card and place, the envelope last: one sign for each box, `.` for none. */
  readonly marks: string;
  readonly text: string;
}

/** The rest is for the marks; a line break takes two signs. */
export const LONGEST_TEXT = (LIMITS.notes - 400) / 2;

const PAUSE_MS = 500;

const KEY = 'stammtisch.cluedo-notes';

interface Unsaved {
  readonly table: TableId;
  readonly text: string;
}

/** What has been changed here and the house has not confirmed yet; it outlasts the page. */
const unsaved = signal<Unsaved | undefined>(leftBehind());

function leftBehind(): Unsaved | undefined {
  const kept = parsed(recall(KEY));
  if (!isObject(kept)) return undefined;
  const { table, text } = kept;
  return typeof table === 'string' && typeof text === 'string' ? { table, text } : undefined;
}

let timer: ReturnType<typeof setTimeout> | undefined;

const written = computed((): unknown => {
  const { table } = snapshot.value;
  const mine = unsaved.value;
  return parsed(mine !== undefined && mine.table === table?.table ? mine.text : table?.notes);
});

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** The notes of this match; those of an older one are worth nothing any more. */
export function notesOf(match: number): Notes {
  const kept = written.value;
  return isNotes(kept) && kept.match === match ? kept : { match, marks: '', text: '' };
}

const isNotes = (value: unknown): value is Notes =>
  isObject(value) &&
  typeof value['match'] === 'number' &&
  typeof value['marks'] === 'string' &&
  typeof value['text'] === 'string';

/** A box of the sheet: a card, and a place counted from 0, the envelope last. */
export interface Box {
  readonly card: Card;
  readonly place: number;
  /** How many places there are. */
  readonly of: number;
}

const indexOf = ({ card, place, of }: Box): number => CARDS.indexOf(card) * of + place;

export const markIn = ({ marks }: Notes, box: Box): OwnMark | undefined =>
  MARKS.find(mark => mark === marks[indexOf(box)]);

/** The next of the marks, and after the last none. */
export function withNextMark(notes: Notes, box: Box): Notes {
  const old = markIn(notes, box);
  const next = MARKS[old === undefined ? 0 : MARKS.indexOf(old) + 1] ?? '.';
  const marks = notes.marks.padEnd(CARDS.length * box.of, '.');
  const at = indexOf(box);
  return { ...notes, marks: marks.slice(0, at) + next + marks.slice(at + 1) };
}

/** Shows notes at once, and has the house keep them when the player pauses. */
export function write(table: TableId, notes: Notes): void {
  unsaved.value = { table, text: JSON.stringify(notes) };
  keep(KEY, JSON.stringify(unsaved.value));
  clearTimeout(timer);
  timer = setTimeout(save, PAUSE_MS);
}

function save(): void {
  clearTimeout(timer);
  timer = undefined;
  const sent = unsaved.peek();
  if (sent === undefined) return;
  void client.note(sent.table, sent.text).then(answer => {
    if (unsaved.peek() !== sent) return;
    if (!answer.ok && answer.error.code === 'lost') {
      timer = setTimeout(save, PAUSE_MS);
      return;
    }
    unsaved.value = undefined;
    forget(KEY);
  });
}

/** Whoever puts the page away has written their last word; what an earlier page left behind is saved too. */
export function saveOnLeaving(): () => void {
  save();
  const hide = () => {
    if (timer !== undefined) save();
  };
  addEventListener('pagehide', hide);
  document.addEventListener('visibilitychange', hide);
  return () => {
    hide();
    removeEventListener('pagehide', hide);
    document.removeEventListener('visibilitychange', hide);
  };
}
