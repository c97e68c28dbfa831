import type { Who } from '../../../table/table-context.ts';
import type { Guess, Refusal, Room, Suspect, Weapon } from '../rules.ts';

/** `name` in sentences, `short` where there is little room; the letter tells tokens apart without colour. */
const suspects: Readonly<Record<Suspect, { name: string; short: string; letter: string }>> = {
  red: { name: 'Madame Ruby', short: 'Ruby', letter: 'R' },
  yellow: { name: 'Mr Amber', short: 'Amber', letter: 'A' },
  white: { name: 'Aunt Pearl', short: 'Pearl', letter: 'P' },
  green: { name: 'Gardener Olive', short: 'Olive', letter: 'O' },
  blue: { name: 'Captain Indigo', short: 'Indigo', letter: 'I' },
  purple: { name: 'Doctor Violet', short: 'Violet', letter: 'V' },
};

const weapons: Readonly<Record<Weapon, { name: string; short: string; with: string }>> = {
  candlestick: { name: 'Candlestick', short: 'Candlestick', with: 'with the candlestick' },
  dagger: { name: 'Dagger', short: 'Dagger', with: 'with the dagger' },
  pipe: { name: 'Lead pipe', short: 'Pipe', with: 'with the pipe' },
  pistol: { name: 'Pistol', short: 'Pistol', with: 'with the pistol' },
  rope: { name: 'Rope', short: 'Rope', with: 'with the rope' },
  wrench: { name: 'Wrench', short: 'Wrench', with: 'with the wrench' },
};

export interface RoomWords {
  readonly name: string;
  readonly short: string;
  /** As it is written on the plan. */
  readonly lines: readonly string[];
  readonly in: string;
  readonly to: string;
  /** After "3 steps from". */
  readonly from: string;
}

const room = (name: string, lines: readonly string[] = [name]): RoomWords => {
  const the = `the ${name.toLowerCase()}`;
  return { name, short: name, lines, in: `in ${the}`, to: `to ${the}`, from: the };
};

const rooms: Readonly<Record<Room, RoomWords>> = {
  kitchen: room('Kitchen'),
  ballroom: room('Ballroom'),
  conservatory: room('Winter garden', ['Winter', 'garden']),
  dining: room('Dining room', ['Dining', 'room']),
  billiard: room('Billiard room', ['Billiard', 'room']),
  library: room('Library'),
  lounge: room('Lounge'),
  hall: room('Hall'),
  study: room('Study'),
};

const guess = ({ who, how, where }: Guess): string =>
  `${suspects[who].name} ${weapons[how].with} ${rooms[where].in}`;

const who = ({ name, you }: Who, verb: string, yours: string): string =>
  you ? `You ${yours}` : `${name} ${verb}`;
const whom = ({ name, you }: Who): string => (you ? 'you' : name);
const steps = (number: number): string => `${number} ${number === 1 ? 'step' : 'steps'}`;
const by = (room: RoomWords, away: number): string =>
  away === 1 ? ` by ${room.from} door` : `, ${steps(away)} from ${room.from}`;

const refusals: Readonly<Record<Refusal, string>> = {
  'not-seated': 'You are watching: only those at the table can play.',
  'not-now': 'That is not possible just now.',
  'not-your-turn': 'It is not your turn.',
  out: 'You have accused wrongly and take no more turns; you still show cards.',
  'token-taken': 'Somebody else has this token.',
  'already-rolled': 'You have already rolled the dice in this turn.',
  'no-passage': 'There is no secret passage here.',
  'not-called': 'You may only stay in a room into which somebody’s suspicion has brought you.',
  'shut-in': 'All doors are blocked: there is no way to walk.',
  'cannot-reach': 'The dice do not lead there. In the corridors all pips must be used.',
  'must-move': 'You have to move before you end your turn.',
  'not-in-a-room': 'You can only suspect somebody in a room.',
  'not-in-that-room': 'A suspicion names the room in which you are.',
  'not-entitled': 'You may suspect once after coming into a room; leave it before you do so again.',
  'not-yours-to-show': 'You do not have this card.',
  'not-named': 'This card was not named in the suspicion.',
  'already-ready': 'You have already said that you are ready.',
};

