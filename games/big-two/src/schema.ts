import { french } from '@stammtisch/kernel';
import {
  anyOf,
  CARDS,
  COUNT,
  fields,
  gameSchema,
  HANDS,
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

const score = {
  hands: COUNT,
  points: said('Penalty points.', WHOLE),
  gain: said('Points won from the others less points lost to them.', WHOLE),
  won: said('The same in cents, as far as it was paid.', WHOLE),
};

const session = {
  chips: said('Cents in front of each seat.', list(COUNT)),
  accounts: said('By seat, since whoever sits there sat down.', list(fields(score))),
  closed: list(fields({ ...score, seat: SEAT, by: word('person', 'bot') })),
  deals: said('Hands dealt since the table was opened.', COUNT),
  dealer: SEAT,
  lead: said('Who leads: a seat, or whoever holds the three of diamonds.', anyOf(SEAT, word('3d'))),
};

const plays = said(
  'All of this hand, in order; no cards for a pass.',
  list(fields({ seat: SEAT, cards: CARDS })),
);

const laidOpen = {
  hands: said('The cards left, face up.', list(CARDS)),
  plays,
};
const last = fields({
  winner: SEAT,
  points: list(WHOLE),
  gains: list(WHOLE),
  won: list(WHOLE),
});

export const schema = gameSchema({
  parts: {
    card: said('`Td` is the ten of diamonds; d, c, h, s from low to high.', word(...french.PACK)),
    last: said('What a hand came to, by seat.', last),
  },
  options: optionsSchema(offer.options),
  moves: [kind('play', { cards: CARDS }), kind('pass'), READY],
  views: [
    phase('between', session, { ready: SEATS, ...laidOpen }, { last: ref('last') }),
    phase('dealing', session),
    phase('playing', session, { turn: SEAT, hands: HANDS, plays }),
    phase('over', session, { outcome: OUTCOME, ...laidOpen }, { last: ref('last') }),
  ],
  seen: [kind('deal', { hands: list(HELD) })],
  stamps: [
    { kinds: ['play', 'pass'], stamp: 'play {deals}.{plays.length}' },
    { kinds: ['ready'], stamp: 'ready {deals}' },
  ],
});
