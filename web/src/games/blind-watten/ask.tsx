import { schlagChooserOf } from '@stammtisch/blind-watten';

import type { Question } from '../../table/ask.tsx';
import type { TableContext } from '../../table/game-ui.ts';
import { type Asking, nextStake, type View, worthOf } from './rules.ts';
import { texts } from './texts.ts';

/** What this visitor has to answer. */
export function questionOf(view: Asking & View, context: TableContext): Question {
  const text = texts().ask;
  switch (view.phase) {
    case 'asked':
      return wishOf(view, context);
    case 'forced':
    case 'betting': {
      const title =
        view.phase === 'forced' ? text.four : text.bid(context.nameOf(view.by), nextStake(view));
      return {
        title,
        why: view.phase === 'forced' ? text.fourWhy : text.forTeam,
        yes: { name: text.hold, note: text.holdNote(nextStake(view)) },
        no: { name: text.no, note: text.noNote(worthOf(view)) },
      };
    }
  }
}

function wishOf(view: Extract<View, { phase: 'asked' }>, context: TableContext): Question {
  const text = texts().ask;
  const { by, wish } = view.asking;
  const name = context.nameOf(by);
  // Whoever chooses the Schlag now would choose the trump then.
  const yours = schlagChooserOf(view) === context.seat ? 'trump' : 'schlag';
  return wish === 'schoenere'
    ? {
        title: text.schoenere(name),
        why: text.schoenereWhy(name),
        yes: { name: text.yes, note: text.schoenereYes },
        no: { name: text.no, note: text.schoenereNo },
      }
    : {
        title: text.schlagtausch(name),
        why: text.schlagtauschWhy(name, yours),
        yes: { name: text.yes, note: text.schlagtauschYes },
        no: { name: text.no, note: text.schlagtauschNo },
      };
}
