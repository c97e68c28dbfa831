import { schlagChooserOf } from '@stammtisch/blind-watten';

import type { Question } from '../../table/ask.tsx';
import type { Sight } from '../../table/face.ts';
import { type Asking, nextStake, type View, worthOf } from './rules.ts';
import { say } from './words.ts';

/** What this visitor has to answer. */
export function questionOf(view: Asking & View, sight: Sight): Question {
  const text = say().ask;
  switch (view.phase) {
    case 'asked':
      return wishOf(view, sight);
    case 'forced':
    case 'betting': {
      const title =
        view.phase === 'forced' ? text.four : text.bid(sight.nameOf(view.by), nextStake(view));
      return {
        title,
        why: view.phase === 'forced' ? text.fourWhy : text.forTeam,
        yes: { name: text.hold, note: text.holdNote(nextStake(view)) },
        no: { name: text.no, note: text.noNote(worthOf(view)) },
      };
    }
  }
}

function wishOf(view: Extract<View, { phase: 'asked' }>, sight: Sight): Question {
  const text = say().ask;
  const { by, wish } = view.asking;
  const name = sight.nameOf(by);
  // Whoever chooses the Schlag now would choose the trump then.
  const yours = schlagChooserOf(view) === sight.seat ? 'trump' : 'schlag';
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
