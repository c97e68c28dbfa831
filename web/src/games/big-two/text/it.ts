import type { Who } from '../../../table/table-context.ts';
import type { Kind } from '../rules.ts';
import type { Text } from './en.ts';

const RANKS: Readonly<Record<string, readonly [one: string, many: string, upTo: string]>> = {
  '2': ['2', 'due', 'al due'],
  '3': ['3', 'tre', 'al tre'],
  '4': ['4', 'quattro', 'al quattro'],
  '5': ['5', 'cinque', 'al cinque'],
  '6': ['6', 'sei', 'al sei'],
  '7': ['7', 'sette', 'al sette'],
  '8': ['8', 'otto', 'all’otto'],
  '9': ['9', 'nove', 'al nove'],
  T: ['10', 'dieci', 'al dieci'],
  J: ['fante', 'fanti', 'al fante'],
  Q: ['donna', 'donne', 'alla donna'],
  K: ['re', 're', 'al re'],
  A: ['asso', 'assi', 'all’asso'],
};

const SUITS: Readonly<Record<string, string>> = {
  d: 'quadri',
  c: 'fiori',
  h: 'cuori',
  s: 'picche',
};

const one = (card: string): string => RANKS[card.charAt(0)]?.[0] ?? card;
const many = (card: string): string => RANKS[card.charAt(0)]?.[1] ?? card;
const upTo = (card: string): string => RANKS[card.charAt(0)]?.[2] ?? card;
const suit = (card: string): string => SUITS[card.charAt(1)] ?? card;
const cardName = (card: string): string => `${one(card)} di ${suit(card)}`;

const combinations: Readonly<Record<Kind, (card: string) => string>> = {
  single: cardName,
  pair: card => `coppia di ${many(card)}`,
  triple: card => `tris di ${many(card)}`,
  straight: card => `scala ${upTo(card)}`,
  flush: card => `colore a ${suit(card)}`,
  'full house': card => `full di ${many(card)}`,
  'four of a kind': card => `poker di ${many(card)}`,
  'straight flush': card => `scala colore a ${suit(card)} ${upTo(card)}`,
};

/** Italian leaves the pronoun out. */
const who = ({ name, you }: Who, verb: string, yours: string): string =>
  you ? yours : `${name} ${verb}`;

const cards = (number: number): string => `${number} ${number === 1 ? 'carta' : 'carte'}`;