export const en = {
  suspects,
  weapons,
  rooms,
  guess,
  refusals,
  sorts: { who: 'Who', how: 'With what', where: 'Where' },
  yourPlace: 'Your cards and what you can do',
  turn: (number: number) => `turn ${number}`,
  over: 'the case is solved',
  panes: { label: 'What is shown', board: 'Board', sheet: 'Sheet', history: 'Case' },
  news: (number: number) => `${number} new`,
  board: {
    label: 'Plan of the house',
    cellar: ['Case', 'file'],
    where: (token: string, place: string) => `${token} ${place}`,
    weapons: (weapon: string, place: string) => `${weapon} ${place}`,
    dice: (pips: readonly number[]) => `The dice show ${pips.join(' and ')}`,
  },
  state: {
    dealing: 'The solution is drawn, the cards are dealt',
    move: 'Your turn: roll the dice',
    moveOr: 'Your turn: how do you move?',
    shutIn: 'Your turn: all doors are blocked',
    moves: (name: string) => `${name} is to move`,
    rolling: (by: Who) => `${who(by, 'rolls', 'roll')} the dice…`,
    walk: (pips: number) => `You rolled ${pips}. Where do you go?`,
    will: (place: string) => `You want to go ${place}`,
    walks: (name: string, pips: number) => `${name} rolled ${pips} and is walking`,
    suspect: 'Whom do you suspect?',
    end: 'Your turn: accuse, or end it',
    acts: (name: string, place: string) => `${name} is ${place}`,
    show: (name: string) => `${name} asks you: show a card`,
    waits: (name: string) => `${name} chooses a card for you`,
    shows: (by: string, to: string) => `${by} is to show ${to} a card`,
    out: 'You are out.',
  },
  place: {
    corridor: (room: RoomWords, away: number) => `in the corridor${by(room, away)}`,
    toCorridor: (room: RoomWords, away: number) => `into the corridor${by(room, away)}`,
  },
  actions: {
    roll: 'Roll',
    passage: 'Passage',
    stay: 'Stay',
    stayNote: 'and suspect',
    suspect: 'Suspect',
    accuse: 'Accuse',
    end: 'End turn',
    go: 'Go',
    choose: 'Choose a place',
  },
  walk: {
    title: 'Where you can go',
    steps,
    near: (room: RoomWords, away: number) =>
      away === 1 ? `By ${room.from} door` : `Near ${room.from}`,
    toward: (number: number, from: string) => `${steps(number)} to ${from}`,
  },
  hand: { title: 'Your cards', none: 'You hold no cards.' },
  suspicion: {
    title: (place: string) => `Your suspicion ${place}`,
    text: 'The others are asked in turn whether they can show you one of the three cards.',
    send: 'Ask the others',
    choose: 'Choose somebody and a weapon',
  },
  known: {
    mine: 'yours',
    at: (name: string) => name,
    envelope: 'in the envelope!',
    open: 'not known',
  },
  accusation: {
    title: 'Your accusation',
    text: 'You have one accusation in this match, and only one.',
    next: 'Go on',
    choose: 'Choose one of each',
    sure: 'Do you accuse?',
    only: 'You have only this one accusation. If anything in it is wrong you are out of this match: you take no more turns, but still show cards.',
    yes: 'Yes, I accuse',
    no: 'Not yet',
    wrong: (cards: string) => `This is certainly wrong. ${cards}.`,
  },
  refute: {
    title: (name: string) => `${name} suspects`,
    text: (name: string) => `Show one of your cards. Only ${name} will see it.`,
    choose: 'Choose a card',
    show: (name: string) => `Show it to ${name}`,
  },
  shown: {
    by: (name: string) => `${name} shows you`,
    only: 'Only the two of you know.',
    nobody: 'Nobody can show you a card',
    nobodyNote: 'All three are yours, or in the envelope.',
    close: 'Put it away',
  },
  out: {
    title: 'Your accusation was wrong.',
    text: 'You still show cards. Keep it to yourself:',
  },
  sheet: {
    title: 'Detective’s sheet',
    auto: 'marks itself',
    envelope: 'Envelope',
    hint: 'A tap on an empty box is your own mark: ? ! ✓ ✗. A tap on a mark says why.',
    yes: 'certainly yes',
    no: 'certainly not',
    open: 'open',
    own: { '?': 'perhaps', '!': 'suspected', y: 'I think yes', n: 'I think no' },
    cell: (card: string, place: string, what: string) => `${card}, ${place}: ${what}`,
    mine: (what: string) => `your mark, ${what}`,
    why: {
      holds: 'You hold this card.',
      lacks: 'You do not hold this card.',
      has: (name: string) => `${name} holds it.`,
      hasNot: (name: string) => `${name} does not hold it.`,
      shown: (name: string, number: number, asked: string) =>
        `${name} showed it to you, in suspicion ${number}: ${asked}.`,
      passed: (name: string, number: number, asked: string) =>
        `${name} had nothing to show in suspicion ${number}: ${asked}.`,
      told: 'You have been told the solution.',
      elsewhere: (place: string) => `It is certain that this card is ${place}.`,
      deduced: 'It follows from the other marks together.',
    },
    with: (by: Who) => `with ${whom(by)}`,
    inEnvelope: 'in the envelope',
    notes: 'Your notes',
    notesPlace: 'Your notes: only you can read them',
  },
  history: {
    title: 'Case so far',
    none: 'Nobody has suspected anybody yet.',
    asked: (by: Who) => who(by, 'suspects', 'suspect'),
    passed: (names: string) => `Nothing to show: ${names}`,
    showed: (by: Who, to: Who) => `${who(by, 'showed', 'showed')} ${whom(to)} a card`,
    card: (by: Who, to: Who, card: string) => `${who(by, 'showed', 'showed')} ${whom(to)}: ${card}`,
    nobody: 'Nobody could show a card.',
    pending: (by: Who) => who(by, 'is to show a card', 'are to show a card'),
    accused: (by: Who) => who(by, 'accused', 'accused'),
    right: 'That was right!',
    wrong: 'That was wrong.',
  },
  score: { title: 'Matches won' },
  tokens: {
    title: 'Your token',
    taken: (name: string) => `taken by ${name}`,
    free: 'free',
    yours: 'yours',
  },
  seat: {
    out: 'out',
    asks: 'asking…',
    shows: 'showing…',
  },
  knowsSecret:
    'You know the solution or watch: until the end, only those who are out and those who watch can read you.',
  advice: {
    roll: 'roll the dice.',
    passage: 'take the secret passage.',
    stay: 'stay in this room.',
    end: 'end your turn.',
    walk: (where: string) => `go ${where}.`,
    suspect: (what: string) => `suspect ${what}.`,
    accuse: (what: string) => `accuse ${what}.`,
    left: (count: number) => `${count} solutions can still be right.`,
    likely: (percent: number) =>
      `Of a hundred deals that fit what you have seen and what the others ask for, ${percent} have this solution, and the others will not wait.`,
    onlyOne: 'No other solution can be right.',
  },
  phrases: ['Aha!', 'I have a suspicion…', 'Not me!'],
  result: {
    won: 'You have solved the case!',
    wonBy: (name: string) => `${name} has solved the case.`,
    last: 'Everybody else accused wrongly: you win!',
    lastBy: (name: string) => `Everybody else accused wrongly: ${name} wins.`,
    nobody: 'Nobody has solved the case.',
    solution: 'It was',
    hands: 'Who held what',
    ready: 'Another match',
    now: 'Start at once',
  },
  facts: {
    sat: (by: Who) => who(by, 'sits down', 'sit down'),
    satBot: (by: Who) => `${by.name}, a computer, sits down`,
    gotUp: (by: Who) => who(by, 'gets up', 'get up'),
    away: (by: Who) => who(by, 'is away', 'are away'),
    back: (by: Who) => who(by, 'is back', 'are back'),
    token: (by: Who, token: string) => `${who(by, 'plays', 'play')} ${token}`,
    ready: (by: Who) => who(by, 'is ready', 'are ready'),
    late: (by: Who) => who(by, 'ran out of time', 'ran out of time'),
    began: 'A new match begins',
    dealt: 'The solution is in the envelope, the cards are dealt',
    turn: (by: Who) => (by.you ? 'It is your turn' : `It is ${by.name}’s turn`),
    rolled: (by: Who, dice: readonly number[]) =>
      `${who(by, 'rolled', 'rolled')} ${dice.join(' and ')}`,
    walked: (by: Who, place: string) => `${who(by, 'goes', 'go')} ${place}`,
    passage: (by: Who, place: string) => `${who(by, 'takes', 'take')} the secret passage ${place}`,
    stayed: (by: Who, place: string) => `${who(by, 'stays', 'stay')} ${place}`,
    suspected: (by: Who, asked: string) => `${who(by, 'suspects', 'suspect')} ${asked}`,
    called: (token: string, place: string) => `${token} is called ${place}`,
    brought: (weapon: string, place: string) => `The ${weapon.toLowerCase()} is brought ${place}`,
    passed: (by: Who) => who(by, 'has nothing to show', 'have nothing to show'),
    canRefute: (by: Who) => who(by, 'must show a card', 'must show a card'),
    nobody: 'Nobody can show a card',
    showed: (by: Who, to: Who) => `${who(by, 'shows', 'show')} ${whom(to)} a card`,
    showedCard: (by: Who, to: Who, card: string) =>
      `${who(by, 'shows', 'show')} ${whom(to)}: ${card}`,
    right: (by: Who, asked: string) => `${who(by, 'accuses', 'accuse')} ${asked}. That is right!`,
    wrong: (by: Who, asked: string) =>
      `${who(by, 'accuses', 'accuse')} ${asked}. That is wrong: ${who(by, 'is', 'are').replace('You', 'you')} out`,
    solution: (asked: string) => `The solution: ${asked}`,
    over: (winner: string) => `The match is over. ${winner}`,
  },
  read: {
    hand: (cards: string) => `You hold: ${cards}`,
    token: (token: string) => `You play ${token}`,
    open: (sort: string, cards: string) => `${sort}: ${cards}`,
    still: 'In the envelope may be',
    won: (name: string, number: number) => `${name}: ${number} won`,
  },
  keys: {
    roll: 'roll the dice',
    passage: 'secret passage',
    stay: 'stay and suspect',
    go: 'go to the chosen place',
    suspect: 'suspect',
    accuse: 'accuse',
    end: 'end the turn',
    panes: 'board, sheet, case',
  },
  guide: {
    title: 'The game in short',
    aim: 'One of six suspects, one of six weapons and one of nine rooms lie in the envelope. Find out which; the other eighteen cards are in the players’ hands.',
    move: 'On your turn you roll and walk, up, down, left or right, never twice over the same square and never over other tokens. A door leads into a room and ends the walk. From the four corner rooms a secret passage leads across the house without rolling.',
    exact: 'In the corridors all pips must be used.',
    upTo: 'In the corridors you may walk fewer steps than you rolled.',
    suspect:
      'Once you come into a room you may suspect: somebody, with a weapon, in this room. From your left on, everybody is asked; the first who has one of the three cards shows you one of them. The others do not see which.',
    called:
      'The suspect’s token comes into the room. Whoever is brought that way may stay there on the next turn and suspect without rolling.',
    accuse:
      'At any time of your turn you may accuse, once in a match, from anywhere. If all three are right you have won. If not, you are out, but you still show your cards.',
    sheet:
      'The detective’s sheet marks by itself what is certain and tells why. Your own marks are pencilled in with a tap.',
    mark: 'Cluedo is a trademark of its owner. This house is not affiliated with it; board, drawings and names are our own.',
  },
};

export type Text = typeof en;
