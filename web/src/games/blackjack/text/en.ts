import type { Result } from '@stammtisch/blackjack';
import type { Action } from '@stammtisch/blackjack/odds';

import type { Who } from '../../../table/table-context.ts';
import type { Refusal } from '../rules.ts';

const RANKS: Readonly<Record<string, string>> = {
  T: '10',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
};

const SUITS: Readonly<Record<string, string>> = {
  d: 'diamonds',
  c: 'clubs',
  h: 'hearts',
  s: 'spades',
};

const cardName = (card: string): string =>
  `${RANKS[card.charAt(0)] ?? card.charAt(0)} of ${SUITS[card.charAt(1)] ?? ''}`;

const refusals: Readonly<Record<Refusal, string>> = {
  'not-seated': 'You are watching: only those with a seat can play.',
  'not-now': 'That is not possible just now.',
  'not-your-turn': 'It is not your turn yet.',
  'already-ready': 'You have already said that you are ready.',
  'already-bet': 'You have already bet; a bet cannot be changed.',
  'sitting-out': 'You sit this round out.',
  'bet-too-low': 'A bet is at least one dollar.',
  'not-whole-dollars': 'Bets are whole dollars.',
  'too-few-chips': 'You have too few chips for that.',
  'not-with-these-cards': 'That is only possible with the first two cards.',
  'not-at-this-table': 'That is not played at this table.',
  'not-a-pair': 'Only two cards of equal value can be split.',
  'already-split': 'A hand can be split only once.',
  'no-ace-showing': 'Insurance needs an ace of the dealer’s.',
  'already-insured': 'You are insured already.',
};

const who = ({ name, you }: Who, verb: string, yours: string): string =>
  you ? `You ${yours}` : `${name} ${verb}`;

const actions: Readonly<Record<Action, string>> = {
  hit: 'Hit',
  stand: 'Stand',
  double: 'Double',
  split: 'Split',
  insurance: 'Insurance',
};

const results: Readonly<Record<Result, string>> = {
  bust: 'bust',
  lost: 'lost',
  push: 'push',
  won: 'won',
  blackjack: 'blackjack',
};

