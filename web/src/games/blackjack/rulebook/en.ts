import type { Blackjack } from '@stammtisch/blackjack';

import type { Rule, RulebookTexts } from '../../rulebook.ts';

type Options = Blackjack['Options'];

const rules = {
  '1.1':
    'French cards, 52 to a deck. Cards from 2 to 10 count what they show, jack, queen and king count 10, an ace counts 1 or 11, whichever is better. Suits do not matter.',
  '1.2':
    'A hand is worth the sum of its cards. It is **soft** while an ace in it counts 11, and **bust** above 21. 21 with the first two cards is a **natural**, or blackjack.',
  '1.3': ({ decks }) => (decks === 1 ? 'One deck is shuffled for every round.' : ''),
  '1.4': ({ decks }) =>
    decks === 1
      ? ''
      : `${decks} decks make a **shoe**, from which one round after another is dealt. It is shuffled before a round if less than a quarter of its cards is left, or if they could run out before the round is over.`,
  '1.5': 'The cards cannot run out in a round. This is why nobody splits twice.',
  '1.6': 'The house shuffles before the bets, so that no bet can bear on the cards.',
  '2.1': 'One to five play, each against the dealer alone. Empty chairs stop nobody.',
  '2.2':
    'A bet is whole dollars, at least one, and at most what lies in front of the player. There is no other limit, and no play without a bet.',
  '2.3': ({ betting }) =>
    ({
      inTurn: 'Players bet one after another in seat order.',
      together: 'All players bet at once.',
    })[betting] + ' A bet cannot be changed.',
  '2.4':
    'Asked are those who are there and have a dollar. Someone away or without a dollar keeps the chair and watches.',
  '2.5':
    'What is staked leaves the player’s stack at once. Whoever wants to double, split or insure needs only what is added.',
  '2.6': 'Whoever does not bet in time sits the round out.',
  '2.7': 'The last bet starts the deal. If nobody bets, the round is over.',
  '3.1':
    'One card for each player in seat order, then the dealer’s open card, then a second card for each player, then the dealer’s **hole card**.',
  '3.2':
    'All cards lie open but the hole card, which nobody sees before the dealer turns it, and those still to come.',
  '3.3': 'Everyone may remember what was open since the last shuffle.',
  '4.1': 'One after another in seat order, hand by hand.',
  '4.2': '**Stand**: no more cards. Always possible.',
  '4.3': '**Hit**: one card more. Above 21 the turn is over.',
  '4.4': ({ split, doubleAfterSplit }) =>
    '**Double**: the bet is doubled for exactly one card more, and the turn is over. Only with two cards' +
    (split && !doubleAfterSplit ? ', and not after a split.' : '.') +
    (split && doubleAfterSplit ? ' Also after a split.' : ''),
  '4.5': ({ peek }) =>
    peek
      ? ''
      : '**Insurance** in turn: as long as the player has only the first two cards and the dealer shows an ace, once. The turn goes on, and doubling is still possible.',
  '4.6': ({ split }) =>
    split
      ? '**Split**: two first cards of equal value, a king and a ten for instance, become two hands with a bet each. Each gets a second card at once, and they are played in order. Nobody splits twice, split aces get no more cards than that, and 21 on a split hand is no natural.'
      : 'Nobody splits at this table.',
  '4.7': 'With 21 there is nothing to decide: the hand stands by itself.',
  '4.8': 'Whoever does not play in time stands with the hand on turn.',
  '5.1': ({ peek }) =>
    peek
      ? '**Peek**: a dealer who shows an ace or a ten looks at the hole card before anyone plays. A natural ends the round at once.'
      : 'The hole card stays hidden until the dealer’s turn, so whoever has doubled loses all of it to a natural.',
  '5.2': ({ peek }) =>
    peek
      ? 'A dealer who shows an ace first offers insurance, to all at once. Asked are those who have no natural and enough chips; whoever does not answer in time has declined.'
      : '',
  '5.3': 'Insurance costs half of the first bet, no more and no less.',
  '6.1': ({ soft17 }) =>
    'The dealer draws below 17 and stands on 17 or more, ' +
    { stand: 'on a soft 17 too.', hit: 'but draws to a soft 17.' }[soft17],
  '6.2': 'The dealer draws nothing if every player is bust or gone.',
  '6.3': 'The dealer turns the hole card in any case.',
  '7.1': 'A bust hand has lost, even if the dealer goes bust later.',
  '7.2':
    'Otherwise the higher value wins, and any value against a dealer who is bust. Equal values are a **push**: the bet goes back.',
  '7.3': 'A natural beats every other 21; two naturals are a push.',
  '7.4': 'A natural wins 3:2, any other hand 1:1. A doubled bet wins and loses double.',
  '7.5': 'Insurance wins 2:1 if the dealer has a natural, and is lost otherwise.',
  '7.6':
    'When the round is over everyone sees what each hand and each player has won or lost in it.',
  '8.1':
    'Any person who is seated and there may begin a round. When every chair is taken the first one begins by itself. Whoever runs out of time between rounds counts as ready.',
  '8.2': 'Whoever sits down during the bets may bet; whoever comes later waits for the next round.',
  '8.3':
    'Anyone may leave at any time. During the bets the bet goes back; after the deal all that is staked belongs to the bank, and the turn passes on. If the last player leaves, the round is over.',
  '8.4':
    'For someone who is away during a turn the computer plays on, without putting more of their money at stake: it neither doubles nor splits nor insures. Coming back ends that at once.',
  '8.5':
    'Chips may be brought at any time. A computer that has lost all of its chips gets new ones from the house before the next round.',
  '8.6':
    'A round that has begun is played to its end before the table closes. If only computers are left they do not play on.',
  '8.7':
    'When the table closes, everyone who has won more than they lost since sitting down has won.',
} satisfies Readonly<Record<string, Rule<Options>>>;

export type Texts = RulebookTexts<Options, keyof typeof rules>;

export const en: Texts = {
  short: [
    'Everyone plays against the dealer alone: whose cards come closer to 21, without going above? Pictures count 10, an ace 1 or 11.',
    ({ betting }) =>
      'First everyone bets, ' +
      { inTurn: 'one after another', together: 'all at once' }[betting] +
      '. Then each gets two open cards, the dealer one open and one hidden.',
    ({ split }) =>
      'On your turn: **hit** for another card, **stand**, or **double** the bet for exactly one card more' +
      (split ? '; two cards of equal value can be **split** into two hands.' : '.'),
    'The dealer draws until 17. Whoever is nearer to 21 wins; above 21 one has lost.',
    'A win pays 1:1, a **blackjack**, 21 with the first two cards, 3:2. If the dealer shows an ace one can insure against a blackjack, which pays 2:1.',
  ],
  chapters: [
    'The cards',
    'The bets',
    'The deal',
    'The play',
    'Peek and insurance',
    'The dealer',
    'What is won',
    'The table',
  ],
  rules,
};
