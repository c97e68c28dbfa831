import type { Who } from '../../../table/table-context.ts';
import type { Kind } from '../rules.ts';
import type { Text } from './en.ts';

const RANKS: Readonly<Record<string, readonly [one: string, many: string, upTo: string]>> = {
  '2': ['2', 'Zweien', 'zur Zwei'],
  '3': ['3', 'Dreien', 'zur Drei'],
  '4': ['4', 'Vieren', 'zur Vier'],
  '5': ['5', 'Fünfen', 'zur Fünf'],
  '6': ['6', 'Sechsen', 'zur Sechs'],
  '7': ['7', 'Siebenen', 'zur Sieben'],
  '8': ['8', 'Achten', 'zur Acht'],
  '9': ['9', 'Neunen', 'zur Neun'],
  T: ['10', 'Zehnen', 'zur Zehn'],
  J: ['Bube', 'Buben', 'zum Buben'],
  Q: ['Dame', 'Damen', 'zur Dame'],
  K: ['König', 'Könige', 'zum König'],
  A: ['Ass', 'Asse', 'zum Ass'],
};

const SUITS: Readonly<Record<string, string>> = { d: 'Karo', c: 'Kreuz', h: 'Herz', s: 'Pik' };

const one = (card: string): string => RANKS[card.charAt(0)]?.[0] ?? card;
const many = (card: string): string => RANKS[card.charAt(0)]?.[1] ?? card;
const upTo = (card: string): string => `bis ${RANKS[card.charAt(0)]?.[2] ?? card}`;
const suit = (card: string): string => SUITS[card.charAt(1)] ?? card;
const cardName = (card: string): string => `${suit(card)}-${one(card)}`;

const combinations: Readonly<Record<Kind, (card: string) => string>> = {
  single: cardName,
  pair: card => `Paar ${many(card)}`,
  triple: card => `Drilling ${many(card)}`,
  straight: card => `Straße ${upTo(card)}`,
  flush: card => `Flush in ${suit(card)}`,
  'full house': card => `Full House, ${many(card)}`,
  'four of a kind': card => `Vierling ${many(card)}`,
  'straight flush': card => `Straight Flush in ${suit(card)} ${upTo(card)}`,
};

const who = ({ name, you }: Who, verb: string, yours: string): string =>
  you ? `Du ${yours}` : `${name} ${verb}`;

const cards = (number: number): string => `${number} ${number === 1 ? 'Karte' : 'Karten'}`;

