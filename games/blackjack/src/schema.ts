import { french } from '@stammtisch/kernel';
import {
  anyOf,
  CARD,
  CARDS,
  COUNT,
  fields,
  FLAG,
  gameSchema,
  HELD,
  kind,
  list,
  optionsSchema,
  OUTCOME,
  phase,
  READY,
  ref,
  said,
  SEAT,
  SEATS,
  WHOLE,
  word,
} from '@stammtisch/kernel/json-schema';

import { offer } from './offer.ts';

const session = {
  stacks: said('Cents in front of each seat, without the stakes in play.', list(COUNT)),
  bank: said('What the bank has won from the seats, less what it has lost to them.', WHOLE),
  won: said('By seat, in cents.', list(WHOLE)),
  round: said('How many rounds have begun.', COUNT),
  stock: said('The cards still to come: how many.', HELD),
  discards: said('Seen since the last shuffle, and no longer on the table.', CARDS),
};

const hand = {
  seat: SEAT,
  cards: CARDS,
  bet: said('In cents, before doubling.', COUNT),
  doubled: FLAG,
  fromSplit: FLAG,
  stood: said('Gets no more cards, by choice or by rule.', FLAG),
};

const dealt = {
  hands: said('In order of play; the two hands of a split lie side by side.', list(ref('hand'))),
  insurance: said('Stakes by seat, in cents.', list(COUNT)),
  up: said('The open card of the dealer.', CARD),
  hole: anyOf(CARD, word('hidden')),
};

const settled = fields({
  hands: list(
    fields({ ...hand, result: word('bust', 'lost', 'push', 'won', 'blackjack'), profit: WHOLE }),
  ),
  dealer: said('The open card, the hole card, then what was drawn.', CARDS),
  insurance: list(WHOLE),
  profits: said('By seat, in cents: everything together.', list(WHOLE)),
});

export const schema = gameSchema({
  parts: {
    card: said('`Td` is the ten of diamonds.', word(...french.PACK)),
    hand: fields(hand),
    settled: said('The round before, until the next one begins.', settled),
  },
  options: optionsSchema(offer.options),
  moves: [
    kind('bet', { amount: said('In cents, whole dollars.', COUNT) }),
    fields({ kind: word('stand', 'hit', 'double', 'split', 'insurance', 'decline') }),
    READY,
  ],
  views: [
    phase('between', session, { ready: SEATS }, { last: ref('settled') }),
    phase('shuffling', session),
    phase('betting', session, {
      bets: said('By seat, in cents; 0 before the bet.', list(COUNT)),
      sittingOut: SEATS,
    }),
    phase('insuring', session, {
      ...dealt,
      asked: said('Those who have not answered yet.', SEATS),
    }),
    phase('playing', session, {
      ...dealt,
      turn: said('Which of the hands is being played.', COUNT),
    }),
    phase('over', session, { outcome: OUTCOME }, { last: ref('settled') }),
  ],
  seen: [kind('shuffle', { cards: HELD })],
  stamps: [
    { kinds: ['ready', 'bet', 'insurance', 'decline'], stamp: '{phase} {round}' },
    {
      kinds: ['stand', 'hit', 'double', 'split', 'insurance'],
      stamp: 'playing {round} <cards>',
      where:
        '<cards>: for each of your hands how many cards it has, with an s behind it once it stood, joined by hyphens; and ` insured` behind all if you are.',
    },
  ],
});
