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
  tuple,
  WHOLE,
  word,
} from '@stammtisch/kernel/json-schema';

import { offer } from './offer.ts';

const dealer = anyOf(SEAT, word('drawn'));
const team = said('Seats 0 and 2, or seats 1 and 3.', word(0, 1));
const wish = word('schoenere', 'schlagtausch');
const asking = fields({ by: SEAT, wish });
const announcersHands = said('Of the dealer and of forehand.', tuple(HELD, HELD));

const session = {
  score: said('Points of the two teams in this game.', list(COUNT)),
  games: said('Games won by the two teams at this table.', list(COUNT)),
  deals: said('How many deals have been begun for a new round.', COUNT),
  rounds: said('The score sheet of this game.', list(ref('finished'))),
};

const dealt = {
  ...session,
  dealer: SEAT,
  hands: HANDS,
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

const announced = fields({ schlag: CARD, trump: CARD });
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
const cardOrHidden = anyOf(CARD, word('hidden'));

export const schema = gameSchema({
  parts: {
    card: said(
      '`Oh` is the Ober of hearts; suits are b (bells), l (leaves), h (hearts), a (acorns); `6b` is the Weli.',
      word(...german.PACK_33),
    ),
    trick: TRICK,
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
  moves: [
    kind('ask', { wish }),
    kind('noWish'),
    kind('answer', { accept: FLAG }),
    kind('bet'),
    kind('card', { card: CARD }),
    READY,
  ],
  hidden: [kind('show', { card: CARD })],
  views: [
    phase('between', session, { dealer, ready: SEATS }, { last: ref('last') }),
    phase('dealing', session, { dealer }),
    phase(
      'announcing',
      dealt,
      { shown: fields({}, { schlag: cardOrHidden, trump: cardOrHidden }) },
      { noWish },
    ),
    phase('asked', dealt, { asking }, { noWish }),
    phase('redealing', dealt),
    phase('forced', dealt, { announcement }),
    phase('playing', dealt, tricks),
    phase('betting', dealt, { ...tricks, by: SEAT }),
    phase('over', session, { outcome: OUTCOME, ready: SEATS }, { last: ref('last') }),
  ],
  seen: [
    kind('show', { card: cardOrHidden }),
    kind('deal', { dealer: SEAT, hands: list(HELD) }),
    kind('redeal', { hands: announcersHands }),
  ],
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
});
