import './lesson.css';
import { useSignal } from '@preact/signals';
import { type GameTypes, isObject } from '@stammtisch/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';

import { lazy } from '../lazy.ts';
import { announce } from '../parts/announcer.tsx';
import type { GameUi, TableContext } from '../table/game-ui.ts';
import { beginAgain, endLesson, playWhole } from './begin.ts';
import { type Lesson, type Place, placeOf } from './lesson.ts';
import { loadLesson } from './lessons.ts';
import { usePointer } from './pointer.ts';
import type { LessonText } from './text/en.ts';
import { texts } from './texts.ts';

export { loadTexts } from './texts.ts';

interface LessonProps {
  readonly context: TableContext;
  readonly gameUi: GameUi;
}

const isView = (view: unknown): view is GameTypes['View'] => isObject(view) && 'viewer' in view;

const textOf = (game: string): LessonText | undefined =>
  new Map<string, LessonText>(Object.entries(texts().games)).get(game);

/** What to do next in a first round, and why. */
export function LessonStep({ context, gameUi }: LessonProps) {
  const { scene, table } = context.table;
  const { game } = scene.room;
  const lesson = useLesson(game);
  const text = textOf(game);
  if (lesson === undefined || text === undefined || !isView(scene.view)) return null;
  const place = placeOf(gameUi.game, lesson, scene.view);
  const isMine = place?.next?.by === context.seat;
  const step = place && { number: stepOf(place, isMine), isLast: place.next === undefined };
  return (
    <Step step={step} move={isMine ? place?.next?.move : undefined} text={text}>
      {step?.isLast !== false && (
        <>
          <button type="button" class="btn" onClick={() => void beginAgain(table, game)}>
            {texts().again}
          </button>
          <button type="button" class="btn go" onClick={() => void playWhole(table, game)}>
            {texts().real}
          </button>
        </>
      )}
      <button type="button" class="btn quiet" onClick={() => void endLesson(table, game)}>
        {texts().leave}
      </button>
    </Step>
  );
}

interface StepProps {
  /** Undefined for whoever has gone another way. */
  readonly step: { readonly number: number; readonly isLast: boolean } | undefined;
  readonly move: object | undefined;
  readonly text: LessonText;
  readonly children: ComponentChildren;
}

function Step({ step, move, text: { steps, end }, children }: StepProps) {
  const pointed = usePointer(move);
  const now = step?.isLast === true ? end : (steps[(step?.number ?? 0) - 1] ?? texts().astray);
  useEffect(() => announce(now), [now]);
  return (
    <aside class="first-round" aria-label={texts().title} data-points-at={pointed}>
      <p>
        {step && <b>{texts().step(step.number, steps.length)}</b>} <span>{now}</span>
      </p>
      <div class="first-round-ways">{children}</div>
    </aside>
  );
}

/** What was said last stands for as long as others move. */
const stepOf = ({ made }: Place, isMine: boolean): number => Math.max(isMine ? made + 1 : made, 1);

function useLesson(game: string): Lesson | undefined {
  const loaded = useSignal<Lesson | undefined>(undefined);
  useEffect(() => {
    void lazy(() => loadLesson(game)).then(lesson => (loaded.value = lesson));
  }, [game]);
  return loaded.value;
}
