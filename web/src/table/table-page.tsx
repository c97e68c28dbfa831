import { useSignal } from '@preact/signals';

import './index.css';
import type { Failure } from '@stammtisch/client';
import type { PersonId, TableId } from '@stammtisch/protocol';
import { useEffect, useLayoutEffect } from 'preact/hooks';

import { client, onTableEvent, snapshot } from '../connection.ts';
import { listingOf } from '../games/catalogue.ts';
import { Nowhere } from '../home/nowhere.tsx';
import { lazy } from '../lazy.ts';
import { announce } from '../parts/announcer.tsx';
import { fetched } from '../parts/fetched.tsx';
import { sound } from '../signals/sound.ts';
import { houseTexts, tableTexts } from '../text/texts.ts';
import { fly, rememberPlaces, watchPlaces } from './flight.ts';
import type { GameUi } from './game-ui.ts';
import { isTellable, log, note, takeUpLog, eventTextsOf } from './log.ts';
import { SeenTable } from './shared-device.tsx';
import { contextOf } from './table-context.ts';
import { endTrickPause, isHeld, shown, watchTricks } from './trick-pause.ts';

/** Fetched where it is needed: most tables let everyone look at them. */
const Door = fetched(() => import('./door.tsx').then(({ Door }) => Door));

/** Whether the table is there, but one may not look at it just like that. */
const isDoor = ({ code }: Failure): boolean => code === 'must-knock' || code === 'no-spectators';

/** A table by its address: looks at it, fetches its game, and shows it. */
export function TablePage({ table }: { table: TableId }) {
  const failure = useSignal<Failure | undefined>(undefined);
  const { me, table: watched } = snapshot.value;
  const here = watched?.table === table ? watched : undefined;
  const gameUi = useGameUi(here?.scene.room.game);
  const look = () => {
    failure.value = undefined;
    void client.watch(table).then(answer => {
      if (!answer.ok && answer.error.code !== 'lost') failure.value = answer.error;
    });
  };
  useEffect(() => {
    log.value = [];
    look();
    return () => {
      endTrickPause();
      client.unwatch();
    };
  }, [table]);
  useEventTexts(gameUi);
  useKeptLog(gameUi, table, me?.person);
  useEffect(watchPlaces, []);
  useLayoutEffect(fly);

  if (failure.value && isDoor(failure.value))
    return <Door table={table} failure={failure.value} again={look} />;
  if (failure.value) {
    const { code } = failure.value;
    return <Nowhere why={houseTexts().errors[code]} isLost={code !== 'banned'} />;
  }
  const scene = shown.value;
  if (here === undefined || scene === undefined || gameUi === undefined) return <Looking />;
  return (
    <SeenTable
      context={contextOf({ ...here, scene }, me)}
      gameUi={gameUi}
      goOn={isHeld.value ? goOn : undefined}
    />
  );
}

const Looking = () => (
  <main class="nowhere">
    <p role="status">{tableTexts().table.looking}</p>
  </main>
);

function goOn(): void {
  rememberPlaces();
  endTrickPause();
}

/** Fetches how a game looks. */
function useGameUi(game: string | undefined): GameUi | undefined {
  const gameUi = useSignal<GameUi | undefined>(undefined);
  useEffect(() => {
    if (game === undefined) return;
    const load = listingOf(game)?.loadUi;
    if (load === undefined) return;
    void lazy(load).then(async loaded => {
      await loaded.loadTexts();
      gameUi.value = loaded;
    });
  }, [game]);
  return gameUi.value;
}

/** Keeps the log, and tells it to those who listen. */
function useEventTexts(gameUi: GameUi | undefined): void {
  useEffect(
    () =>
      onTableEvent(event => {
        const { table, me } = snapshot.peek();
        const entry = note(event);
        // What happens before the game can be shown is told when it is.
        if (gameUi === undefined) return;
        watchTricks(gameUi, event);
        if (table === undefined) return;
        const context = contextOf(table, me);
        const heard = gameUi.soundOf?.(event, context.seat);
        if (heard !== undefined) sound(heard);
        const told = eventTextsOf(entry, gameUi, context);
        announce(told.map(({ text }) => text).join('. '));
      }),
    [gameUi],
  );
}

/** Once it is known who looks at which game, what happened before the reload is there again. */
function useKeptLog(
  gameUi: GameUi | undefined,
  table: TableId,
  person: PersonId | undefined,
): void {
  useEffect(() => {
    const { table: watched, me } = snapshot.peek();
    if (gameUi === undefined || person === undefined || watched?.table !== table) return;
    const context = contextOf(watched, me);
    takeUpLog({ table, person }, entry => isTellable(entry, gameUi, context));
  }, [gameUi, table, person]);
}
