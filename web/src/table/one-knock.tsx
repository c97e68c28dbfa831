import type { Knock } from '@stammtisch/protocol';

import { client } from '../connection.ts';
import { Call } from '../parts/call.tsx';
import { withRobot } from '../parts/robot-mark.tsx';
import { toastFailure } from '../parts/toast.tsx';
import { tableTexts } from '../text/texts.ts';
import type { TableContext } from './game-ui.ts';
import { nameOf } from './table-context.ts';

/** Somebody knocks: in, or not now. */
export function OneKnock({ context, knock }: { context: TableContext; knock: Knock }) {
  const text = tableTexts().door;
  const { table, people } = context.table;
  const name = withRobot(nameOf(people, knock.person), people[knock.person]?.robot);
  const answer = async (admitted: boolean): Promise<void> => {
    const done = await client.rule({ type: 'admit', table, person: knock.person, admitted });
    if (!done.ok) toastFailure(done.error);
  };
  return (
    <Call
      text={knock.wants === 'view' ? text.wantsView(name) : text.knocks(name)}
      yes={[text.letIn, () => answer(true)]}
      no={[text.notNow, () => answer(false)]}
    />
  );
}
