import type { Lesson } from './lesson.ts';

/** The games whose first round is shown, and that round. */
const LESSONS: Readonly<Record<string, () => Promise<Lesson>>> = {
  watten: () => import('./watten.ts').then(({ lesson }) => lesson),
  'big-two': () => import('./big-two.ts').then(({ lesson }) => lesson),
  'blind-watten': () => import('./blind-watten.ts').then(({ lesson }) => lesson),
};

export const LESSON_GAMES: readonly string[] = Object.keys(LESSONS);

export const hasLesson = (game: string): boolean => LESSON_GAMES.includes(game);

export const loadLesson = (game: string): Promise<Lesson | undefined> =>
  LESSONS[game]?.() ?? Promise.resolve(undefined);
