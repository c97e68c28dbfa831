import type { ComponentType } from 'preact';

import { isLocal, snapshot } from './connection.ts';
import { Home } from './home/home.tsx';
import { Announcer } from './parts/announcer.tsx';
import { ConnectionBanner } from './parts/connection-banner.tsx';
import { fetched } from './parts/fetched.tsx';
import { HouseBanner } from './parts/house-banner.tsx';
import { leaveWish } from './parts/leave-first.ts';
import { SeatBar } from './parts/seat-bar.tsx';
import { Toast } from './parts/toast.tsx';
import { OpenedPerson } from './people/opened-person.tsx';
import { route } from './route.ts';
import { passwordWish } from './table/sit-down.ts';
import { loadTableTexts } from './text/texts.ts';

export const App = () => (
  <>
    <ConnectionBanner />
    <HouseBanner />
    {isLocal.value && route.value.page !== 'table' && <LocalBanner />}
    <SeatBar />
    <Page />
    <LeaveFirst />
    <EnterPassword />
    <Invitations />
    <OpenedPerson />
    <Toast />
    <Announcer />
  </>
);

function LeaveFirst() {
  const wish = leaveWish.value;
  return wish && <LeaveFirstSheet wish={wish} />;
}

function EnterPassword() {
  const wish = passwordWish.value;
  return wish && <PasswordSheet wish={wish} />;
}

/** One after the other. */
function Invitations() {
  const [first] = snapshot.value.invitations ?? [];
  return first && <InvitationCall invitation={first} />;
}

const LocalBanner = fetched(async () => {
  const { LocalBanner, loadTexts } = await import('./local/local-banner.tsx');
  await loadTexts();
  return LocalBanner;
});

const InvitationCall = fetched(async () => {
  const [{ InvitationCall }] = await Promise.all([
    import('./parts/invitation-call.tsx'),
    loadTableTexts(),
  ]);
  return InvitationCall;
});

const LeaveFirstSheet = fetched(async () => {
  const [{ LeaveFirstSheet }] = await Promise.all([
    import('./parts/leave-first-sheet.tsx'),
    loadTableTexts(),
  ]);
  return LeaveFirstSheet;
});

const PasswordSheet = fetched(async () => {
  const [{ PasswordSheet }] = await Promise.all([
    import('./table/password-sheet.tsx'),
    loadTableTexts(),
  ]);
  return PasswordSheet;
});

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

/** A page that is fetched when someone goes there. */
const page = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  fetched(load, <main class="empty" />);

const ByNumber = page(async () => {
  const [{ ByNumber }] = await Promise.all([import('./home/by-number.tsx'), loadTableTexts()]);
  return ByNumber;
});

const Nowhere = page(() => import('./home/nowhere.tsx').then(({ Nowhere }) => Nowhere));

const Table = page(async () => {
  const [{ TablePage }] = await Promise.all([import('./table/table-page.tsx'), loadTableTexts()]);
  return TablePage;
});

const Games = page(async () => {
  const [{ GamesPage, loadTexts }] = await Promise.all([
    import('./replay/games-page.tsx'),
    loadTableTexts(),
  ]);
  await loadTexts();
  return GamesPage;
});

const Replay = page(async () => {
  const [{ ReplayPage, loadTexts }] = await Promise.all([
    import('./replay/replay-page.tsx'),
    loadTableTexts(),
  ]);
  await loadTexts();
  return ReplayPage;
});

const People = page(async () => {
  const [{ PeoplePage, loadTexts }] = await Promise.all([
    import('./people/people-page.tsx'),
    loadTableTexts(),
  ]);
  await loadTexts();
  return PeoplePage;
});

/** The pages that explain the house. */
async function info() {
  const [pages] = await Promise.all([import('./info/pages.ts'), loadTableTexts()]);
  await pages.loadTexts();
  return pages;
}

const RulesPage = page(() => info().then(({ RulesPage }) => RulesPage));

const HelpPage = page(() => info().then(({ HelpPage }) => HelpPage));

const CardsPage = page(() => info().then(({ CardsPage }) => CardsPage));

const HousePage = page(() => info().then(({ HousePage }) => HousePage));

const Account = page(async () => {
  const { AccountPage, loadTexts } = await import('./account/account-page.tsx');
  await loadTexts();
  return AccountPage;
});
