import type { Who } from '../../../table/table-context.ts';
import { common, points, ranks, suits, who } from '../../german/text/en.ts';
import type { Class, Rank, Refusal, Suit } from '../rules.ts';

const NAMES: Readonly<Record<string, string>> = { ...ranks, ...suits };
const cardName = (card: string): string =>
  `${NAMES[card.charAt(0)] ?? card} of ${NAMES[card.charAt(1)] ?? ''}`;

interface Several extends Who {
  readonly many: boolean;
}
const some = ({ name, you, many }: Several, one: string, more: string): string =>
  `${name} ${many || you ? more : one}`;

const refusals: Readonly<Record<Refusal, string>> = {
  ...common.refusals,
  'trump-or-crit': 'Trump or crit: the Hauptschlag was led, so you must play a trump or a crit.',
  'raise-pending': 'A raise is waiting for its answer; nobody plays before that.',
  'parties-alternate': 'Your side raised last; now only the others may raise.',
  gespannt: 'You are gespannt, two points or less from winning: you may not raise.',
  'fouled-already': 'You have already paid for raising in this round; it is not possible again.',
};

const classes: Readonly<Record<Class, string>> = {
  crit: 'crits',
  hauptschlag: 'Hauptschlag',
  schlag: 'Schläge',
  trump: 'trumps',
  plain: 'the rest',
};

