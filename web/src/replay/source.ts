import { signal } from '@preact/signals';
import type { Answer, Failure } from '@stammtisch/client';
import { err, isObject, type Result, rulesOf } from '@stammtisch/kernel';
import type { PersonId, ReplayHead, ReplayId, ReplayStep, ReplayView } from '@stammtisch/protocol';
import type { LogEntry } from '@stammtisch/table';

import { client, snapshot } from '../connection.ts';
import { listingOf } from '../games/catalogue.ts';
import { lazy } from '../lazy.ts';
import type { GameUi } from '../table/game-ui.ts';
import {
  type FileTrouble,
  framesIn,
  type LogFile,
  logFile,
  parseFile,
  type ReplayFile,
  seenFile,
  viewsOf,
} from './file.ts';
import { type Frame, framesOf, isShown } from './frames.ts';
import { fileOfNotation, gameOfNotation } from './record-file.ts';

/** A match as one of its views: everything the page needs to show it. */
export interface Replay {
  /** Absent for a file: the house does not keep it. */
  readonly id?: ReplayId;
  readonly gameUi: GameUi;
  readonly rules: number;
  readonly views: readonly ReplayView[];
  readonly view: ReplayView;
  readonly me: PersonId | undefined;
  readonly people: Readonly<Record<PersonId, string>>;
  readonly frames: readonly Frame[];
  /** All that is known of it, to be saved. */
  readonly file: () => Promise<ReplayFile | undefined>;
}

/** The file that was chosen last; the house never sees it. */
export const chosenFile = signal<{ readonly file: ReplayFile } | undefined>(undefined);

const AGAIN_MS = 1_100;

/** Asks again where the house wants one to wait, for as long as it is wanted: long matches come in many parts. */
export async function patiently<Type extends 'replay' | 'log' | 'games'>(
  ask: () => Promise<Answer<Type>>,
  isWanted = () => true,
): Promise<Answer<Type>> {
  for (;;) {
    const answer = await ask();
    const isPutOff =
      !answer.ok && (answer.error.code === 'too-fast' || answer.error.code === 'lost');
    if (!isPutOff || !isWanted()) return answer;
    await new Promise(resolve => {
      setTimeout(resolve, AGAIN_MS);
    });
  }
}

/** Fetches how a game looks, with its texts. */
async function loadUi(game: string): Promise<GameUi | undefined> {
  const load = listingOf(game)?.loadUi;
  if (load === undefined) return undefined;
  const gameUi = await lazy(load);
  await gameUi.loadTexts();
  return gameUi;
}

/** A match that the house keeps, as well as one may see it or as a certain view. */
export async function fetchReplay(id: ReplayId, as?: ReplayView): Promise<Replay | Failure> {
  const wish = { id, ...(as !== undefined && { as }) };
  const answer = await patiently(() => client.replay(wish));
  if (!answer.ok) return answer.error;
  const { head, as: view } = answer.value;
  const gameUi = head && (await loadUi(head.match.game));
  if (head === undefined || gameUi === undefined) return { code: 'no-such-replay' };
  const steps = [...answer.value.steps];
  let { next } = answer.value;
  while (next !== undefined) {
    const from = next;
    const more = await patiently(() => client.replay({ ...wish, from }));
    if (!more.ok) return more.error;
    steps.push(...more.value.steps);
    ({ next } = more.value);
  }
  return kept(id, { head, view, steps, gameUi });
}

interface Fetched {
  readonly head: ReplayHead;
  readonly view: ReplayView;
  readonly steps: readonly ReplayStep[];
  readonly gameUi: GameUi;
}

function kept(id: ReplayId, { head, view, steps, gameUi }: Fetched): Replay {
  const { first, scene, people, rules, views } = head;
  const me = snapshot.peek().me?.person;
  const game = head.match.game;
  const seen = { game, people, as: view, first, scene, steps, ...(me !== undefined && { me }) };
  return {
    id,
    gameUi,
    rules,
    views,
    view,
    me,
    people,
    frames: framesOf(scene, steps, first).filter(isShown),
    file: async () => (views.includes('open') ? fetchLog(id, game, people) : seenFile(seen)),
  };
}

/** The whole log of a match, for those who may see all hands. */
async function fetchLog(
  id: ReplayId,
  game: string,
  people: LogFile['people'],
): Promise<ReplayFile | undefined> {
  const entries: unknown[] = [];
  let start: unknown;
  let from: number | undefined;
  do {
    const wish = { id, ...(from !== undefined && { from }) };
    const answer = await patiently(() => client.log(wish));
    if (!answer.ok) return undefined;
    start ??= answer.value.start;
    entries.push(...answer.value.entries);
    from = answer.value.next;
  } while (from !== undefined);
  const file = logFile({ game, people, start, entries });
  return file.ok ? file.value : undefined;
}

/** Text from a file, as it was saved or in the notation of a game. */
export async function readFile(text: string): Promise<Result<ReplayFile, FileTrouble>> {
  const name = gameOfNotation(text);
  if (name === undefined) return parseFile(text);
  const gameUi = await loadUi(name);
  return gameUi === undefined ? err({ why: 'other-game' }) : fileOfNotation(gameUi.game, text);
}

/** A file as a replay, or what is wrong with it. */
export async function openFile(file: ReplayFile, as?: ReplayView): Promise<Replay | FileTrouble> {
  const gameUi = await loadUi(file.game);
  if (gameUi === undefined) return { why: 'other-game' };
  const views = viewsOf(file);
  const view = as ?? firstOf(views);
  const frames = framesIn(file, gameUi.game, view);
  if (!frames.ok) return frames.error;
  const shown = frames.value.filter(isShown);
  const trouble = shown.find(frame => !isShowable(gameUi, frame));
  if (shown.length === 0) return { why: 'no-replay' };
  if (trouble !== undefined) return { why: 'broken', step: trouble.step };
  return {
    gameUi,
    rules: 'start' in file ? file.start.rules : gameUi.game.version,
    views,
    view,
    me: 'me' in file ? file.me : undefined,
    people: file.people,
    frames: shown,
    file: () => Promise.resolve(file),
  };
}

/** A log is first seen from a seat: a table as people know it. */
const firstOf = (views: readonly ReplayView[]): ReplayView =>
  views.find(each => each !== 'open') ?? views[0] ?? 'gallery';

/** Whether the pages of a game can make something of a scene that a stranger wrote. */
function isShowable(gameUi: GameUi, { event: { after } }: Frame): boolean {
  try {
    gameUi.stage(after);
    gameUi.subtitle(after);
    for (const seat of after.room.chairs.keys()) gameUi.seatLook(after, seat);
    return true;
  } catch {
    return false;
  }
}

/** The moves of a file, for its notation: all of them where it has the log. */
export const movesIn = (file: ReplayFile | undefined, replay: Replay) =>
  file !== undefined && 'entries' in file
    ? file.entries.flatMap(moveOf)
    : replay.frames.map(({ event }) => event);

const moveOf = ({ body }: LogEntry) =>
  body.kind === 'move' ? [{ by: body.by, seen: body.move }] : [];

/** Under which rules it was played, and with which options. */
export function tableOf({ gameUi, rules, frames }: Replay) {
  const { room, view } = frames[0]!.event.after;
  const options = isObject(view) && isObject(view['options']) ? view['options'] : {};
  return {
    game: rulesOf(gameUi.game, rules) ?? gameUi.game,
    table: { seats: room.chairs.length, options },
  };
}
