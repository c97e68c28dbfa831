import {
  anyOf,
  CARD,
  COUNT,
  fields,
  FLAG,
  gameSchema,
  HANDS,
  type JsonSchema,
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
  word,
} from '@stammtisch/kernel/json-schema';

import { WIDTH } from './board.ts';
import { offer } from './offer.ts';
import { CARDS, ROOMS, SUSPECTS, WEAPONS } from './state.ts';

const session = {
  tokens: said(
    'By seat: whose token. A free seat keeps the one it would get.',
    list(ref('suspect')),
  ),
  chosen: said('By seat: how many tokens were chosen there.', list(COUNT)),
  match: said('How many matches have begun.', COUNT),
  won: said('By seat: matches won by whoever sits there.', list(COUNT)),
};

const by = (names: readonly string[], each: JsonSchema): JsonSchema =>
  fields(Object.fromEntries(names.map(name => [name, each])));

const cardOrHidden = anyOf(CARD, word('hidden'));

const suspicion = fields(
  {
    asker: SEAT,
    guess: ref('guess'),
    passed: said('Who was asked and has none of the three.', SEATS),
  },
  {
    by: said('Who has one of them. Absent if nobody has.', SEAT),
    card: said('What was shown to the asker, once it was.', cardOrHidden),
  },
);

const match = {
  ...session,
  hands: HANDS,
  solution: anyOf(ref('guess'), word('hidden')),
  places: said('Where every token stands.', by(SUSPECTS, ref('place'))),
  weapons: by(WEAPONS, ref('room')),
  suspicions: list(suspicion),
  accusations: list(fields({ seat: SEAT, guess: ref('guess'), right: FLAG })),
  out: said('Seats that accused wrongly.', SEATS),
  called: said(
    'Seats whose token a suspicion of somebody else has moved since their last turn.',
    SEATS,
  ),
  turn: SEAT,
  turns: said('How many turns have begun in this match.', COUNT),
};

const dice = list({ type: 'integer', minimum: 1, maximum: 6 });
const thrown = said('Absent after a passage, and for whoever stayed.', dice);

export const schema = gameSchema({
  parts: {
    card: word(...CARDS),
    suspect: word(...SUSPECTS),
    weapon: word(...WEAPONS),
    room: word(...ROOMS),
    place: said(
      `A room; or a square of a corridor: its row times ${WIDTH} plus its column, from 0 at the top left of the board in the rules.`,
      anyOf(ref('room'), COUNT),
    ),
    guess: fields({ who: ref('suspect'), how: ref('weapon'), where: ref('room') }),
  },
  options: optionsSchema(offer.options),
  moves: [
    said('Another token, before a match.', kind('token', { token: ref('suspect') })),
    fields({ kind: word('roll', 'passage', 'stay', 'end') }),
    kind('walk', { to: ref('place') }),
    kind('suspect', { guess: ref('guess') }),
    READY,
  ],
  hidden: [kind('accuse', { guess: ref('guess') }), kind('show', { card: CARD })],
  views: [
    phase(['gathering', 'dealing'], session),
    phase(['moving', 'rolling'], match),
    phase('walking', match, { dice }),
    phase(
      'acting',
      match,
      { maySuspect: said('Whether a suspicion is still open to whoever is on turn.', FLAG) },
      { dice: thrown },
    ),
    phase(
      'refuting',
      match,
      { late: said('The refuter ran out of time, and the house shows a card.', FLAG) },
      { dice: thrown },
    ),
    phase('over', match, { outcome: OUTCOME, ready: SEATS }),
  ],
  seen: [
    kind('deal', { weapons: list(ref('room')) }),
    kind('dice', { dice }),
    fields({ kind: word('show', 'pick'), card: cardOrHidden }),
    kind('accuse', { guess: ref('guess'), right: FLAG }),
  ],
  stamps: [
    {
      kinds: ['roll', 'passage', 'stay', 'walk', 'suspect', 'end', 'accuse'],
      stamp: 'turn {match}.{turns}.<step>',
      where: '<step>: the phase; but `suspecting` while `maySuspect`.',
    },
    { kinds: ['show'], stamp: 'show {match}.{turns}' },
    { kinds: ['ready'], stamp: 'again {match}' },
    {
      kinds: ['token'],
      stamp: 'token {match}.<chosen>',
      where: '<chosen>: that of your own seat.',
    },
  ],
});
