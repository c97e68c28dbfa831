import { german } from '@stammtisch/kernel';
import {
  anyOf,
  COUNT,
  fields,
  FLAG,
  type GameSchema,
  held,
  HOUSE_MOVE,
  type JsonSchema,
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
  trick,
  VIEWER,
  WHOLE,
  word,
} from '@stammtisch/kernel/json-schema';

import { offer, OPTIONS_1 } from './offer.ts';

const schlag = said('The value that is Schlag.', word(...german.RANKS));
const trump = word(...german.SUITS);
const dealer = anyOf(SEAT, word('drawn'));

const session = {
  viewer: VIEWER,
  options: ref('options'),
  seating: SEATING,
  scores: said('Points in this game: of two teams among four and six, else by seat.', list(COUNT)),
  games: said('Games won at this table, likewise.', list(COUNT)),
  deals: said('How many rounds have begun.', COUNT),
  rounds: said('The score sheet of this game.', list(ref('finished'))),
};

const dealt = {
  ...session,
  dealer: SEAT,
  hands: said('The viewer’s cards, and how many the others hold.', list(held(ref('card')))),
};

const finished = {
  winners: said('Who scored: a whole party, by seat.', SEATS),
  points: WHOLE,
  ending: anyOf(
    fields({ by: word('tricks') }),
    fields({ by: word('given up'), raise: SEAT, forced: FLAG }),
    fields({ by: word('forfeited'), seat: SEAT }),
  ),
};
const fouled = said('Who lost two points in it by raising while gespannt.', SEATS);

const tricks = {
  schlag,
  trump,
  tricks: said('The last one is still being played, and may be empty.', list(ref('trick'))),
  won: said('Tricks of the two parties.', list(COUNT)),
  value: said('What the round is worth.', COUNT),
  mayRaise: said('Which parties may raise.', list(word(0, 1))),
  fouled,
};

const moves: readonly JsonSchema[] = [
  kind('schlag', { schlag }),
  kind('trump', { trump }),
  kind('raise'),
  kind('answer', { hold: FLAG }),
  kind('card', { card: ref('card') }),
  READY,
];

export const schema: GameSchema = {
  parts: {
    card: said(
      '`Oh` is the Ober of hearts; suits are b (bells), l (leaves), h (hearts), a (acorns).',
      word(...german.PACK_32),
    ),
    trick: trick(ref('card')),
    finished: fields(finished, { fouled }),
    last: said(
      'The round before. The cards never played stay hidden.',
      fields({ ...finished, dealer: SEAT, schlag, trump, tricks: list(ref('trick')) }, { fouled }),
    ),
  },
  // Tables that were opened under version 1 of the rules have one option less.
  options: anyOf(optionsSchema(offer.options), optionsSchema(OPTIONS_1)),
  move: anyOf(...moves),
  view: anyOf(
    fields({ ...session, phase: word('between'), dealer, ready: SEATS }, { last: ref('last') }),
    fields({ ...session, phase: word('dealing'), dealer }),
    fields({ ...dealt, phase: word('schlag') }),
    fields({ ...dealt, phase: word('trump'), schlag }),
    fields({ ...dealt, phase: word('playing'), ...tricks }),
    fields({
      ...dealt,
      phase: word('raised'),
      ...tricks,
      by: said('Who has raised.', SEAT),
      forced: said('Raised by the rules, against a team that is gespannt.', FLAG),
    }),
    fields(
      { ...session, phase: word('over'), dealer, outcome: OUTCOME, ready: SEATS },
      { last: ref('last') },
    ),
  ),
  seen: anyOf(...moves, kind('deal', { dealer: SEAT, hands: list(held(ref('card'))) }), HOUSE_MOVE),
  stamps: [
    { kinds: ['schlag', 'trump'], stamp: '{phase} {deals}' },
    {
      kinds: ['card', 'raise'],
      stamp: 'turn {deals}.{tricks.length}.<cards> {value} {fouled.length}',
      where: '<cards>: how many cards lie in the last of the tricks.',
    },
    { kinds: ['answer'], stamp: 'answer {deals} {value}' },
    { kinds: ['ready'], stamp: 'ready {deals}', where: 'Between two rounds.' },
    { kinds: ['ready'], stamp: 'again {deals}', where: 'After a game.' },
  ],
};
