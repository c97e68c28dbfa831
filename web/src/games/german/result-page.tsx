import type { Seat, Seating } from '@stammtisch/kernel';
import type { ComponentChildren } from 'preact';

import type { GameUi, GameUiProps } from '../../table/game-ui.ts';
import { PauseBar, PauseHelp, PauseNote } from '../../table/paused.tsx';
import { Readies, ReadyBar } from '../../table/readies.tsx';
import type { WattenTexts } from './watten-texts.ts';

interface PageProps {
  readonly gameUi: GameUiProps;
  readonly pause: {
    readonly phase: 'between' | 'over';
    readonly seating: Seating;
    readonly ready: readonly Seat[];
  };
  readonly text: WattenTexts;
  /** The stamp of the question whether one is ready. */
  readonly decision: string | undefined;
  readonly teamOf: GameUi['teamOf'];
  readonly headline: string;
  readonly why: string;
  /** What everyone has now. */
  readonly points: ComponentChildren;
  /** How it went. */
  readonly children: ComponentChildren;
  /** The rounds of this game, for screens that do not show them elsewhere. */
  readonly sheet: ComponentChildren;
}

/** A round is over, or a game: what it brought, until everyone has read it. */
export function ResultPage({ gameUi, pause, decision, ...props }: PageProps) {
  const { seating, ready } = pause;
  const text = props.text.result;
  const { context, act, joining, chatToggle } = gameUi;
  const isMissing = context.table.scene.room.chairs.some(holder => 'nobody' in holder);
  const sayReady = (stamp: string) => void act({ decision: stamp, move: { kind: 'ready' } });
  return (
    <div class="res">
      <section class="paper panel wres" aria-labelledby="result" tabIndex={0}>
        {isMissing && <PauseNote />}
        <div role="status">
          <h2 id="result" class="big">
            {props.headline}
          </h2>
          <p class="why">{props.why}</p>
        </div>
        {props.points}
        {isMissing ? (
          <PauseHelp context={context} teamOf={props.teamOf} />
        ) : (
          <Readies {...{ context, seating, ready }} />
        )}
        {props.children}
        <section class="narrow-only">
          <h3>{text.sheet}</h3>
          {props.sheet}
        </section>
      </section>
      {isMissing ? (
        <PauseBar {...{ context, joining, chatToggle }} />
      ) : (
        <ReadyBar
          {...{ context, seating, ready, joining, chatToggle }}
          label={pause.phase === 'over' ? text.readyGame : text.ready}
          sayReady={decision === undefined ? undefined : () => sayReady(decision)}
        />
      )}
    </div>
  );
}
