import { useSignal } from '@preact/signals';
import type { TableId } from '@stammtisch/protocol';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

import { Home } from './home/home.tsx';
import { Nowhere } from './home/nowhere.tsx';
import { part } from './part.ts';
import { Announcer } from './parts/announcer.tsx';
import { LineState } from './parts/line-state.tsx';
import { Toast } from './parts/toast.tsx';
import { route } from './route.ts';

export const App = () => (
  <>
    <LineState />
    <Page />
    <Toast />
    <Announcer />
  </>
);

function Page() {
  const here = route.value;
  switch (here.page) {
    case 'home':
      return <Home />;
    case 'table':
      return <Table key={here.table} table={here.table} />;
    case 'nowhere':
      return <Nowhere />;
  }
}

type TablePage = ComponentType<{ table: TableId }>;

/** The tables are a part of the house that is fetched when someone goes there. */
function Table({ table }: { table: TableId }) {
  const page = useSignal<{ readonly Page: TablePage } | undefined>(undefined);
  useEffect(() => {
    void part(() => import('./table/table-page.tsx')).then(({ TablePage }) => {
      page.value = { Page: TablePage };
    });
  }, []);
  if (page.value === undefined) return <main class="empty" />;
  const { Page } = page.value;
  return <Page table={table} />;
}
