import type { Seat, Seating } from '@stammtisch/kernel';
import type { Scene } from '@stammtisch/protocol';
import type { ComponentType } from 'preact';

import type { GameUi, GameUiProps, TableContext } from '../../table/game-ui.ts';
import { PauseBar, PauseHelp, PauseNote } from '../../table/paused.tsx';
import { Readies, ReadyBar } from '../../table/readies.tsx';
import { contextOfRound } from '../../table/table-context.ts';
import { isPause, type Paused } from './round.ts';
import type { WattenTexts } from './watten-texts.ts';

interface Position {
  readonly phase: string;
  readonly seating: Seating;
  readonly ready?: readonly Seat[];
}

interface Shown<View> {
  readonly view: Paused<View>;
  readonly context: TableContext;
}

/** What a game says and shows of a round that is over. */
interface ResultParts<View> {
  readonly viewOf: (scene: Scene) => View;
  readonly stampFor: (view: View, kind: 'ready') => string | undefined;
  readonly texts: () => WattenTexts;
  readonly teamOf: GameUi['teamOf'];
  readonly headline: (view: Paused<View>, context: TableContext) => string;
  readonly reasonOf: (view: Paused<View>, context: TableContext) => string;
  /** What everyone has now. */
  readonly Points: ComponentType<Shown<View>>;
  /** How it went. */
  readonly Round: ComponentType<Shown<View>>;
  /** The rounds of this game, for screens that do not show them elsewhere. */
  readonly Sheet: ComponentType<Shown<View>>;
}

/** A round is over, or a game: what it brought, until everyone has read it. */
export const resultPage = <View extends Position>(parts: ResultParts<View>) =>
  function Result(props: GameUiProps) {
    const view = parts.viewOf(props.context.table.scene);
    if (!isPause(view)) return null;
    const { context, joining, chatToggle } = props;
    const isMissing = context.table.scene.room.chairs.some(holder => 'nobody' in holder);
    return (
      <div class="res">
        <Paper {...{ parts, view, isMissing }} visitor={context} />
        {isMissing ? (
          <PauseBar {...{ context, joining, chatToggle }} />
        ) : (
          <Ready {...props} {...{ parts, view }} />
        )}
      </div>
    );
  };

interface PaperProps<View> {
  readonly parts: ResultParts<View>;
  readonly view: Paused<View>;
  readonly isMissing: boolean;
  readonly visitor: TableContext;
}

function Paper<View extends Position>({ parts, view, isMissing, visitor }: PaperProps<View>) {
  const { Points, Round, Sheet } = parts;
  const { seating, ready = [] } = view;
  const context = contextOfRound(visitor);
  return (
    <section class="paper panel wres" aria-labelledby="result" tabIndex={0}>
      {isMissing && <PauseNote />}
      <div role="status">
        <h2 id="result" class="big">
          {parts.headline(view, context)}
        </h2>
        <p class="why">{parts.reasonOf(view, context)}</p>
      </div>
      <Points view={view} context={context} />
      {isMissing ? (
        <PauseHelp context={visitor} teamOf={parts.teamOf} />
      ) : (
        <Readies context={visitor} {...{ seating, ready }} />
      )}
      <Round view={view} context={context} />
      <section class="narrow-only">
        <h3>{parts.texts().result.sheet}</h3>
        <Sheet view={view} context={context} />
      </section>
    </section>
  );
}

type ReadyProps<View> = GameUiProps & Pick<PaperProps<View>, 'parts' | 'view'>;

function Ready<View extends Position>({ parts, view, ...props }: ReadyProps<View>) {
  const { seating, ready = [] } = view;
  const { context, act, joining, chatToggle } = props;
  const text = parts.texts().result;
  const decision = parts.stampFor(view, 'ready');
  return (
    <ReadyBar
      {...{ context, seating, ready, joining, chatToggle }}
      label={view.phase === 'over' ? text.readyGame : text.ready}
      sayReady={
        decision === undefined ? undefined : () => void act({ decision, move: { kind: 'ready' } })
      }
    />
  );
}
