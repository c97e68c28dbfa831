import { CATALOGUE } from '@stammtisch/bots';
import { type Game, type GameTypes, replay, type Viewer } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { moveOf, placeOf, PUPIL, recordOf } from './lesson.ts';
import { LESSON_GAMES, loadLesson } from './lessons.ts';
import { de } from './text/de.ts';
import { en, type LessonText } from './text/en.ts';
import { it as italian } from './text/it.ts';

const viewIn = (game: Game, state: object, viewer: Viewer): GameTypes['View'] =>
  game.view(state, viewer);

describe.each(LESSON_GAMES)('the first round of %s', name => {
  const loaded = async () => {
    const [{ game }, lesson] = await Promise.all([CATALOGUE[name]!(), loadLesson(name)]);
    const record = recordOf(game, lesson!);
    return { game, lesson: lesson!, record, states: [...replay(game, record)] };
  };

  test('follows the rules, and everyone knows at every move that it is theirs', async () => {
    const { game, lesson, record, states } = await loaded();
    const dealing = lesson.seats + 1;
    const made = record.entries.map(({ by }, at) =>
      moveOf(game, lesson, viewIn(game, states[at]!, by === 'house' ? 'open' : by)),
    );
    expect(made.slice(dealing)).toEqual(record.entries.slice(dealing).map(({ move }) => move));
  });

  test('has a sentence for each move of one’s own, in every language', async () => {
    const { game, lesson, record, states } = await loaded();
    const own = record.entries.filter(({ by }) => by === PUPIL).length;
    const last = viewIn(game, states.at(-1)!, PUPIL);
    expect(placeOf(game, lesson, last)).toEqual({ made: own, next: undefined });
    for (const { games } of [en, de, italian]) {
      const { steps, end } = new Map<string, LessonText>(Object.entries(games)).get(name)!;
      expect(steps).toHaveLength(own);
      expect(new Set([...steps, end]).size).toBe(own + 1);
    }
  });

  test('goes its own way as soon as somebody does', async () => {
    const { game, lesson, record, states } = await loaded();
    const at = record.entries.findIndex(({ by }) => by === PUPIL);
    const view = viewIn(game, states[at]!, PUPIL);
    const shown = moveOf(game, lesson, view);
    const other = game
      .legalMoves(view)
      .find(move => JSON.stringify(move) !== JSON.stringify(shown))!;
    const after = game.playLegal(states[at]!, PUPIL, other);
    expect(placeOf(game, lesson, viewIn(game, after, PUPIL))).toBeUndefined();
  });
});
