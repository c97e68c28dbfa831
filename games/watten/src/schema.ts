import { german } from '@stammtisch/kernel';
import {
  anyOf,
  CARD,
  COUNT,
  fields,
  FLAG,
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
  TRICK,
  WHOLE,
  word,
} from '@stammtisch/kernel/json-schema';

import { offer, OPTIONS_1 } from './offer.ts';

const schlag = said('The value that is Schlag.', word(...german.RANKS));
const trump = word(...german.SUITS);
const dealer = anyOf(SEAT, word('drawn'));

const session = {
  scores: said('Points in this game: of two teams among four and six, else by seat.', list(COUNT)),
  games: said('Games won at this table, likewise.', list(COUNT)),
  deals: said('How many rounds have begun.', COUNT),
  rounds: said('The score sheet of this game.', list(ref('finished'))),
};

const dealt = {
  ...session,
  dealer: SEAT,
  hands: HANDS,
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

export const schema = gameSchema({
  parts: {
    card: said(
      '`Oh` is the Ober of hearts; suits are b (bells), l (leaves), h (hearts), a (acorns).',
      word(...german.PACK_32),
    ),
    trick: TRICK,
    finished: fields(finished, { fouled }),
    last: said(
      'The round before. The cards never played stay hidden.',
      fields({ ...finished, dealer: SEAT, schlag, trump, tricks: list(ref('trick')) }, { fouled }),
    ),
  },
  // Tables that were opened under version 1 of the rules have one option less.
  options: anyOf(optionsSchema(offer.options), optionsSchema(OPTIONS_1)),
  moves: [
    kind('schlag', { schlag }),
    kind('trump', { trump }),
    kind('raise'),
    kind('answer', { hold: FLAG }),
    kind('card', { card: CARD }),
    READY,
  ],
  views: [
    phase('between', session, { dealer, ready: SEATS }, { last: ref('last') }),
    phase('dealing', session, { dealer }),
    phase('schlag', dealt),
    phase('trump', dealt, { schlag }),
    phase('playing', dealt, tricks),
    phase('raised', dealt, {
      ...tricks,
      by: said('Who has raised.', SEAT),
      forced: said('Raised by the rules, against a team that is gespannt.', FLAG),
    }),
    phase('over', session, { dealer, outcome: OUTCOME, ready: SEATS }, { last: ref('last') }),
  ],
  seen: [kind('deal', { dealer: SEAT, hands: list(HELD) })],
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
});
