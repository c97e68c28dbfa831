import type { Who } from '../../../table/table-context.ts';
import { common, points, ranks, suits, who } from '../../german/text/en.ts';
import type { AnnounceOrder, Class, Refusal, Wish } from '../rules.ts';

const VALUES: Readonly<Record<string, string>> = { ...ranks, '6': 'Weli' };
const SUITS: Readonly<Record<string, string>> = suits;

/** The value of a card by itself: what a Schlag is. */
const value = (card: string): string => VALUES[card.charAt(0)] ?? card.charAt(0);
const suit = (card: string): string => SUITS[card.charAt(1)] ?? card;
const cardName = (card: string): string =>
  card === '6b' ? 'Weli' : `${value(card)} of ${suit(card)}`;

const to = ({ name, you }: Who): string => (you ? 'you' : name);

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const inWords = (number: number): string => NUMBERS[number] ?? String(number);

const refusals: Readonly<Record<Refusal, string>> = {
  ...common.refusals,
  'not-an-announcer': 'Only dealer and forehand announce, ask and answer.',
  'already-declined': 'That was declined; it may not be asked again.',
  'already-exchanged': 'Schlag and trump have already been exchanged in this round.',
  'already-no-wish': 'You have already said that you have no wish.',
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
  ...common.result.why,
  'four declined': 'the four were not held',
  declined: ({ name, you }: Who) =>
    you ? 'your bid was not held' : `a bid by ${name} was not held`,
};

/** Everything that is said at a table of Blind Watten. */
export const en = {
  ...common,
  cardName,
  value,
  suit,
  refusals,
  wishes,
  classes,
  mustFollow: 'cannot be played: follow trump',
  stake: 'Stake',
  target: (target: number) => `to ${target}`,
  actions: {
    ...common.actions,
    show: { schlag: 'Show as Schlag', trump: 'Show as trump' },
    pick: { schlag: 'Choose as Schlag', trump: 'Choose as trump' },
    chooseFirst: 'Raise a card first.',
    bid: (stake: number) => `Bid ${stake}`,
    bidNow: (stake: number) => `We bid ${inWords(stake)}`,
    bidNote: (stake: number) => `they hold, or we get ${stake}`,
    answerFirst: 'First your answer',
    noWish: 'No wish',
  },
  ask: {
    ...common.ask,
    bid: (name: string, stake: number) => `${name} bids ${inWords(stake)}. Do we hold?`,
    forTeam: 'You answer for your team.',
    hold: 'Hold',
    no: 'No',
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
    ...common.state,
    will: (card: string) => `Your turn: ${cardName(card)}`,
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
    bound: 'Your turn: follow trump',
  },
  seat: {
    ...common.seat,
    bids: (stake: number) => `bids ${stake}!`,
    asks: { schoenere: 'Schönere?', schlagtausch: 'exchange?' } as Readonly<Record<Wish, string>>,
    yours: { led: 'you led', takes: 'you take it', best: 'you are ahead' },
  },
  cloth: {
    ...common.cloth,
    announcing: 'Schlag and trump are being announced',
    notYet: 'not shown yet',
    hidden: 'shown, face down for you',
    chosen: 'chosen, still face down',
  },
  strip: {
    ...common.strip,
    title: 'Only you two announcers see this',
    announced: 'Announced',
    showed: 'showed',
    blinds: (card: string) => `the other three of value ${value(card)}; the first thrown wins`,
    noBlinds: 'none, because the Weli is the Schlag',
    trumps: (card: string) => `all other ${suit(card)}, high before low`,
    plain: {
      rankOnly: 'high before low, of any suit',
      ledSuit: 'high before low, only of the suit led',
    },
  },
  facts: {
    ...common.facts,
    led: (by: Who, card: string) => `${by.you ? 'You' : by.name} led ${cardName(card)}`,
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
    threw: (by: Who, card: string) => `${by.you ? 'You' : by.name}: ${cardName(card)}`,
    bid: (by: Who, stake: number, answers: Who) =>
      `${who(by, 'bids', 'bid')} ${inWords(stake)}. ${answers.you ? 'You' : answers.name} must answer`,
    notHeld: (by: Who) => who(by, 'does not hold', 'do not hold'),
    roundOver: (team: string, number: number, why: string) => `${team}: ${points(number)}, ${why}`,
    wasAnnounced: (schlag: string, trump: string) =>
      `Schlag was ${value(schlag)}, trump was ${suit(trump)}`,
    score: (us: number, them: number) => `The score is ${us} to ${them}`,
    void: (by: Who) =>
      `${who(by, 'left', 'left')} before the announcement: the round counts for nothing`,
  },
  result: {
    ...common.result,
    voidText: 'Someone left before Schlag and trump were announced.',
    why: endings,
    whyShort: {
      ...common.result.whyShort,
      declined: 'bid not held',
      'four declined': 'the four not held',
    },
    secret: 'What was announced',
    right: 'right one',
    good: 'good one',
  },
  leave: {
    free: 'Schlag and trump are not announced yet, so leaving costs nothing. The table then waits for someone else.',
    costs: (number: number) =>
      `Your team loses this round: the others get ${points(number)}. The table then waits for someone else.`,
  },
  read: {
    ...common.read,
    card: (name: string, card: string) => `${name} ${cardName(card)}`,
    announced: (right: string, good: string) =>
      `The right one is ${right}, the good one is ${good}`,
    score: (team: string, number: number, tricks: number) =>
      `${team}: ${points(number)}, ${tricks} ${tricks === 1 ? 'trick' : 'tricks'}`,
    stake: (stake: number) => `The round is worth ${stake}`,
    target: (target: number) => `A game goes to ${target}`,
  },
  keys: {
    ...common.keys,
    raise: 'raise a card; once more shows or plays it',
    play: 'show or play the raised card',
    bid: 'bid, then Enter to confirm',
    accept: 'accept, hold',
    decline: 'decline; no wish',
    schoenere: 'ask for Schönere',
    schlagtausch: 'ask for Schlagtausch',
  },
  guide: {
    ...common.guide,
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
