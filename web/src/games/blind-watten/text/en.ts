import type { Who } from '../../../table/table-context.ts';
import type { AnnounceOrder, Class, Refusal, Wish } from '../rules.ts';

const VALUES: Readonly<Record<string, string>> = {
  '6': 'Weli',
  T: '10',
  U: 'Unter',
  O: 'Ober',
  K: 'king',
  A: 'ace',
};
const SUITS: Readonly<Record<string, string>> = {
  b: 'bells',
  l: 'leaves',
  h: 'hearts',
  a: 'acorns',
};

/** The value of a card by itself: what a Schlag is. */
const value = (card: string): string => VALUES[card.charAt(0)] ?? card.charAt(0);
const suit = (card: string): string => SUITS[card.charAt(1)] ?? card;
const cardName = (card: string): string =>
  card === '6b' ? 'Weli' : `${value(card)} of ${suit(card)}`;

const who = ({ name, you }: Who, verb: string, yours: string): string =>
  you ? `You ${yours}` : `${name} ${verb}`;

const to = ({ name, you }: Who): string => (you ? 'you' : name);

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const inWords = (number: number): string => NUMBERS[number] ?? String(number);
const points = (number: number): string => `${number} ${number === 1 ? 'point' : 'points'}`;

const refusals: Readonly<Record<Refusal, string>> = {
  'not-seated': 'You are watching: only those with a seat can play.',
  'not-now': 'That is not possible just now.',
  'not-your-turn': 'It is not your turn yet.',
  'already-ready': 'You have already said that you are ready.',
  'not-an-announcer': 'Only dealer and forehand announce, ask and answer.',
  'already-declined': 'That was declined; it may not be asked again.',
  'already-exchanged': 'Schlag and trump have already been exchanged in this round.',
  'already-no-wish': 'You have already said that you have no wish.',
  'not-in-hand': 'You do not hold that card any more.',
  'must-follow-trump': 'Trump was led: dealer and forehand must play a trump or a blind.',
  'bet-pending': 'A bid is waiting for its answer; nobody plays before that.',
  'not-your-teams-bet': 'Your team made the last bid; now only the others may raise.',
  'beyond-target': 'More than you need to win may not be bid.',
};

const wishes: Readonly<Record<Wish, string>> = {
  schoenere: 'Schönere',
  schlagtausch: 'Schlagtausch',
};

const classes: Readonly<Record<Class, string>> = {
  good: 'good one',
  right: 'right one',
  blind: 'blinds',
  trump: 'trumps',
  plain: 'the rest',
};

const endings = {
  tricks: 'by three tricks',
  'four declined': 'the four were not held',
  declined: ({ name, you }: Who) =>
    you ? 'your bid was not held' : `a bid by ${name} was not held`,
  forfeited: ({ name, you }: Who) => (you ? 'you left the round' : `${name} left the round`),
};

