import '../src/table/index.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';

import { snapshot } from '../src/connection.ts';
import { listingOf } from '../src/games/catalogue.ts';
import { Toast } from '../src/parts/toast.tsx';
import type { GameUi } from '../src/table/game-ui.ts';
import { contextOf } from '../src/table/table-context.ts';
import { TableRoom } from '../src/table/table-room.tsx';
import { loadTableTexts } from '../src/text/texts.ts';

/** The table as it was in that moment, by the very components that the pages have. */
export function Moment() {
  const gameUi = useSignal<GameUi | undefined>(undefined);
  const { table, me } = snapshot.value;
  const game = table?.scene.room.game;
  useEffect(() => {
    const load = game === undefined ? undefined : listingOf(game)?.loadUi;
    void Promise.all([load?.(), loadTableTexts()]).then(async ([loaded]) => {
      await loaded?.loadTexts();
      gameUi.value = loaded;
    });
  }, [game]);
  if (table === undefined || gameUi.value === undefined) return null;
  return (
    <>
      <TableRoom context={contextOf(table, me)} gameUi={gameUi.value} goOn={undefined} />
      <Toast />
    </>
  );
}

/** Every card, as the house shows them. */
export function AllCards() {
  const page = useSignal<(() => ComponentChildren) | undefined>(undefined);
  useEffect(() => {
    void Promise.all([import('../src/info/pages.ts'), loadTableTexts()]).then(async ([pages]) => {
      await pages.loadTexts();
      page.value = () => <pages.CardsPage />;
    });
  }, []);
  return <>{page.value?.()}</>;
}
