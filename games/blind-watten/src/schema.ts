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
  tuple,
  VIEWER,
  WHOLE,
  word,
} from '@stammtisch/kernel/json-schema';

import { offer } from './offer.ts';

const dealer = anyOf(SEAT, word('drawn'));
const team = said('Seats 0 and 2, or seats 1 and 3.', word(0, 1));
const wish = word('schoenere', 'schlagtausch');
const asking = fields({ by: SEAT, wish });
const announcersHands = said(
  'Of the dealer and of forehand.',
  tuple(held(ref('card')), held(ref('card'))),
);

const session = {
  viewer: VIEWER,
  options: ref('options'),
  seating: SEATING,
  score: said('Points of the two teams in this game.', list(COUNT)),
  games: said('Games won by the two teams at this table.', list(COUNT)),
  deals: said('How many deals have been begun for a new round.', COUNT),
  rounds: said('The score sheet of this game.', list(ref('finished'))),
};

const dealt = {
  ...session,
  dealer: SEAT,
  hands: said('The viewer’s cards, and how many the others hold.', list(held(ref('card')))),
  gaveBack: said('What was given back for Schönere.', list(announcersHands)),
  swapped: said('Whether the announcers have exchanged their tasks.', FLAG),
  declined: said('What was declined and may not be asked again.', list(asking)),
};

const finished = {
  winner: team,
  points: WHOLE,
  ending: anyOf(
    fields({ by: word('tricks', 'four declined') }),
    fields({ by: word('declined'), bet: SEAT }),
    fields({ by: word('forfeited'), seat: SEAT }),
  ),
};

const announced = fields({ schlag: ref('card'), trump: ref('card') });
const announcement = said(
  'The card whose value is Schlag, and the card whose suit is trump.',
  anyOf(ref('announcement'), word('hidden')),
);

const tricks = {
  announcement,
  tricks: said('The last one is still being played, and may be empty.', list(ref('trick'))),
  won: said('Tricks of the two teams.', list(COUNT)),
  stake: said('What the round is worth.', COUNT),
  mayBet: said('Which teams may raise.', list(team)),
};

const noWish = said('Announcers who have said that they have no wish.', SEATS);
const cardOrHidden = anyOf(ref('card'), word('hidden'));

const openMoves: readonly JsonSchema[] = [
  kind('ask', { wish }),
  kind('noWish'),
  kind('answer', { accept: FLAG }),
  kind('bet'),
  kind('card', { card: ref('card') }),
  READY,
];

export const schema: GameSchema = {
  parts: {
    card: said(
      '`Oh` is the Ober of hearts; suits are b (bells), l (leaves), h (hearts), a (acorns); `6b` is the Weli.',
      word(...german.PACK_33),
    ),
    trick: trick(ref('card')),
    announcement: announced,
    finished: fields(finished),
    last: said(
      'The round before, with what was secret about it. The cards never played stay hidden.',
      fields({
        ...finished,
        dealer: SEAT,
        announcement: ref('announcement'),
        tricks: list(ref('trick')),
      }),
    ),
  },
  options: optionsSchema(offer.options),
  move: anyOf(...openMoves, kind('show', { card: ref('card') })),
  view: anyOf(
    fields({ ...session, phase: word('between'), dealer, ready: SEATS }, { last: ref('last') }),
    fields({ ...session, phase: word('dealing'), dealer }),
    fields(
      {
        ...dealt,
        phase: word('announcing'),
        shown: fields({}, { schlag: cardOrHidden, trump: cardOrHidden }),
      },
      { noWish },
    ),
    fields({ ...dealt, phase: word('asked'), asking }, { noWish }),
    fields({ ...dealt, phase: word('redealing') }),
    fields({ ...dealt, phase: word('forced'), announcement }),
    fields({ ...dealt, phase: word('playing'), ...tricks }),
    fields({ ...dealt, phase: word('betting'), ...tricks, by: SEAT }),
    fields(
      { ...session, phase: word('over'), outcome: OUTCOME, ready: SEATS },
      { last: ref('last') },
    ),
  ),
  seen: anyOf(
    ...openMoves,
    kind('show', { card: cardOrHidden }),
    kind('deal', { dealer: SEAT, hands: list(held(ref('card'))) }),
    kind('redeal', { hands: announcersHands }),
    HOUSE_MOVE,
  ),
  stamps: [
    {
      kinds: ['show', 'ask', 'noWish'],
      stamp: '<kind> {deals}.{gaveBack.length} <about>',
      where:
        '<kind>: that of the move. <about>: for `show` your task, schlag or trump; for `ask` the wishes that are open to you, joined by a slash; for `noWish` `swapped` or `as dealt`, by whether the tasks were exchanged.',
    },
    {
      kinds: ['answer'],
      stamp: 'answer {deals}.{gaveBack.length} {asking.wish}',
      where: 'To a wish.',
    },
    { kinds: ['answer'], stamp: 'answer {deals} four', where: 'To the four.' },
    { kinds: ['answer'], stamp: 'answer {deals} bet {stake}', where: 'To a bet.' },
    {
      kinds: ['card'],
      stamp: 'card {deals}.{tricks.length}.<cards> {stake}',
      where: '<cards>: how many cards lie in the last of the tricks.',
    },
    { kinds: ['bet'], stamp: 'bet {deals} {stake}' },
    { kinds: ['ready'], stamp: 'ready {deals}', where: 'Between two rounds.' },
    { kinds: ['ready'], stamp: 'again {deals}', where: 'After a game.' },
  ],
};
