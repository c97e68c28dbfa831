import './table.css';
import { useSignal } from '@preact/signals';
import type { Failure } from '@stammtisch/client';
import type { PersonId, TableId } from '@stammtisch/protocol';
import { useEffect, useLayoutEffect } from 'preact/hooks';

import { FACES } from '../games/faces.ts';
import { Nowhere } from '../home/nowhere.tsx';
import { client, onHappening, snapshot } from '../house.ts';
import { part } from '../part.ts';
import { announce } from '../parts/announcer.tsx';
import { words } from '../text/words.ts';
import type { Face } from './face.ts';
import { fly, rememberPlaces, watchPlaces } from './flight.ts';
import { isTellable, log, note, takeUpLog, toldOf } from './log.ts';
import { endMoment, isHeld, shown, watchTricks } from './moment.ts';
import { sightOf } from './sight.ts';
import { TableRoom } from './table-room.tsx';

/** A table by its address: looks at it, fetches its game, and shows it. */
export function TablePage({ table }: { table: TableId }) {
  const failure = useSignal<Failure | undefined>(undefined);
  const { me, table: watched } = snapshot.value;
  const here = watched?.table === table ? watched : undefined;
  const face = useFace(here?.scene.room.game);
  useEffect(() => {
    log.value = [];
    void client.watch(table).then(answer => {
      if (!answer.ok && answer.error.code !== 'lost') failure.value = answer.error;
    });
    return () => {
      endMoment();
      client.unwatch();
    };
  }, [table]);
  useTelling(face);
  useKeptLog(face, table, me?.person);
  useEffect(watchPlaces, []);
  useLayoutEffect(fly);

  if (failure.value) return <Nowhere why={words().errors[failure.value.code]} />;
  const scene = shown.value;
  if (here === undefined || scene === undefined || face === undefined)
    return (
      <main class="nowhere">
        <p role="status">{words().table.looking}</p>
      </main>
    );
  return (
    <TableRoom
      sight={sightOf({ ...here, scene }, me)}
      face={face}
      goOn={isHeld.value ? goOn : undefined}
    />
  );
}

function goOn(): void {
  rememberPlaces();
  endMoment();
}

/** Fetches how a game looks. */
function useFace(game: string | undefined): Face | undefined {
  const face = useSignal<Face | undefined>(undefined);
  useEffect(() => {
    if (game === undefined) return;
    const load = FACES[game];
    if (load === undefined) return;
    void part(load).then(async loaded => {
      await loaded.loadWords();
      face.value = loaded;
    });
  }, [game]);
  return face.value;
}

/** Keeps the log, and tells it to those who listen. */
function useTelling(face: Face | undefined): void {
  useEffect(
    () =>
      onHappening(happening => {
        const { table, me } = snapshot.peek();
        const entry = note(happening);
        // What happens before the game can be shown is told when it is.
        if (face === undefined) return;
        watchTricks(face, happening);
        if (table === undefined) return;
        const told = toldOf(entry, face, sightOf(table, me));
        announce(told.map(({ text }) => text).join('. '));
      }),
    [face],
  );
}

/** Once it is known who looks at which game, what happened before the reload is there again. */
function useKeptLog(face: Face | undefined, table: TableId, person: PersonId | undefined): void {
  useEffect(() => {
    const { table: watched, me } = snapshot.peek();
    if (face === undefined || person === undefined || watched?.table !== table) return;
    const sight = sightOf(watched, me);
    takeUpLog({ table, person }, entry => isTellable(entry, face, sight));
  }, [face, table, person]);
}
