import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

import { Home } from './home/home.tsx';
import { Nowhere } from './home/nowhere.tsx';
import { lazy } from './lazy.ts';
import { Announcer } from './parts/announcer.tsx';
import { ConnectionBanner } from './parts/connection-banner.tsx';
import { LeaveFirst } from './parts/leave-first.tsx';
import { SeatBar } from './parts/seat-bar.tsx';
import { Toast } from './parts/toast.tsx';
import { route } from './route.ts';

export const App = () => (
  <>
    <ConnectionBanner />
    <SeatBar />
    <Page />
    <LeaveFirst />
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
    case 'account':
      return <Account at={here.at} />;
    case 'nowhere':
      return <Nowhere />;
  }
}

const Table = fetched(() => import('./table/table-page.tsx').then(({ TablePage }) => TablePage));

const Account = fetched(async () => {
  const { AccountPage, loadTexts } = await import('./account/account-page.tsx');
  await loadTexts();
  return AccountPage;
});

/** A part of the house that is fetched when someone goes there. */
function fetched<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return (props: Props) => {
    const page = useSignal<{ readonly Page: ComponentType<Props> } | undefined>(undefined);
    useEffect(() => {
      void lazy(load).then(Page => {
        page.value = { Page };
      });
    }, []);
    if (page.value === undefined) return <main class="empty" />;
    const { Page } = page.value;
    return <Page {...props} />;
  };
}