/** Everything that is said at a table of Blind Watten. */
export const en = {
  cardName,
  value,
  suit,
  refusals,
  wishes,
  classes,
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
  handLabel: (cards: number) => `Your hand, ${cards} ${cards === 1 ? 'card' : 'cards'}`,
  mustFollow: 'cannot be played: follow trump',
  stake: 'Stake',
  tricks: (number: number) => `tricks: ${number}`,
  target: (target: number) => `to ${target}`,
  actions: {
    show: { schlag: 'Show as Schlag', trump: 'Show as trump' },
    pick: { schlag: 'Choose as Schlag', trump: 'Choose as trump' },
    play: 'Play',
    choose: 'Choose a card',
    chooseFirst: 'Raise a card first.',
    bid: (stake: number) => `Bid ${stake}`,
    bidNow: (stake: number) => `We bid ${inWords(stake)}`,
    bidNote: (stake: number) => `they hold, or we get ${stake}`,
    notYet: 'Not now',
    wait: 'Not your turn',
    answerFirst: 'First your answer',
    sending: 'One moment…',
    lastTrick: 'Last trick',
    noWish: 'No wish',
  },
  ask: {
    bid: (name: string, stake: number) => `${name} bids ${inWords(stake)}. Do we hold?`,
    forTeam: 'You answer for your team.',
    hold: 'Hold',
    holdNote: (stake: number) => `the round is worth ${stake}`,
    no: 'No',
    noNote: (stake: number) => `they get ${stake}`,
    four: 'The four are going. Do we hold?',
    fourWhy: 'We lead by more than four and are almost there, so four are bid by themselves.',
    schoenere: (name: string) => `${name} asks for Schönere.`,
    schoenereWhy: (name: string) =>
      `You and ${name} would each get five new cards. Your partners keep theirs.`,
    schoenereYes: 'new cards',
    schoenereNo: 'keep the cards',
    schlagtausch: (name: string) => `${name} asks for Schlagtausch.`,
    schlagtauschWhy: (name: string, yours: 'schlag' | 'trump') =>
      yours === 'schlag'
        ? `You would choose the Schlag and ${name} the trump.`
        : `You would choose the trump and ${name} the Schlag.`,
    schlagtauschYes: 'exchange',
    schlagtauschNo: 'as it is',
    yes: 'Yes',
  },
  state: {
    dealing: 'The cards are being dealt',
    show: {
      schlag: 'Choose a card as Schlag',
      trump: 'Choose a card for trump',
    },
    wouldBe: {
      schlag: (card: string) => `The Schlag would be: ${value(card)}`,
      trump: (card: string) => `Trump would be: ${suit(card)}`,
    },
    chooses: {
      schlag: (by: string) => `${by} chooses the Schlag`,
      trump: (by: string) => `${by} chooses the trump`,
    },
    schlagThenYou: (by: string) => `${by} chooses the Schlag, then you the trump`,
    awaitsWish: (by: string) => `${by} waits: do you have a wish?`,
    asked: (by: Who, wish: Wish, answers: Who) =>
      `${who(by, 'asks', 'ask')} for ${wishes[wish]}; ${answers.name} must answer`,
    redealing: (one: Who, other: Who) => `New cards for ${to(one)} and ${to(other)}`,
    forced: (answers: string) => `The four are going: ${answers} must answer`,
    bid: (by: Who, stake: number, answers: Who) =>
      `${who(by, 'bids', 'bid')} ${inWords(stake)}; ${answers.name} must answer`,
    lead: 'Your turn: lead',
    leadAgain: 'Your trick! Your turn: lead',
    play: 'Your turn: play a card',
    bound: 'Your turn: follow trump',
    will: (card: string) => `Your turn: ${cardName(card)}`,
    leads: (name: string) => `${name} leads`,
    leadsAgain: (name: string) => `${name} takes the trick and leads`,
    turnOf: (name: string) => `${name} is to play`,
  },
  seat: {
    bids: (stake: number) => `bids ${stake}!`,
    asks: { schoenere: 'Schönere?', schlagtausch: 'exchange?' } as Readonly<Record<Wish, string>>,
    answers: 'to answer…',
    led: 'led',
    takes: 'takes it',
    best: 'best so far',
    yours: { led: 'you led', takes: 'you take it', best: 'you are ahead' },
  },
  cloth: {
    announcing: 'Schlag and trump are being announced',
    notYet: 'not shown yet',
    hidden: 'shown, face down for you',
    chosen: 'chosen, still face down',
    trick: (number: number) => `Trick ${number}`,
    empty: 'No card has been played yet.',
    last: (number: number) => `Trick ${number}, already taken`,
    youAre: (role: string) => `You: ${role}`,
  },
  strip: {
    title: 'Only you two announcers see this',
    announced: 'Announced',
    showed: 'showed',
    open: 'What beats what',
    order: 'What beats what, strongest first',
    blinds: (card: string) => `the other three of value ${value(card)}; the first thrown wins`,
    noBlinds: 'none, because the Weli is the Schlag',
    trumps: (card: string) => `all other ${suit(card)}, high before low`,
    plain: {
      rankOnly: 'high before low, of any suit',
      ledSuit: 'high before low, only of the suit led',
    },
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
    asked: (by: Who, wish: Wish) => `${who(by, 'asks', 'ask')} for ${wishes[wish]}`,
    noWish: (by: Who) => who(by, 'has no wish', 'have no wish'),
    accepted: (by: Who, wish: Wish) => `${who(by, 'agrees', 'agree')} to ${wishes[wish]}`,
    declined: (by: Who, wish: Wish) => `${who(by, 'declines', 'decline')} ${wishes[wish]}`,
    dealtAgain: 'Dealer and forehand have new cards',
    showed: {
      schlag: (by: Who) => `${who(by, 'has', 'have')} chosen the Schlag`,
      trump: (by: Who) => `${who(by, 'has', 'have')} chosen the trump`,
    },
    showedCard: (card: string) => `: ${cardName(card)}`,
    announced: (leader: Who) => `Schlag and trump are announced. ${who(leader, 'leads', 'lead')}`,
    theFour: (answers: Who) =>
      `The four are going. ${answers.you ? 'You' : answers.name} must answer`,
    led: (by: Who, card: string) => `${by.you ? 'You' : by.name} led ${cardName(card)}`,
    threw: (by: Who, card: string) => `${by.you ? 'You' : by.name}: ${cardName(card)}`,
    trick: (by: Who) => who(by, 'takes the trick', 'take the trick'),
    bid: (by: Who, stake: number, answers: Who) =>
      `${who(by, 'bids', 'bid')} ${inWords(stake)}. ${answers.you ? 'You' : answers.name} must answer`,
    held: (by: Who, stake: number) =>
      `${who(by, 'holds', 'hold')}: the round is worth ${points(stake)}`,
    notHeld: (by: Who) => who(by, 'does not hold', 'do not hold'),
    roundOver: (team: string, number: number, why: string) => `${team}: ${points(number)}, ${why}`,
    wasAnnounced: (schlag: string, trump: string) =>
      `Schlag was ${value(schlag)}, trump was ${suit(trump)}`,
    score: (us: number, them: number) => `The score is ${us} to ${them}`,
    void: (by: Who) =>
      `${who(by, 'left', 'left')} before the announcement: the round counts for nothing`,
    gameOver: (team: string) => `The game is over. ${team}`,
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
    voidText: 'Someone left before Schlag and trump were announced.',
    why: endings,
    someone: 'someone',
    whyShort: {
      tricks: 'three tricks',
      declined: 'bid not held',
      'four declined': 'the four not held',
      forfeited: 'someone left',
    },
    secret: 'What was announced',
    right: 'right one',
    good: 'good one',
    tricks: 'The tricks',
    trick: (number: number, team: string) => `Trick ${number}, taken by ${team}`,
    noTricks: 'No trick was finished.',
    score: 'Score',
    sheet: 'Rounds of this game',
    noRounds: 'No round has been played yet.',
    number: 'Round',
    how: 'How',
    ready: 'Ready for the next round',
    readyGame: 'Ready for a new game',
    games: (us: number, them: number) => `Games won: ${us} to ${them}`,
  },
  leave: {
    free: 'Schlag and trump are not announced yet, so leaving costs nothing. The table then waits for someone else.',
    costs: (number: number) =>
      `Your team loses this round: the others get ${points(number)}. The table then waits for someone else.`,
  },
  read: {
    hand: (cards: string) => `You hold: ${cards}`,
    noHand: 'You have no cards.',
    announced: (right: string, good: string) =>
      `The right one is ${right}, the good one is ${good}`,
    role: (role: string) => `You are ${role}`,
    card: (name: string, card: string) => `${name} ${cardName(card)}`,
    score: (team: string, number: number, tricks: number) =>
      `${team}: ${points(number)}, ${tricks} ${tricks === 1 ? 'trick' : 'tricks'}`,
    stake: (stake: number) => `The round is worth ${stake}`,
    target: (target: number) => `A game goes to ${target}`,
  },
  keys: {
    raise: 'raise a card; once more shows or plays it',
    play: 'show or play the raised card',
    bid: 'bid, then Enter to confirm',
    accept: 'accept, hold',
    decline: 'decline; no wish',
    schoenere: 'ask for Schönere',
    schlagtausch: 'ask for Schlagtausch',
    last: 'look at the last trick',
    order: 'what beats what',
  },
  guide: {
    title: 'The game in short',
    aim: (target: number) =>
      `Partners sit opposite. Three tricks win a round, normally 2 points; ${target} points win the game.`,
    announce: {
      schlagFirst:
        'Forehand shows the dealer a card: its value is the Schlag. The dealer shows one back: its suit is trump. Their partners do not learn either.',
      any: 'Forehand shows the dealer a card: its value is the Schlag. The dealer shows one, too: its suit is trump. Whoever likes goes first. Their partners do not learn either.',
      together:
        'Forehand chooses a card whose value is the Schlag, the dealer one whose suit is trump. When both have chosen, they show each other these cards. Their partners do not learn either.',
    } satisfies Readonly<Record<AnnounceOrder, string>>,
    wishes:
      'Before that, either of the two may ask for Schönere (both get five new cards) or Schlagtausch (they exchange the choices).',
    order: 'What beats what',
    good: 'Good one: trump suit, one above the Schlag; above the ace comes the seven.',
    right: 'Right one: trump suit, value of the Schlag.',
    blind: 'Blinds: the other three of that value. The first thrown wins.',
    trump: 'Trumps: the rest of the trump suit, high before low.',
    plain: 'All others, high before low.',
    weli: 'The Weli is the lowest of bells. As Schlag it is the right one, the seven of trump the good one, and there are no blinds.',
    follow:
      'If a trump is led, dealer and forehand must play a trump or a blind if they have one; not if the good one is led. Their partners may play anything.',
    bid: 'Anyone may bid at any time after the announcement. The other team’s announcer holds, and the round is worth one more, or gives it up.',
    four: 'Whoever is two points or less from winning and leads by more than four plays for four, or gives the others 2.',
  },
};

export type Text = typeof en;
