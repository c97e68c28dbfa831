import { effect } from '@preact/signals';
import type { Invitation } from '@stammtisch/client';

import { client, snapshot } from '../connection.ts';
import { go, pathOf, route } from '../route.ts';
import { sitDown } from '../table/sit-down.tsx';
import { listingTextsOf } from '../text/games/options.ts';
import { houseTexts } from '../text/texts.ts';
import { Call } from './call.tsx';
import { withRobot } from './robot-mark.tsx';
import { toast, toastFailure } from './toast.tsx';

/** Where one is invited, wherever one is in the house: one after the other. */
export function Invitations() {
  const [first] = snapshot.value.invitations ?? [];
  if (first === undefined) return null;
  const text = houseTexts().door;
  const { table, name = '', game } = first.table;
  const isRobot = first.table.robots?.includes(first.from);
  const what = [listingTextsOf(game)?.name ?? game, name].filter(part => part !== '').join(', ');
  return (
    <Call
      key={table}
      text={text.invited(withRobot(first.from, isRobot), what)}
      yes={[text.accept, () => accept(first)]}
      no={[text.decline, () => decline(first)]}
    />
  );
}

const accept = ({ table: { table } }: Invitation): Promise<void> =>
  sitDown(table, { done: () => go(pathOf(table)) });

async function decline({ table: { table } }: Invitation): Promise<void> {
  const answer = await client.decline(table);
  if (!answer.ok) toastFailure(answer.error);
}

/** Says what the host of a table has decided about oneself; called once. */
export function tellDecisions(): void {
  effect(() => {
    const answer = snapshot.value.knockAnswer;
    if (answer === undefined) return;
    const text = houseTexts().door;
    toast(answer.admitted ? text.admitted : text.refused, answer.admitted ? 'check' : 'warn');
  });
  effect(() => {
    const away = snapshot.value.sentAway;
    if (away === undefined) return;
    toast(houseTexts().door.away[away.why]);
    const here = route.peek();
    if (here.page === 'table' && here.table === away.table) go('/');
  });
}
