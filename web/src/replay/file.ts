import { err, type Game, isObject, ok, type Result } from '@stammtisch/kernel';
import type { PersonId, ReplayStep, ReplayView, Scene } from '@stammtisch/protocol';
import {
  knownRules,
  type LogEntry,
  replayed,
  sceneFor,
  seenStep,
  type Table,
} from '@stammtisch/table';

import { type Frame, framesOf, isScene } from './frames.ts';

const FORMAT = 'stammtisch replay 1';

interface Head {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly people: Readonly<Record<PersonId, string>>;
}

/** What somebody was told of a match: nothing else is in it. */
export interface SeenFile extends Head {
  readonly as: ReplayView;
  readonly me?: PersonId;
  readonly first: number;
  readonly scene: Scene;
  readonly steps: readonly ReplayStep[];
}

/** A match as the log has it, for those who may see all hands. */
export interface LogFile extends Head {
  /** The table before it, with the version of its rules. */
  readonly start: Omit<Table, 'game'> & { readonly rules: number };
  readonly entries: readonly LogEntry[];
}

export type ReplayFile = SeenFile | LogFile;

export const seenFile = (file: Omit<SeenFile, 'format'>): SeenFile => ({ format: FORMAT, ...file });

/** The same from what came over the line: it becomes a log or nothing. */
export const logFile = (file: object): Result<ReplayFile, FileTrouble> =>
  parseFile(JSON.stringify({ format: FORMAT, ...file }));

/** `broken` comes with the number of the entry that does not fit. */
export type FileTrouble =
  | { readonly why: 'no-replay' | 'other-game' | 'hidden' | 'gone' }
  | { readonly why: 'broken'; readonly step: number };

/** Text from a file as a replay; whether it fits the rules is seen when it is played. */
export function parseFile(text: string): Result<ReplayFile, FileTrouble> {
  try {
    const file: unknown = JSON.parse(text);
    return isFile(file) ? ok(file) : err({ why: 'no-replay' });
  } catch {
    return err({ why: 'no-replay' });
  }
}

const isFile = (file: unknown): file is ReplayFile =>
  isObject(file) &&
  file['format'] === FORMAT &&
  typeof file['game'] === 'string' &&
  isObject(file['people']) &&
  Object.values(file['people']).every(name => typeof name === 'string') &&
  (isSeen(file) || isLog(file));

const isSeen = (file: Readonly<Record<string, unknown>>): boolean =>
  isScene(file['scene']) &&
  typeof file['first'] === 'number' &&
  (typeof file['as'] === 'number' || ['own', 'gallery', 'open'].includes(String(file['as']))) &&
  Array.isArray(file['steps']) &&
  file['steps'].length > 0 &&
  file['steps'].every(step => isObject(step) && typeof step['v'] === 'number');

const isLog = (file: Readonly<Record<string, unknown>>): boolean =>
  isObject(file['start']) &&
  typeof file['start']['rules'] === 'number' &&
  isObject(file['start']['state']) &&
  isObject(file['start']['room']) &&
  Array.isArray(file['entries']) &&
  file['entries'].length > 0 &&
  file['entries'].every(entry => isObject(entry) && isObject(entry['body']));

/** How a file may be looked at. */
export const viewsOf = (file: ReplayFile): readonly ReplayView[] =>
  'steps' in file ? [file.as] : ['open', ...file.start.room.chairs.keys(), 'gallery'];

/** Plays a file: a log by the rules it was played by, entry for entry. */
export function framesIn(
  file: ReplayFile,
  game: Game,
  view: ReplayView,
): Result<readonly Frame[], FileTrouble> {
  let step = 0;
  try {
    if ('steps' in file) return ok(framesOf(file.scene, file.steps, file.first));
    const { rules, ...rest } = file.start;
    const start: Table = { ...rest, game: knownRules(game, rules) };
    const eyes = () => (view === 'own' ? 'gallery' : view);
    const steps: ReplayStep[] = [];
    for (const each of replayed(start, file.entries)) {
      steps.push(seenStep(each, eyes));
      step++;
    }
    return ok(framesOf(sceneFor(start, eyes()), steps, start.version + 1));
  } catch {
    return err({ why: 'broken', step: step + 1 });
  }
}
