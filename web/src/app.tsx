import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

import { ByNumber } from './home/by-number.tsx';
import { Home } from './home/home.tsx';
import { Nowhere } from './home/nowhere.tsx';
import { lazy } from './lazy.ts';
import { Announcer } from './parts/announcer.tsx';
import { ConnectionBanner } from './parts/connection-banner.tsx';
import { HouseBanner } from './parts/house-banner.tsx';
import { Invitations } from './parts/invitations.tsx';
import { LeaveFirst } from './parts/leave-first.tsx';
import { SeatBar } from './parts/seat-bar.tsx';
import { Toast } from './parts/toast.tsx';
import { OpenedPerson } from './people/opened-person.tsx';
import { route } from './route.ts';
import { PasswordSheet } from './table/sit-down.tsx';

export const App = () => (
  <>
    <ConnectionBanner />
    <HouseBanner />
    <SeatBar />
    <Page />
    <LeaveFirst />
    <PasswordSheet />
    <Invitations />
    <OpenedPerson />
    <Toast />
    <Announcer />
  </>
);

function Page() {
  const here = route.value;
  switch (here.page) {
    case 'home':
      return <Home />;
    case 'number':
      return <ByNumber number={here.number} />;
    case 'table':
      return <Table key={here.table} table={here.table} />;
    case 'games':
      return <Games />;
    case 'replay':
      return <Replay key={here.id} id={here.id} />;
    case 'account':
      return <Account at={here.at} />;
    case 'people':
      return <People />;
    case 'rules':
      return <RulesPage key={here.game} game={here.game} />;
    case 'help':
      return <HelpPage />;
    case 'cards':
      return <CardsPage />;
    case 'house':
      return <HousePage />;
    case 'nowhere':
      return <Nowhere />;
  }
}

const Table = fetched(() => import('./table/table-page.tsx').then(({ TablePage }) => TablePage));

const Games = fetched(async () => {
  const { GamesPage, loadTexts } = await import('./replay/games-page.tsx');
  await loadTexts();
  return GamesPage;
});

const Replay = fetched(async () => {
  const { ReplayPage, loadTexts } = await import('./replay/replay-page.tsx');
  await loadTexts();
  return ReplayPage;
});

const People = fetched(async () => {
  const { PeoplePage, loadTexts } = await import('./people/people-page.tsx');
  await loadTexts();
  return PeoplePage;
});

const info = () => import('./info/pages.ts');

const RulesPage = fetched(async () => {
  const { RulesPage, loadTexts } = await info();
  await loadTexts();
  return RulesPage;
});

const HelpPage = fetched(async () => {
  const { HelpPage, loadTexts } = await info();
  await loadTexts();
  return HelpPage;
});

const CardsPage = fetched(async () => {
  const { CardsPage, loadTexts } = await info();
  await loadTexts();
  return CardsPage;
});

const HousePage = fetched(async () => {
  const { HousePage, loadTexts } = await info();
  await loadTexts();
  return HousePage;
});

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
