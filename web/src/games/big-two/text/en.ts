import type { Who } from '../../../table/table-context.ts';
import type { Kind, Refusal } from '../rules.ts';

const plural = new Intl.PluralRules('en');

/** A combination as it is named: what it is and by which card it is known. */
export interface Named {
  readonly kind: Kind;
  readonly card: string;
}

const RANKS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  '2': ['2', 'twos'],
  '3': ['3', 'threes'],
  '4': ['4', 'fours'],
  '5': ['5', 'fives'],
  '6': ['6', 'sixes'],
  '7': ['7', 'sevens'],
  '8': ['8', 'eights'],
  '9': ['9', 'nines'],
  T: ['10', 'tens'],
  J: ['jack', 'jacks'],
  Q: ['queen', 'queens'],
  K: ['king', 'kings'],
  A: ['ace', 'aces'],
};

const SUITS: Readonly<Record<string, string>> = {
  d: 'diamonds',
  c: 'clubs',
  h: 'hearts',
  s: 'spades',
};

const one = (card: string): string => RANKS[card.charAt(0)]?.[0] ?? card;
const many = (card: string): string => RANKS[card.charAt(0)]?.[1] ?? card;
const suit = (card: string): string => SUITS[card.charAt(1)] ?? card;
const cardName = (card: string): string => `${one(card)} of ${suit(card)}`;

const kinds: Readonly<Record<Kind, string>> = {
  single: 'single card',
  pair: 'pair',
  triple: 'three of a kind',
  straight: 'straight',
  flush: 'flush',
  'full house': 'full house',
  'four of a kind': 'four of a kind',
  'straight flush': 'straight flush',
};

const combinations: Readonly<Record<Kind, (card: string) => string>> = {
  single: cardName,
  pair: card => `pair of ${many(card)}`,
  triple: card => `three ${many(card)}`,
  straight: card => `straight to the ${one(card)}`,
  flush: card => `flush in ${suit(card)}`,
  'full house': card => `full house of ${many(card)}`,
  'four of a kind': card => `four ${many(card)}`,
  'straight flush': card => `straight flush in ${suit(card)} to the ${one(card)}`,
};

const refusals: Readonly<Record<Refusal, string>> = {
  'not-seated': 'You are watching: only those with a seat can play.',
  'not-now': 'That is not possible just now.',
  'not-your-turn': 'It is not your turn yet.',
  'already-ready': 'You have already said that you are ready.',
  'not-in-hand': 'You no longer hold one of these cards.',
  'no-combination':
    'These cards are no combination. Allowed: one, a pair, three of a kind, or five cards that belong together.',
  'wrong-size': 'Play as many cards as lie on the table, or pass.',
  'too-low': 'That does not beat what lies on the table.',
  'needs-three-of-diamonds': 'The first play of this hand must contain the 3 of diamonds.',
  'cannot-pass': 'You lead: you cannot pass, play anything you like.',
};

/** The same in a few words. */
const refusedBriefly: Readonly<Record<Refusal, string>> = {
  'not-seated': 'You are watching',
  'not-now': 'Not just now',
  'not-your-turn': 'Not your turn yet',
  'already-ready': 'You are ready',
  'not-in-hand': 'One of these cards is gone',
  'no-combination': 'These cards are no combination',
  'wrong-size': 'Play as many cards as on the table',
  'too-low': 'Too low to beat the table',
  'needs-three-of-diamonds': 'The 3 of diamonds must be in it',
  'cannot-pass': 'You lead and cannot pass',
};

const who = ({ name, you }: Who, verb: string, yours: string): string =>
  you ? `You ${yours}` : `${name} ${verb}`;