export const de: Text = {
  cardName,
  kinds: {
    single: 'Einzelkarte',
    pair: 'Paar',
    triple: 'Drilling',
    straight: 'Straße',
    flush: 'Flush',
    'full house': 'Full House',
    'four of a kind': 'Vierling',
    'straight flush': 'Straight Flush',
  },
  combination: ({ kind, card }) => combinations[kind](card),
  refusals: {
    'not-seated': 'Du schaust zu: Nur wer am Tisch sitzt, kann spielen.',
    'not-now': 'Das geht gerade nicht.',
    'not-your-turn': 'Du bist noch nicht am Zug.',
    'already-ready': 'Du hast schon gesagt, dass du bereit bist.',
    'not-in-hand': 'Eine dieser Karten hast du nicht mehr.',
    'no-combination':
      'Diese Karten sind keine Kombination. Erlaubt sind eine Karte, ein Paar, ein Drilling oder fünf Karten, die zusammengehören.',
    'wrong-size': 'Spiel so viele Karten, wie auf dem Tisch liegen, oder passe.',
    'too-low': 'Das schlägt nicht, was auf dem Tisch liegt.',
    'needs-three-of-diamonds': 'Zum ersten Ausspiel dieser Runde gehört die Karo-3.',
    'cannot-pass': 'Du spielst aus: Passen geht nicht, spiel, was du magst.',
  },
  refusedBriefly: {
    'not-seated': 'Du schaust zu',
    'not-now': 'Gerade nicht',
    'not-your-turn': 'Noch nicht am Zug',
    'already-ready': 'Du bist schon bereit',
    'not-in-hand': 'Eine dieser Karten ist weg',
    'no-combination': 'Diese Karten sind keine Kombination',
    'wrong-size': 'Spiel so viele Karten, wie dort liegen',
    'too-low': 'Zu niedrig, um das zu schlagen',
    'needs-three-of-diamonds': 'Die Karo-3 muss dabei sein',
    'cannot-pass': 'Du spielst aus und kannst nicht passen',
  },
  hand: number => `Runde ${number}`,
  handOver: number => `Runde ${number} ist vorbei`,
  yourHand: 'Deine Hand',
  handLabel: (number, raised) => `Deine Hand, ${cards(number)}, ${raised} gehoben`,
  notPlayable: 'jetzt nicht spielbar',
  orders: { rank: 'nach Wert', suit: 'nach Farbe', combination: 'nach Kombination' },
  sortTo: order => `${order.charAt(0).toUpperCase()}${order.slice(1)} sortieren`,
  hint: 'Zeigen, was möglich ist',
  hints: (at, all, what) => `${at} von ${all} möglich: ${what}`,
  noHint: 'Du hast nichts, was das schlägt. Passe.',
  pass: 'Passen',
  play: 'Spielen',
  choose: 'Karten wählen',
  chooseFirst: 'Heb die Karten, die du spielen willst, oder passe.',
  sending: 'Moment …',
  keys: {
    select: 'Karte heben oder senken',
    play: 'die gehobenen Karten spielen',
    pass: 'passen',
    sort: 'Hand sortieren',
    hint: 'zeigen, was möglich ist',
  },
  advice: {
    pass: 'passen.',
    play: what => `${what}.`,
    reasons: {
      'goes out': 'Damit bist du fertig.',
      'wins for certain': 'Von hier an hält dich niemand mehr auf, wo auch immer die Karten sind.',
      'cannot be beaten': 'Niemand kann das schlagen.',
      'next has one card': 'Wer nach dir am Zug ist, hat noch eine Karte.',
      'nothing beats it': 'Du hast nichts, was es schlägt.',
      'would break up': 'Was es schlägt, risse deine Karten auseinander.',
      'is kept for later': 'Was es schlägt, ist später mehr wert.',
    },
    costs: points => `Punkte: etwa ${points}.`,
    leaves: (cards, plays) =>
      `Es ${cards === 1 ? 'bleibt eine Karte' : `bleiben ${cards} Karten`}, bestenfalls in ${
        plays === 1 ? 'einem Zug' : `${plays} Zügen`
      } gespielt.`,
  },
  state: {
    lead: 'Du spielst aus, was du magst',
    leadThree: 'Du spielst aus, mit der Karo-3',
    beat: what => `Du bist am Zug: ${what} schlagen oder passen`,
    cannot: 'Du bist am Zug: Das kannst du nicht schlagen, passe',
    will: what => `Du bist am Zug: ${what}`,
    turnOf: name => `${name} ist am Zug`,
    dealing: 'Die Karten werden gegeben',
    leads: name => `${name} spielt aus`,
  },
  heap: {
    empty: 'Der Tisch ist leer.',
    by: (name, what) => `${name}: ${what}`,
    yours: what => `Du: ${what}`,
    label: names => `Auf dem Tisch: ${names}`,
    aside: 'Alle haben gepasst. Weggelegt:',
    youPassed: 'Du hast gepasst',
  },
  seat: {
    played: 'hat gespielt',
    passed: 'gepasst',
    lastCard: 'letzte Karte!',
    leads: 'spielt aus',
  },
  facts: {
    sat: by => who(by, 'setzt sich', 'setzt dich'),
    satBot: by => `${by.name}, ein Computer, setzt sich`,
    gotUp: by => who(by, 'steht auf', 'stehst auf'),
    away: by => who(by, 'ist nicht da', 'bist nicht da'),
    back: by => who(by, 'ist wieder da', 'bist wieder da'),
    chips: (by, amount) => who(by, `bringt ${amount} mit`, `bringst ${amount} mit`),
    ready: by => who(by, 'ist bereit', 'bist bereit'),
    late: by => who(by, 'hat die Zeit überschritten', 'hast die Zeit überschritten'),
    passed: by => who(by, 'passt', 'passt'),
    played: (by, what) => `${by.you ? 'Du' : by.name}: ${what}`,
    dealt: leader => `Die Karten sind gegeben. ${who(leader, 'spielt aus', 'spielst aus')}`,
    lastCard: by => who(by, 'hat nur noch eine Karte!', 'hast nur noch eine Karte!'),
    allPassed: leader => `Alle haben gepasst. ${who(leader, 'spielt aus', 'spielst aus')}`,
    over: winner =>
      `Die Runde ist vorbei. ${who(winner, 'ist zuerst fertig', 'bist zuerst fertig')}`,
    gameOver: winners => `Das Spiel ist vorbei. Am besten war: ${winners}`,
    newGame: 'Ein neues Spiel beginnt',
  },
  result: {
    out: winner => who(winner, 'ist zuerst fertig.', 'bist zuerst fertig.'),
    caption: hand => `Ergebnis von Runde ${hand}`,
    player: 'Spieler',
    left: 'Rest',
    points: 'Strafpunkte',
    worth: 'Gewinn',
    former: 'jemand, der ging',
    formerBot: 'ein Computer, der ging',
    kept: (name, names) => `${name} hatte noch: ${names}`,
    ready: 'Bereit für die nächste Runde',
    soFar: worth => `insgesamt ${worth}`,
  },
  read: {
    hand: names => `Du hast: ${names}`,
    noHand: 'Du hast keine Karten.',
    raised: names => `Gehoben: ${names}`,
    holds: (name, number) => `${name} ${cards(number)}`,
    score: (name, points, worth) =>
      `${name}: ${points} ${points === 1 ? 'Strafpunkt' : 'Strafpunkte'}, Gewinn ${worth}`,
  },
  phrases: ['Achtung, letzte Karte!', 'Ich hab nichts', 'Was für ein Blatt!'],
};