/** Everything that is said at a table of Watten. */
export const en = {
  ...common,
  cardName,
  ranks,
  suits,
  refusals,
  classes,
  ours: 'us',
  theirs: 'them',
  roleShort: { dealer: 'dealer', forehand: 'first' },
  gespannt: 'gespannt',
  /** Why a round is worth more than usual from the start. */
  higher: (value: number) => `gespannt: ${value}`,
  mustFollow: 'cannot be played: trump or crit',
  value: 'Worth',
  target: (target: number) => `to ${target}`,
  points,
  pointsShort: (number: number) => `${number} pts`,
  naming: {
    schlag: 'Which value is the Schlag?',
    trump: 'Which suit is trump?',
    choose: 'Choose first',
    say: { schlag: (name: string) => `Schlag: ${name}`, trump: (name: string) => `Trump: ${name}` },
    note: 'for all to hear',
  },
  actions: {
    ...common.actions,
    chooseFirst: 'Choose a card first.',
    raise: (value: number, _many: boolean) => `Raise to ${value}`,
    /** Whether several are asked: in German one says so. */
    raiseNow: (value: number, _many: boolean) => `Raise to ${value} now`,
    raiseNote: (value: number) => `or ${value} for us`,
    raiseNoteAlone: (value: number) => `or ${value} for you`,
  },
  ask: {
    ...common.ask,
    raise: (name: string, value: number, _many: boolean) =>
      `${name} raises to ${value}. Do you hold?`,
    forSide: 'You answer for your side.',
    forYou: 'Only you can answer.',
    forced: 'You are gespannt: play for three?',
    forcedWhy:
      'Your team is gespannt, so the others raise without being asked. You answer for your team.',
    hold: 'Hold',
    no: 'Give up',
    foul: 'Raising costs you 2 points!',
    foulWhy:
      'You are gespannt, two points or less from winning, and may not raise. If you do, you lose 2 points and the raise does not count.',
    foulWhyTeam:
      'Your team is gespannt, two points or less from winning, and may not raise. If you do, you lose 2 points and the raise does not count.',
    foulYes: 'Raise anyway',
    foulYesNote: 'minus 2 points',
    foulNo: 'Do not raise',
    foulNoNote: 'nothing happens',
  },
  state: {
    ...common.state,
    will: (card: string) => `Your turn: ${cardName(card)}`,
    schlag: 'Name the Schlag',
    trump: 'Name the trump',
    willSchlag: (rank: Rank) => `The Schlag would be: ${ranks[rank]}`,
    willTrump: (suit: Suit) => `Trump would be: ${suits[suit]}`,
    names: {
      schlag: (by: string) => `${by} names the Schlag`,
      trump: (by: string) => `${by} names the trump`,
    },
    namesThenYou: (by: string) => `${by} names the Schlag, then you the trump`,
    raised: (by: Who, value: number, answers: string) =>
      `${who(by, 'raises', 'raise')} to ${value}; ${answers} must answer`,
    forced: (answers: string) => `Gespannt! ${answers} must answer`,
    bound: 'Your turn: trump or crit!',
    boundOf: (name: string) => `${name}: trump or crit`,
  },
  seat: {
    ...common.seat,
    raises: (value: number) => `raises to ${value}!`,
    raisesShort: (value: number) => `for ${value}!`,
    answersShort: '…?',
    yours: { led: 'You led', takes: 'You take it', best: 'You: best so far' },
    takesShort: 'takes',
    bestShort: 'best',
  },
  cloth: {
    ...common.cloth,
    naming: 'Schlag and trump are being named',
    notYet: 'not named yet',
  },
  strip: {
    ...common.strip,
    title: 'What was named',
    crits: 'king of hearts, then seven of bells, then seven of acorns',
    isCrit: 'none: the card of both names is a crit',
    schlaege: (rank: Rank) => `every other ${ranks[rank]}; the first played wins`,
    trumps: (suit: Suit) => `the other ${suits[suit]}, high before low`,
    plain: 'high before low, only in the suit led',
  },
  facts: {
    ...common.facts,
    led: (by: Who, card: string) => `${by.you ? 'You' : by.name} led ${cardName(card)}`,
    with: (ours: string, theirs: string) => `${ours} against ${theirs}`,
    higher: (value: number, names: string) =>
      `Gespannt: ${names}. So this round is worth ${value} from the start`,
    schlag: (by: Who, rank: Rank) => `${who(by, 'names', 'name')} the Schlag: ${ranks[rank]}`,
    trump: (by: Who, suit: Suit) => `${who(by, 'names', 'name')} the trump: ${suits[suit]}`,
    played: (by: Who, card: string) => `${by.you ? 'You' : by.name}: ${cardName(card)}`,
    bound: 'Trump or crit: everybody must play one of them who can',
    raised: (by: Who, value: number, answers: Who) =>
      `${who(by, 'raises', 'raise')} to ${value}. ${answers.you ? 'You' : answers.name} must answer`,
    forced: (by: Who, answers: Who) =>
      `The other team is gespannt, so ${by.you ? 'you raise' : `${by.name} raises`} unasked. ${answers.you ? 'You' : answers.name} must answer`,
    gaveUp: (by: Who) => who(by, 'gives up', 'give up'),
    foul: (by: Who) =>
      `${who(by, 'raises', 'raise')} although gespannt: minus 2 points, and the raise does not count`,
    roundOver: (winners: Several, number: number, why: string) =>
      `${some(winners, 'gets', 'get')} ${points(number)}, ${why}`,
    score: (scores: string) => `The score: ${scores}`,
    scoreOf: (name: string, number: number) => `${name} ${number}`,
    void: (by: Who) =>
      `${who(by, 'left', 'left')} before trump was named: the round counts for nothing`,
  },
  result: {
    ...common.result,
    gets: (winners: Several, number: number) =>
      `${some(winners, 'gets', 'get')} ${points(number)}${winners.many ? ' each' : ''}.`,
    gameBy: (winners: Several) =>
      `${some(winners, 'has', 'have')} won the game${winners.you ? '!' : '.'}`,
    voidText: 'Someone left before trump was named.',
    why: {
      ...common.result.why,
      givenUp: ({ name, you }: Who) =>
        you ? 'your raise was not held' : `a raise by ${name} was not held`,
      forced: 'the team that was gespannt did not hold',
    },
    fouled: (names: string) => `Raised although gespannt, minus 2 points: ${names}.`,
    whyShort: {
      ...common.result.whyShort,
      'given up': 'given up',
    },
    named: 'What was named',
    player: 'Player',
    total: 'Points',
    gamesOf: (number: number) => `games: ${number}`,
  },
  leave: {
    free: 'Trump is not named yet, so leaving costs nothing. The table then waits for someone else.',
    costs: (number: number) =>
      `Your side loses this round: the others get ${points(number)}. The table then waits for someone else.`,
  },
  read: {
    ...common.read,
    card: (name: string, card: string) => `${name} ${cardName(card)}`,
    named: (rank: Rank, suit: Suit) => `The Schlag is ${ranks[rank]}, trump is ${suits[suit]}`,
    with: (names: string) => `With you: ${names}`,
    alone: 'You play alone',
    score: (name: string, number: number, gespannt: boolean) =>
      `${name}: ${points(number)}${gespannt ? ', gespannt' : ''}`,
    tricks: (name: string, number: number) =>
      `${name}: ${number} ${number === 1 ? 'trick' : 'tricks'}`,
    value: (value: number) => `The round is worth ${value}`,
    target: (target: number) => `A game goes to ${target}`,
  },
  keys: {
    ...common.keys,
    raise: 'choose a card; once more plays it',
    play: 'play the chosen card, name the chosen value or suit',
    bid: 'raise the round, then Enter to confirm',
    accept: 'hold',
    decline: 'give up',
  },
  guide: {
    ...common.guide,
    crits:
      'Crits: king of hearts (Max), seven of bells (Belli), seven of acorns (Spitz), in this order.',
    hauptschlag: 'Hauptschlag: the Schlag in the trump suit, unless it is a crit.',
    schlaege: 'Schläge: the other cards of that value. All equal, the first played wins.',
    trumps: 'Trumps: the rest of the trump suit, high before low.',
    plain: 'All others: only a higher card of the suit led beats them.',
    ranks: 'From low to high: 7, 8, 9, 10, Unter, Ober, king, ace.',
    aim: (target: number) =>
      `Three tricks win a round, normally 2 points; ${target} points win the game. You may play any card.`,
    parties: {
      2: 'Each plays for themselves.',
      3: 'Forehand plays alone against the other two. This changes with every round; everyone keeps their own score.',
      4: 'Partners sit opposite each other and share a score.',
      5: 'Dealer and forehand play together against the other three. This changes with every round; everyone keeps their own score.',
      6: 'Every second one plays together: three against three, with one score per team.',
    } as Readonly<Record<number, string>>,
    naming: 'Forehand names the Schlag, any value. Then the dealer names trump, any suit.',
    namingSolo: 'Forehand, alone against two, names the Schlag and the trump.',
    bound:
      'Trump or crit: if the first card of a round is the Hauptschlag, everyone must play a trump or a crit if they can, until it is beaten.',
    raise:
      'On your turn, before playing, you may raise (“Gehst du?”). One opponent answers: hold, and the round is worth one more, or give up, and you get what it was worth. After that only the other side may raise.',
    gespannt: {
      penalty:
        'Gespannt: whoever is two points or less from winning may not raise. Doing so costs 2 points.',
      blocked: 'Gespannt: whoever is two points or less from winning cannot raise.',
    },
    forced:
      'If exactly one team is gespannt, the other raises by itself: hold for 3, or give them 2.',
    three: 'As soon as anyone is gespannt, every round is worth 3 from the start.',
  },
};

export type Text = typeof en;
