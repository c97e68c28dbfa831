import { useSignal } from '@preact/signals';
import { isObject } from '@stammtisch/kernel';
import { useEffect, useLayoutEffect } from 'preact/hooks';

import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { fly } from '../table/flight.ts';
import type { GameUi, GameUiProps, TableContext } from '../table/game-ui.ts';
import { Tabletop } from '../table/tabletop.tsx';
import { replayScene } from '../table/trick-pause.ts';
import { tableTexts } from '../text/texts.ts';
import { contextAt, contextOfEvent } from './context.ts';
import { Controls } from './controls.tsx';
import { Details } from './details.tsx';
import type { Frame } from './frames.ts';
import { OpenHands } from './open-hands.tsx';
import { Picture } from './picture.tsx';
import { type PlayerProps, usePlayback } from './playback.ts';
import { useReplayKeys } from './replay-keys.ts';
import { ReviewSheet } from './review-sheet.tsx';
import { texts } from './texts.ts';

/** A match at one moment after the other, on the same table as then. */
export function Player({ replay, look }: PlayerProps) {
  const { frames, gameUi } = replay;
  const playback = usePlayback(replay);
  const frame = frames[Math.min(playback.place.value, frames.length - 1)]!;
  const context = contextAt(frame, replay);
  replayScene.value = frame.event.after;
  useEffect(() => () => void (replayScene.value = undefined), []);
  useLayoutEffect(fly);
  useReplayKeys(frames, playback);
  useEffect(() => {
    document.title = `${texts().replay.title(gameUi.name)} · Stammtisch`;
  }, [gameUi]);
  const isReviewing = useSignal(false);
  const review = () => void (isReviewing.value = true);
  const told = toldAt(frame, context, gameUi);
  return (
    <>
      <Bar gameUi={gameUi} frame={frame} />
      <main class="play replay" data-screen={gameUi.stage(frame.event.after)}>
        <Middle context={context} gameUi={gameUi} isOpen={replay.view === 'open'} />
        <aside class="side" aria-label={texts().replay.controls}>
          <section class="panel replaymore wide-only">
            <Details {...{ replay, playback, look, review }} />
          </section>
          <section class="panel scores wide-only" aria-labelledby="score" tabIndex={0}>
            <h2 id="score">{gameUi.scoreTitle?.() ?? tableTexts().table.score}</h2>
            <gameUi.Score context={context} />
          </section>
        </aside>
      </main>
      <Controls {...{ replay, playback, look, review, told }} />
      {isReviewing.value && (
        <ReviewSheet
          replay={replay}
          goTo={playback.goTo}
          close={() => (isReviewing.value = false)}
        />
      )}
    </>
  );
}

/** What has just happened, in words. */
function toldAt(frame: Frame, context: TableContext, gameUi: GameUi): string {
  const told = gameUi.describeEvent(frame.event, contextOfEvent(frame, context));
  if (told.length > 0) return told.map(({ text }) => text).join('. ');
  const { seen } = frame.event;
  return isObject(seen) && seen['kind'] === 'next' ? texts().replay.beginning : '';
}

const Bar = ({ gameUi, frame }: { gameUi: GameUi; frame: Frame }) => (
  <header class="bar">
    <Link to="/games" kind="btn quiet leave">
      <Icon name="leave" />
      <span class="tab-up">{texts().games.title}</span>
      <span class="vh narrow-only">{texts().games.title}</span>
    </Link>
    <h1 class="title">
      {gameUi.name} <small>{gameUi.subtitle(frame.event.after)}</small>
    </h1>
  </header>
);

interface MiddleProps {
  readonly context: TableContext;
  readonly gameUi: GameUi;
  /** All hands are seen. */
  readonly isOpen: boolean;
}

/** Nothing can be played any more: the table is a picture, and in words for those who do not see it. */
function Middle({ context, gameUi, isOpen }: MiddleProps) {
  const props: GameUiProps = {
    context,
    act: () => Promise.resolve(false),
    chatToggle: null,
  };
  if (gameUi.stage(context.table.scene) === 'between' && gameUi.Result)
    return <gameUi.Result {...props} />;
  return (
    <div class="replaytable">
      <p class="vh">
        {gameUi.read.table(context)} {context.seat !== undefined && gameUi.read.hand(context)}
      </p>
      <Picture>
        <Tabletop gameUi={gameUi} {...props} />
      </Picture>
      {isOpen && <OpenHands context={context} gameUi={gameUi} />}
    </div>
  );
}
