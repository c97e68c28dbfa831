import './opening.css';
import type { Offer } from '@stammtisch/kernel';
import type { Leavers } from '@stammtisch/protocol';

import { RadioCards } from '../parts/radio-cards.tsx';
import { tableTexts } from '../text/texts.ts';

interface WhoeverProps {
  readonly offer: Offer;
  readonly value: Leavers;
  readonly set: (value: Leavers) => void;
}

/** What happens to the round of whoever is gone. */
export function WhoeverIsGone({ offer, value, set }: WhoeverProps) {
  const text = tableTexts().leavers;
  const among: readonly Leavers[] = [
    'computer',
    'wait',
    ...(offer.canForfeit === true ? (['forfeit'] as const) : []),
  ];
  return (
    <RadioCards
      label={text.title}
      value={value}
      set={set}
      choices={among.map(each => ({
        value: each,
        name: text.choice[each],
        what: text.what[each],
      }))}
    />
  );
}