export const it: Text = {
  cardName,
  kinds: {
    single: 'carta singola',
    pair: 'coppia',
    triple: 'tris',
    straight: 'scala',
    flush: 'colore',
    'full house': 'full',
    'four of a kind': 'poker',
    'straight flush': 'scala colore',
  },
  combination: ({ kind, card }) => combinations[kind](card),
  refusals: {
    'not-seated': 'Stai guardando: può giocare solo chi ha un posto.',
    'not-now': 'Adesso non è possibile.',
    'not-your-turn': 'Non tocca ancora a te.',
    'already-ready': 'Hai già detto di essere pronto.',
    'not-in-hand': 'Una di queste carte non è più in mano tua.',
    'no-combination':
      'Queste carte non formano una combinazione. Si può giocare una carta, una coppia, un tris o cinque carte che stanno insieme.',
    'wrong-size': 'Gioca tante carte quante sono sul tavolo, oppure passa.',
    'too-low': 'Non batte quello che è sul tavolo.',
    'needs-three-of-diamonds': 'La prima giocata di questa mano deve contenere il 3 di quadri.',
    'cannot-pass': 'Apri tu: non puoi passare, gioca quello che vuoi.',
  },
  refusedBriefly: {
    'not-seated': 'Stai guardando',
    'not-now': 'Adesso no',
    'not-your-turn': 'Non tocca ancora a te',
    'already-ready': 'Hai già detto di sì',
    'not-in-hand': 'Una di queste carte non c’è più',
    'no-combination': 'Queste carte non formano una combinazione',
    'wrong-size': 'Gioca tante carte quante sul tavolo',
    'too-low': 'Troppo basso per battere il tavolo',
    'needs-three-of-diamonds': 'Ci vuole il 3 di quadri',
    'cannot-pass': 'Apri tu e non puoi passare',
  },
  hand: number => `mano ${number}`,
  handOver: number => `la mano ${number} è finita`,
  yourHand: 'La tua mano',
  handLabel: (number, raised) =>
    `La tua mano, ${cards(number)}, ${raised} ${raised === 1 ? 'alzata' : 'alzate'}`,
  notPlayable: 'ora non giocabile',
  orders: { rank: 'per valore', suit: 'per seme', combination: 'per combinazione' },
  sortTo: order => `Ordina ${order}`,
  hint: 'Mostra che cosa si può fare',
  hints: (at, all, what) => `${at} di ${all} possibili: ${what}`,
  noHint: 'Nella tua mano niente batte il tavolo. Passa.',
  pass: 'Passa',
  play: 'Gioca',
  choose: 'Scegli le carte',
  chooseFirst: 'Alza le carte che vuoi giocare, oppure passa.',
  sending: 'Un attimo…',
  keys: {
    select: 'alza o abbassa la carta',
    play: 'gioca le carte alzate',
    pass: 'passa',
    sort: 'ordina la mano',
    hint: 'mostra che cosa si può fare',
  },
  advice: {
    pass: 'passa.',
    play: what => `${what}.`,
    reasons: {
      'goes out': 'Così hai finito.',
      'wins for certain': 'Da qui in poi nessuno può fermarti, dovunque siano le carte.',
      'cannot be beaten': 'Nessuno può batterla.',
      'next has one card': 'Chi gioca dopo di te ha ancora una carta.',
      'nothing beats it': 'Non hai niente che la batta.',
      'would break up': 'Quello che la batte romperebbe le tue combinazioni.',
      'is kept for later': 'Quello che la batte varrà di più dopo.',
    },
    costs: points => `Punti: circa ${points}.`,
    leaves: (cards, plays) =>
      `${cards === 1 ? 'Resta una carta' : `Restano ${cards} carte`}, da giocare al meglio in ${
        plays === 1 ? 'una volta' : `${plays} volte`
      }.`,
  },
  state: {
    lead: 'Tocca a te: apri con quello che vuoi',
    leadThree: 'Tocca a te: apri con il 3 di quadri',
    beat: what => `Tocca a te: batti ${what} o passa`,
    cannot: 'Tocca a te: non puoi battere, passa',
    will: what => `Tocca a te: ${what}`,
    turnOf: name => `Tocca a ${name}`,
    dealing: 'Si danno le carte',
    leads: name => `Apre ${name}`,
  },
  heap: {
    empty: 'Il tavolo è vuoto.',
    by: (name, what) => `${name}: ${what}`,
    yours: what => `Tu: ${what}`,
    label: names => `Sul tavolo: ${names}`,
    aside: 'Tutti hanno passato. Messo da parte:',
    youPassed: 'Hai passato',
  },
  seat: {
    played: 'ha giocato',
    passed: 'passa',
    lastCard: 'ultima carta!',
    leads: 'apre',
  },
  facts: {
    sat: by => who(by, 'si siede', 'Ti siedi'),
    satBot: by => `${by.name}, un computer, si siede`,
    gotUp: by => who(by, 'si alza', 'Ti alzi'),
    away: by => who(by, 'è assente', 'Sei assente'),
    back: by => who(by, 'è tornato', 'Sei tornato'),
    chips: (by, amount) => who(by, `porta ${amount}`, `Porti ${amount}`),
    ready: by => who(by, 'è pronto', 'Sei pronto'),
    late: by => who(by, 'ha finito il tempo', 'Hai finito il tempo'),
    passed: by => who(by, 'passa', 'Passi'),
    played: (by, what) => `${by.you ? 'Tu' : by.name}: ${what}`,
    dealt: leader => `Le carte sono date. ${who(leader, 'apre', 'Apri tu')}`,
    lastCard: by => who(by, 'ha una sola carta!', 'Hai una sola carta!'),
    allPassed: leader => `Tutti hanno passato. ${who(leader, 'apre', 'Apri tu')}`,
    over: winner => `La mano è finita. ${who(winner, 'finisce per primo', 'Finisci per primo')}`,
    gameOver: winners => `La partita è finita. Il migliore: ${winners}`,
    newGame: 'Comincia una nuova partita',
  },
  result: {
    out: winner => who(winner, 'finisce per primo.', 'Finisci per primo.'),
    caption: hand => `Risultato della mano ${hand}`,
    player: 'Giocatore',
    left: 'Resto',
    points: 'Penalità',
    worth: 'Guadagno',
    former: 'qualcuno che è uscito',
    formerBot: 'un computer che è uscito',
    kept: (name, names) => `${name} aveva ancora: ${names}`,
    ready: 'Pronto per la prossima mano',
    soFar: worth => `in tutto ${worth}`,
  },
  read: {
    hand: names => `Hai: ${names}`,
    noHand: 'Non hai carte.',
    raised: names => `Alzate: ${names}`,
    holds: (name, number) => `${name} ${cards(number)}`,
    score: (name, points, worth) => `${name}: penalità ${points}, guadagno ${worth}`,
  },
  phrases: ['Attenti, ultima carta!', 'Non ho niente', 'Che mano!'],
};
