import { effect } from '@preact/signals';

import { snapshot } from '../connection.ts';
import { go, route } from '../route.ts';
import { houseTexts } from '../text/texts.ts';
import { toast } from './toast.tsx';

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
