import type { Who } from '../../../table/table-context.ts';

export const who = ({ name, you }: Who, verb: string, yours: string): string =>
  you ? `You ${yours}` : `${name} ${verb}`;

export const points = (number: number): string => `${number} ${number === 1 ? 'point' : 'points'}`;

/** What the German deck is called, at every table. */
export const ranks = {
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  T: 'ten',
  U: 'Unter',
  O: 'Ober',
  K: 'king',
  A: 'ace',
};
export const suits = { b: 'bells', l: 'leaves', h: 'hearts', a: 'acorns' };

/** What is said at every table of Watten, open or blind. The other languages say the same. */
export const common = {
  us: 'Us',
  them: 'Them',
  opponent: 'opponent',
  partner: 'partner',
  dealer: 'dealer',
  forehand: 'forehand',
  schlag: 'Schlag',
  trump: 'Trump',
  round: (number: number) => `round ${number}`,
  gameOver: 'game over',
  phrases: ['Take it!', 'Let it go!', 'Well played!'],
  yourHand: 'Your hand',
  advice: {
    card: (name: string) => `${name}.`,
    schlag: (name: string) => `${name} for Schlag.`,
    trump: (name: string) => `${name} for trump.`,
    raise: 'bid higher.',
    hold: 'hold.',
    fold: 'do not hold.',
    chance: (percent: number) =>
      `Of a hundred deals that fit what you have seen, you win ${percent}.`,
    costs: (rounds: string) => `About ${rounds} of a hundred rounds.`,
    onlyCard: 'You may play nothing else.',
    strongest: 'No stronger card is left.',
    stronger: (count: number) =>
      count === 1
        ? 'Only one stronger card is still out.'
        : `Only ${count} stronger cards are still out.`,
  },
  handLabel: (cards: number) => `Your hand, ${cards} ${cards === 1 ? 'card' : 'cards'}`,
  tricks: (number: number) => `tricks: ${number}`,
  refusals: {
    'not-seated': 'You are watching: only those with a seat can play.',
    'not-now': 'That is not possible just now.',
    'not-your-turn': 'It is not your turn yet.',
    'already-ready': 'You have already said that you are ready.',
    'not-in-hand': 'You do not hold that card any more.',
  },
  actions: {
    play: 'Play',
    choose: 'Choose a card',
    notYet: 'Not now',
    wait: 'Not your turn',
    sending: 'One moment…',
    lastTrick: 'Last trick',
  },
  ask: {
    holdNote: (value: number) => `the round is worth ${value}`,
    noNote: (value: number) => `they get ${value}`,
  },
  state: {
    dealing: 'The cards are being dealt',
    lead: 'Your turn: lead',
    leadAgain: 'Your trick! Your turn: lead',
    play: 'Your turn: play a card',
    leads: (name: string) => `${name} leads`,
    leadsAgain: (name: string) => `${name} takes the trick and leads`,
    turnOf: (name: string) => `${name} is to play`,
  },
  seat: {
    answers: 'to answer…',
    led: 'led',
    takes: 'takes it',
    best: 'best so far',
  },
  cloth: {
    trick: (number: number) => `Trick ${number}`,
    empty: 'No card has been played yet.',
    last: (number: number) => `Trick ${number}, already taken`,
    youAre: (what: string) => `You: ${what}`,
  },
  strip: {
    open: 'What beats what',
    order: 'What beats what, strongest first',
  },
  facts: {
    sat: (by: Who) => who(by, 'sits down', 'sit down'),
    satBot: (by: Who) => `${by.name}, a computer, sits down`,
    gotUp: (by: Who) => who(by, 'gets up', 'get up'),
    away: (by: Who) => who(by, 'is away', 'are away'),
    back: (by: Who) => who(by, 'is back', 'are back'),
    ready: (by: Who) => who(by, 'is ready', 'are ready'),
    late: (by: Who) => who(by, 'ran out of time', 'ran out of time'),
    dealt: (dealer: Who, forehand: Who) =>
      `${who(dealer, 'deals', 'deal')}. ${who(forehand, 'is', 'are')} forehand`,
    trick: (by: Who) => who(by, 'takes the trick', 'take the trick'),
    held: (by: Who, value: number) =>
      `${who(by, 'holds', 'hold')}: the round is worth ${points(value)}`,
    gameOver: (winners: string) => `The game is over. ${winners}`,
    newGame: 'A new game begins',
  },
  result: {
    won: (number: number) => `We get ${points(number)}.`,
    lost: (number: number) => `They get ${points(number)}.`,
    team: (team: string, number: number) => `${team}: ${points(number)}.`,
    gameWon: 'We have won the game!',
    gameLost: 'They have won the game.',
    gameTeam: (team: string) => `${team} has won the game.`,
    closed: 'The game is over without a winner.',
    void: 'This round counts for nothing.',
    someone: 'someone',
    tricks: 'The tricks',
    trick: (number: number, name: string) => `Trick ${number}: ${name}`,
    noTricks: 'No trick was finished.',
    score: 'Score',
    sheet: 'Rounds of this game',
    noRounds: 'No round has been played yet.',
    number: 'Round',
    how: 'How',
    ready: 'Ready for the next round',
    readyGame: 'Ready for a new game',
    games: (us: number, them: number) => `Games won: ${us} to ${them}`,
    why: {
      tricks: 'by three tricks',
      forfeited: ({ name, you }: Who) => (you ? 'you left the round' : `${name} left the round`),
    },
    whyShort: {
      tricks: 'three tricks',
      forfeited: 'someone left',
    },
  },
  read: {
    hand: (cards: string) => `You hold: ${cards}`,
    noHand: 'You have no cards.',
    role: (role: string) => `You are ${role}`,
  },
  keys: {
    last: 'look at the last trick',
    order: 'what beats what',
  },
  guide: {
    title: 'The game in short',
    order: 'What beats what',
  },
};

export type Common = typeof common;