/** Everything that is said at a Big Two table. */
export const en = {
  cardName,
  kinds,
  combination: ({ kind, card }: Named) => combinations[kind](card),
  refusals,
  refusedBriefly,
  hand: (number: number) => `hand ${number}`,
  handOver: (number: number) => `hand ${number} is over`,
  yourHand: 'Your hand',
  handLabel: (cards: number, raised: number) =>
    `Your hand, ${cards} ${plural.select(cards) === 'one' ? 'card' : 'cards'}, ${raised} raised`,
  notPlayable: 'cannot be played now',
  orders: { rank: 'by rank', suit: 'by suit', combination: 'by combination' },
  sortTo: (order: string) => `Sort ${order}`,
  hint: 'Show what is possible',
  hints: (at: number, all: number, what: string) => `${at} of ${all} possible: ${what}`,
  noHint: 'Nothing in your hand beats it. Pass.',
  pass: 'Pass',
  play: 'Play',
  choose: 'Choose cards',
  chooseFirst: 'Raise the cards you want to play, or pass.',
  sending: 'One moment…',
  keys: {
    select: 'raise or lower the card',
    play: 'play the raised cards',
    pass: 'pass',
    sort: 'sort the hand',
    hint: 'show what is possible',
  },
  advice: {
    pass: 'pass.',
    play: (what: string) => `${what}.`,
    reasons: {
      'goes out': 'With it you are out.',
      'wins for certain': 'From here on nobody can stop you, wherever the cards are.',
      'cannot be beaten': 'Nobody can beat it.',
      'next has one card': 'The next player has one card left.',
      'nothing beats it': 'You hold nothing that beats it.',
      'would break up': 'Whatever beats it would break up your hand.',
      'is kept for later': 'What beats it is worth more later.',
    },
    costs: (points: string) => `Points: about ${points}.`,
    leaves: (cards: number, plays: number) =>
      `It leaves ${cards} ${plural.select(cards) === 'one' ? 'card' : 'cards'}, in ${plays} ${
        plural.select(plays) === 'one' ? 'play' : 'plays'
      } at best.`,
  },
  state: {
    lead: 'Your turn: lead with anything',
    leadThree: 'Your turn: lead with the 3 of diamonds',
    beat: (what: string) => `Your turn: beat the ${what} or pass`,
    cannot: 'Your turn: you cannot beat it, pass',
    will: (what: string) => `Your turn: ${what}`,
    turnOf: (name: string) => `${name} is to play`,
    dealing: 'The cards are being dealt',
    leads: (name: string) => `${name} leads`,
  },
  heap: {
    empty: 'The table is empty.',
    by: (name: string, what: string) => `${name}: ${what}`,
    yours: (what: string) => `You: ${what}`,
    label: (cards: string) => `On the table: ${cards}`,
    aside: 'All passed. Put aside:',
    youPassed: 'You passed',
  },
  seat: {
    played: 'played',
    passed: 'passed',
    lastCard: 'last card!',
    leads: 'leads',
  },
  facts: {
    sat: (by: Who) => who(by, 'sits down', 'sit down'),
    satBot: (by: Who) => `${by.name}, a computer, sits down`,
    gotUp: (by: Who) => who(by, 'gets up', 'get up'),
    away: (by: Who) => who(by, 'is away', 'are away'),
    back: (by: Who) => who(by, 'is back', 'are back'),
    chips: (by: Who, amount: string) => who(by, `brings ${amount}`, `bring ${amount}`),
    ready: (by: Who) => who(by, 'is ready', 'are ready'),
    late: (by: Who) => who(by, 'ran out of time', 'ran out of time'),
    passed: (by: Who) => who(by, 'passes', 'pass'),
    played: (by: Who, what: string) => `${by.you ? 'You' : by.name}: ${what}`,
    dealt: (leader: Who) => `The cards are dealt. ${who(leader, 'leads', 'lead')}`,
    lastCard: (by: Who) => who(by, 'has one card left!', 'have one card left!'),
    allPassed: (leader: Who) => `All passed. ${who(leader, 'leads', 'lead')}`,
    over: (winner: Who) => `The hand is over. ${who(winner, 'is out first', 'are out first')}`,
    gameOver: (winners: string) => `The game is over. The best: ${winners}`,
    newGame: 'A new game begins',
  },
  result: {
    out: (winner: Who) => who(winner, 'is out first.', 'are out first.'),
    caption: (hand: number) => `Result of hand ${hand}`,
    player: 'Player',
    left: 'Left',
    points: 'Penalty points',
    worth: 'Won or lost',
    former: 'someone who left',
    formerBot: 'a computer that left',
    kept: (name: string, cards: string) => `${name} still held: ${cards}`,
    ready: 'Ready for the next hand',
    soFar: (worth: string) => `${worth} in all`,
  },
  read: {
    hand: (cards: string) => `You hold: ${cards}`,
    noHand: 'You have no cards.',
    raised: (cards: string) => `Raised: ${cards}`,
    holds: (name: string, cards: number) =>
      `${name} ${cards} ${plural.select(cards) === 'one' ? 'card' : 'cards'}`,
    score: (name: string, points: number, worth: string) =>
      `${name}: ${points} penalty ${plural.select(points) === 'one' ? 'point' : 'points'}, ${worth}`,
  },
  phrases: ['Watch the last card!', 'I have nothing', 'What a hand!'],
};

export type Text = typeof en;
