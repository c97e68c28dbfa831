import type { Invitation } from '@stammtisch/client';

import { client } from '../connection.ts';
import { go, pathOf } from '../route.ts';
import { sitDown } from '../table/sit-down.ts';
import { listingTextsOf } from '../text/games/listed.ts';
import { tableTexts } from '../text/texts.ts';
import { Call } from './call.tsx';
import { withRobot } from './robot-mark.tsx';
import { toastFailure } from './toast.tsx';

/** Where one is invited, wherever one is in the house. */
export function InvitationCall({ invitation }: { invitation: Invitation }) {
  const text = tableTexts().door;
  const { table, name = '', game } = invitation.table;
  const isRobot = invitation.table.robots?.includes(invitation.from);
  const what = [listingTextsOf(game)?.name ?? game, name].filter(part => part !== '').join(', ');
  return (
    <Call
      key={table}
      text={text.invited(withRobot(invitation.from, isRobot), what)}
      yes={[text.accept, () => accept(invitation)]}
      no={[text.decline, () => decline(invitation)]}
    />
  );
}

const accept = ({ table: { table } }: Invitation): Promise<void> =>
  sitDown(table, { done: () => go(pathOf(table)) });

async function decline({ table: { table } }: Invitation): Promise<void> {
  const answer = await client.decline(table);
  if (!answer.ok) toastFailure(answer.error);
}
