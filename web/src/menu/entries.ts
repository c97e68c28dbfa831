import { client, seatedAt, snapshot } from '../connection.ts';
import type { IconName } from '../parts/icon.tsx';
import { leaveFirst } from '../parts/leave-first.ts';
import { toast, toastFailure } from '../parts/toast.tsx';
import { go, pathOf } from '../route.ts';
import { houseTexts } from '../text/texts.ts';
import { ownTable } from './own-table.ts';

/** A way to somewhere, or something to do. */
export interface Entry {
  readonly name: string;
  /** In the short row, where the name may be long. */
  readonly brief?: string;
  readonly icon: IconName;
  readonly to?: string;
  readonly run?: () => void;
  /** Also in the short row on top of a wide page. */
  readonly short?: true;
}

/** What one may do: who has no seat opens or joins a table, who has one goes back to it or leaves it. */
export function entries(openTable: () => void): readonly Entry[] {
  const { nav, home } = houseTexts();
  const seat = seatedAt.value;
  const number = ownTable.value?.number;
  return [
    { name: nav.home, icon: 'home', to: '/' },
    ...(seat === undefined
      ? ([
          { name: nav.newTable, icon: 'plus', run: openTable, short: true },
          { name: nav.join, icon: 'people', to: '/#tables', short: true },
        ] as const)
      : ([
          {
            name: nameOfOwnTable(),
            brief: number === undefined ? nav.yourTable : nav.backTo(number),
            icon: 'play',
            to: pathOf(seat),
            short: true,
          },
          { name: nav.leave, icon: 'out', run: () => void leave(seat), short: true },
        ] as const)),
    { name: nav.people, icon: 'person', to: '/people' },
    { name: nav.games, icon: 'again', to: '/games', short: true },
    { name: home.scores, icon: 'cup', to: '/scores', short: true },
    { name: nav.rules, icon: 'book', to: '/rules', short: true },
    { name: nav.help, icon: 'hint', to: '/help', short: true },
    { name: nav.cards, icon: 'order', to: '/cards' },
    { name: nav.house, icon: 'share', to: '/house' },
  ];
}

function nameOfOwnTable(): string {
  const { nav } = houseTexts();
  const table = ownTable.value;
  return table?.number === undefined ? nav.yourTable : nav.table(table.number, table.name ?? '');
}

/** After asking: a game may be going on there. */
const leave = (seat: string): Promise<void> =>
  leaveFirst(async () => {
    const answer = await client.leave(seat);
    if (!answer.ok) return toastFailure(answer.error);
    toast(houseTexts().nav.left, 'check');
    if (snapshot.value.table?.table === seat) go('/');
  });