/** Everything that is said at a Blackjack table. */
export const en = {
  cardName,
  refusals,
  round: (number: number) => `round ${number}`,
  yourPlace: 'Your place',
  ace: 'an ace',
  felt: { pays: 'Blackjack pays 3 to 2', insurance: 'Insurance pays 2 to 1' },
  worth: {
    natural: 'Blackjack',
    bust: (value: number) => `bust with ${value}`,
    bustShort: 'Bust',
    soft: (value: number) => `soft ${value}`,
    hard: (value: number) => `${value}`,
  },
  dealer: {
    name: 'Dealer',
    shows: (what: string) => `shows ${what}`,
    has: (what: string) => `has ${what}`,
    isBust: (value: number) => `is bust with ${value}`,
    label: (cards: string) => `The dealer’s cards: ${cards}`,
    faceDown: 'one face down',
  },
  hand: {
    label: (cards: string, worth: string) => `${cards}: ${worth}`,
    balance: (amount: string) => `You have ${amount}`,
    insured: (amount: string) => `insured for ${amount}`,
    doubled: 'doubled',
    inPlay: 'being played',
    hasBet: (amount: string) => `bet ${amount}`,
    results,
  },
  bet: {
    label: 'Your bet in dollars',
    chips: 'Chips',
    add: (amount: string) => `Add ${amount}`,
    clear: 'Clear',
    repeat: (amount: string) => `Again ${amount}`,
    all: 'All in',
    place: (amount: string) => `Bet ${amount}`,
    placeNone: 'Bet',
    most: (amount: string) => `You have no more than ${amount}.`,
  },
  actions: {
    names: actions,
    hitNote: 'take a card',
    standNote: (value: number) => `stay on ${value}`,
    more: (amount: string) => `${amount} more`,
    insuranceNote: (amount: string) => `costs ${amount}`,
    satOut: 'You play again in the next round',
    sending: 'One moment…',
    newRound: 'New round',
    newRoundNote: 'anyone may begin it',
    firstRound: 'Begin the round',
    begins: 'The round begins',
  },
  insure: {
    title: 'Insurance?',
    why: (amount: string) =>
      `The dealer shows an ace. Insurance costs ${amount} and pays 2 to 1 against a blackjack.`,
    yes: 'Insure',
    yesNote: (amount: string, won: string) => `${amount} to win ${won}`,
    no: 'No insurance',
    noNote: 'play on without',
    worth: (bets: string) => ` On average: ${bets} bets.`,
  },
  help: {
    open: 'Hints and trainer',
    title: 'Hints and trainer',
    hints: 'Show what every action is worth',
    hintsText: 'On average, in bets, with every card that has been seen. The best one has a star.',
    trainer: 'Trainer: say what my choice has cost',
    trainerText: 'After every decision, compared with the best one.',
    worth: (bets: string) => `${bets} bets`,
    best: 'best',
    isBest: (action: string) => `${action}: the best play.`,
    cost: (action: string, bets: string, better: string) =>
      `${action} cost you ${bets} of the bet; ${better} was better.`,
    declined: 'No insurance',
    on: 'Hints are on.',
    off: 'Hints are off.',
  },
  broke: {
    title: 'You have no chips left.',
    again: (amount: string) => `Begin again with ${amount}`,
    elsewhere: 'Your money still lies on another table',
  },
  state: {
    bet: 'Place your bet',
    betOf: (names: string) => `Waiting for a bet: ${names}`,
    youBet: (amount: string, names: string) => `You bet ${amount}. Waiting for ${names}`,
    sittingOut: 'You sit this round out',
    insuring: (names: string) => `Insurance? Waiting for ${names}`,
    yours: (mine: string, dealer: string) => `Your turn: ${mine} against ${dealer}`,
    yourSplit: (nth: number, mine: string, dealer: string) =>
      `${nth === 0 ? 'First' : 'Second'} hand: ${mine} against ${dealer}`,
    theirs: (name: string, worth: string, dealer: string) => `${name}: ${worth} against ${dealer}`,
    shuffling: 'The cards are shuffled',
    before: 'Anyone may begin the round',
    nobodyBet: 'Nobody has bet',
    win: (amount: string) => `You win ${amount}`,
    lose: (amount: string) => `You lose ${amount}`,
    even: 'You neither win nor lose',
    dealerHas: (what: string) => `Dealer ${what}`,
    over: 'The table is closing',
  },
  seat: { out: 'sits out', broke: 'broke' },
  keys: {
    chip: 'put down a chip',
    clear: 'take the chips back',
    repeat: 'the last bet again',
    all: 'all in',
    bet: 'bet, or begin a round',
    help: 'switch hints on or off',
  },
  facts: {
    sat: (by: Who) => who(by, 'sits down', 'sit down'),
    satBot: (by: Who) => `${by.name}, a computer, sits down`,
    gotUp: (by: Who) => who(by, 'gets up', 'get up'),
    away: (by: Who) => who(by, 'is away', 'are away'),
    back: (by: Who) => who(by, 'is back', 'are back'),
    chips: (by: Who, amount: string) => who(by, `brings ${amount}`, `bring ${amount}`),
    ready: (by: Who) => who(by, 'begins a round', 'begin a round'),
    late: (by: Who) => who(by, 'ran out of time', 'ran out of time'),
    began: (round: number) => `Round ${round}: place your bets`,
    shuffled: 'The cards are shuffled',
    bet: (by: Who, amount: string) => who(by, `bets ${amount}`, `bet ${amount}`),
    sitsOut: (by: Who) => who(by, 'sits this round out', 'sit this round out'),
    nobodyBet: 'Nobody has bet',
    returned: (by: Who, amount: string) =>
      by.you ? `Your bet of ${amount} goes back` : `${by.name}’s bet of ${amount} goes back`,
    lost: (by: Who, amount: string) =>
      by.you ? `Your ${amount} belong to the bank` : `${by.name}’s ${amount} belong to the bank`,
    dealt: (by: Who, cards: string, worth: string) =>
      `${by.you ? 'You' : by.name}: ${cards}, ${worth}`,
    dealerShows: (card: string) => `The dealer shows the ${card}`,
    stood: (by: Who, value: number) => who(by, `stands on ${value}`, `stand on ${value}`),
    busted: (by: Who, value: number) => who(by, `is bust with ${value}`, `are bust with ${value}`),
    hit: (by: Who, card: string, value: number) =>
      `${who(by, 'takes a card', 'take a card')}: ${card}, ${value}`,
    doubled: (by: Who, card: string, stake: string) =>
      `${who(by, 'doubles', 'double')} to ${stake}: ${card}`,
    split: (by: Who) => who(by, 'splits', 'split'),
    insured: (by: Who, stake: string) =>
      who(by, `takes insurance for ${stake}`, `take insurance for ${stake}`),
    declined: (by: Who) => who(by, 'takes no insurance', 'take no insurance'),
    noNatural: 'The dealer has looked: no blackjack',
    holeCard: (card: string, value: number) => `The dealer turns the ${card}: ${value}`,
    drew: (card: string, value: number) => `The dealer draws the ${card}: ${value}`,
    settled: (by: Who, result: string, profit: string) =>
      `${by.you ? 'You' : by.name}: ${result}, ${profit}`,
    insurance: (by: Who, profit: string) => `${by.you ? 'You' : by.name}: insurance ${profit}`,
    matchOver: (winners: string) => `The table closes. Ahead: ${winners}`,
    nobodyWon: 'The table closes',
    newMatch: 'A new game begins',
  },
  score: {
    player: 'Player',
    balance: 'Chips',
    last: 'Last round',
    total: 'In all',
    none: '–',
  },
  leave: {
    bet: (amount: string) => `Your bet of ${amount} goes back to you.`,
    stakes: (amount: string) => `The ${amount} that you have staked stay with the bank.`,
    free: 'You have nothing at stake in this round.',
  },
  read: {
    noHand: 'You have no cards.',
    hand: (cards: string, worth: string, bet: string) => `You hold ${cards}: ${worth}, bet ${bet}`,
    holds: (name: string, worth: string, bet: string) => `${name}: ${worth}, bet ${bet}`,
    score: (name: string, chips: string, won: string) => `${name}: ${chips}, in all ${won}`,
  },
  guide: {
    title: 'In short',
    lines: [
      'Everyone plays against the dealer alone: whoever is closer to 21 wins, and above 21 all is lost.',
      'Kings, queens and jacks count 10, an ace 1 or 11. With an ace as 11 a hand is soft: 7/17 means 7 or 17.',
      'Hit takes a card, stand takes no more. Double doubles the bet for exactly one card.',
      'An ace and a ten as the first two cards are a blackjack and win three for two.',
      'If the dealer shows an ace, insurance for half the bet pays two for one against a blackjack.',
      'Split makes two hands of two cards of equal value, each with a bet of its own.',
      'The dealer draws up to 16 and stands from 17 on. Equal values are a push: the bet goes back.',
    ],
  },
  phrases: ['Good luck!', 'One more!', 'So close!'],
};

export type Text = typeof en;
