import type { BigTwo } from '@stammtisch/big-two';

import type { Rule, RulebookTexts } from '../../rulebook.ts';

type Options = BigTwo['Options'];

const rules = {
  '1.1': 'A pack of 52. Ranks from high to low: 2 A K Q J 10 9 8 7 6 5 4 3.',
  '1.2': 'Suits from high to low: spades, hearts, clubs, diamonds.',
  '1.3':
    'Every card has a place in one order, rank first, then suit: the lowest is 3♦, the highest 2♠.',
  '2.1': '**Single**: any card. The higher place wins.',
  '2.2':
    '**Pair**: two cards of a rank. The higher rank wins; of two pairs of a rank, the one with the spade.',
  '2.3': '**Triple**: three cards of a rank. The higher rank wins.',
  '2.4':
    '**Straight**: five ranks in a row, not all of a suit, from A2345 and 23456 up to 10JQKA. JQKA2, QKA23 and KA234 are none. The higher row wins; of two equal rows, the one whose last card has the higher suit.',
  '2.5':
    '**Flush**: five cards of a suit that are no straight. The higher suit wins, whatever the ranks; in one suit, the higher top card, and there the two is high.',
  '2.6': '**Full house**: three of a rank and two of another. The higher triple wins.',
  '2.7': '**Four of a kind**: four of a rank and any fifth card. The higher four wins.',
  '2.8':
    '**Straight flush**: five in a row of one suit. The higher row wins, then the higher suit.',
  '2.9':
    'Nothing else can be played: no two pairs, no four cards, no triple with odd cards, no row of another length.',
  '2.10':
    'A combination is beaten by a higher one of as many cards. Among five cards, a higher kind beats every lower kind: straight, flush, full house, four of a kind, straight flush.',
  '3.1': 'Four play, as soon as all seats are taken by people or by the computer.',
  '3.2': 'Dealing and playing go counter-clockwise: next is the neighbour to the right.',
  '3.3': 'The first person to sit down deals first; later the winner of the last hand.',
  '3.4': 'Thirteen cards each. The house shuffles and cuts; every order is equally likely.',
  '3.5': 'Hands are kept sorted. How many cards everyone holds is public.',
  '4.1':
    'In the first hand, and in the first after a change of players, whoever holds 3♦ leads, and that first play must contain it.',
  '4.2': 'In every other hand the winner of the last one leads, with anything.',
  '4.3': 'Then, in turn, everyone beats the last combination or passes. Nobody has to beat it.',
  '4.4': 'A pass does not bind: whoever passed may play again when the turn comes round.',
  '4.5':
    'After three passes in a row the heap is put aside, and whoever played last leads with anything.',
  '4.6': 'Whoever leads cannot pass.',
  '4.7': 'The hand is over as soon as someone has no cards left.',
  '4.8': 'A single last card brings a warning to all and no duty to anyone.',
  '5.1':
    'Penalty points for cards left: one each for up to 9 cards, two each for 10 to 12, three each for 13. So 9 cards cost 9 points, 10 cost 20, and 13 cost 39.',
  '5.2':
    'After each hand every two players settle the difference of their points. For 0, 3, 20 and 39 points that is +62, +50, −18 and −94.',
  '5.3': ({ stake }) =>
    stake === 0
      ? 'At this table one plays for points alone.'
      : `At this table a point is worth $${(stake / 100).toFixed(2)} of play money.`,
  '5.4': ({ stake }) =>
    stake === 0
      ? ''
      : 'Nobody pays more than lies in front of them. If someone cannot pay all, those who gain share what was paid in proportion to their gains.',
  '5.5':
    'Everyone has an account of points, gains and money from sitting down to getting up, the computer too.',
  '5.6': 'The cards that were left are shown when the hand is over, so that everyone can count.',
  '5.7':
    'When the table closes, the highest total gain wins among those who have played a hand; equal ones share the win.',
  '6.1':
    'After a hand, the next one begins when every person who is there is ready. Nobody waits for the computer or for someone away.',
  '6.2':
    'Seats are taken and given up between hands. The chips in front of a seat come and go with whoever sits there.',
  '6.3':
    'Whoever goes away during a hand keeps seat and chips until it is over; the computer plays the same cards on. Coming back ends that at once.',
  '6.4':
    'If a turn runs out of time, the player passes; leading, the lowest card that may be led is played. Between hands, whoever runs out of time counts as ready.',
  '6.5': 'When the last person leaves, the computer plays the hand to its end.',
  '6.6': 'A hand that has begun is played to its end before the table closes.',
} satisfies Readonly<Record<string, Rule<Options>>>;

export type Texts = RulebookTexts<Options, keyof typeof rules>;

export const en: Texts = {
  short: [
    'Everyone gets thirteen cards. Whoever is rid of them first wins the hand; the others pay for what they have left.',
    'The two is the highest card, then ace, king and so on down to the three. Spades beat hearts, hearts clubs, clubs diamonds.',
    'Whoever has 3♦ begins: with a single card, a pair, a triple, or five cards that make a straight, flush, full house, four of a kind or straight flush.',
    'In turn, everyone plays as many cards, and higher ones, or passes. Whoever passed may join in again later.',
    'When three in a row have passed, whoever played last begins anew with anything.',
  ],
  chapters: [
    'The cards',
    'The combinations',
    'Seats and deal',
    'The play',
    'Scores and stakes',
    'The table',
  ],
  rules,
};
