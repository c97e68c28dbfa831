import type { Blackjack } from '@stammtisch/blackjack';

import { among, flag, type ListingTexts } from '../../listing-texts.ts';

export type Texts = ListingTexts<Blackjack['Options'], 'bjx' | 'vegas'>;

export const en: Texts = {
  name: 'Blackjack',
  what: 'Closer to 21 than the dealer',
  players: '1 to 5 players',
  presets: {
    bjx: {
      name: 'House rules',
      what: 'Bets in turn, no split; insurance belongs to your turn.',
    },
    vegas: {
      name: 'Las Vegas',
      what: 'Bets all at once; pairs may be split, and the dealer looks for a blackjack first.',
    },
  },
  options: {
    decks: {
      title: 'Decks of cards',
      is: decks =>
        decks === 1 ? 'one, shuffled for every round' : `${String(decks)}, dealt from a shoe`,
    },
    peek: {
      title: 'The dealer looks for a blackjack first',
      is: flag('yes, before anyone plays', 'no, only after all have played'),
    },
    split: { title: 'Pairs may be split', is: flag('yes, once', 'no, never') },
    doubleAfterSplit: {
      title: 'Double after a split',
      is: flag('is allowed', 'is not allowed'),
    },
    soft17: {
      title: 'With a soft 17 the dealer',
      is: among<Blackjack['Options']['soft17']>({ stand: 'stands', hit: 'takes a card' }),
    },
    betting: {
      title: 'Bets are made',
      is: among<Blackjack['Options']['betting']>({
        inTurn: 'one after another',
        together: 'all at once',
      }),
    },
  },
};
