import { french } from '@stammtisch/kernel';
import {
  anyOf,
  COUNT,
  fields,
  type GameSchema,
  held,
  HOUSE_MOVE,
  kind,
  list,
  optionsSchema,
  OUTCOME,
  READY,
  ref,
  said,
  SEAT,
  SEATING,
  SEATS,
  VIEWER,
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
  viewer: VIEWER,
  options: ref('options'),
  seating: SEATING,
  chips: said('Cents in front of each seat.', list(COUNT)),
  accounts: said('By seat, since whoever sits there sat down.', list(fields(score))),
  closed: list(fields({ ...score, seat: SEAT, by: word('person', 'bot') })),
  deals: said('Hands dealt since the table was opened.', COUNT),
  dealer: SEAT,
  lead: said('Who leads: a seat, or whoever holds the three of diamonds.', anyOf(SEAT, word('3d'))),
};

const plays = said(
  'All of this hand, in order; no cards for a pass.',
  list(fields({ seat: SEAT, cards: list(ref('card')) })),
);

const laidOpen = {
  hands: said('The cards left, face up.', list(list(ref('card')))),
  plays,
};
const last = fields({
  winner: SEAT,
  points: list(WHOLE),
  gains: list(WHOLE),
  won: list(WHOLE),
});

const play = kind('play', { cards: list(ref('card')) });

export const schema: GameSchema = {
  parts: {
    card: said('`Td` is the ten of diamonds; d, c, h, s from low to high.', word(...french.PACK)),
    last: said('What a hand came to, by seat.', last),
  },
  options: optionsSchema(offer.options),
  move: anyOf(play, kind('pass'), READY),
  view: anyOf(
    fields(
      { ...session, phase: word('between'), ready: SEATS, ...laidOpen },
      { last: ref('last') },
    ),
    fields({ ...session, phase: word('dealing') }),
    fields({
      ...session,
      phase: word('playing'),
      turn: SEAT,
      hands: said('The viewer’s cards, and how many the others hold.', list(held(ref('card')))),
      plays,
    }),
    fields(
      { ...session, phase: word('over'), outcome: OUTCOME, ...laidOpen },
      { last: ref('last') },
    ),
  ),
  seen: anyOf(
    play,
    kind('pass'),
    READY,
    kind('deal', { hands: list(held(ref('card'))) }),
    HOUSE_MOVE,
  ),
  stamps: [
    { kinds: ['play', 'pass'], stamp: 'play {deals}.{plays.length}' },
    { kinds: ['ready'], stamp: 'ready {deals}' },
  ],
};
