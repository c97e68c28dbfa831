import type { Who } from '../../../table/table-context.ts';
import type { Rank, Suit } from '../rules.ts';
import type { Text } from './en.ts';

const ranks: Readonly<Record<Rank, string>> = {
  '7': 'Siebener',
  '8': 'Achter',
  '9': 'Neuner',
  T: 'Zehner',
  U: 'Unter',
  O: 'Ober',
  K: 'König',
  A: 'Sau',
};
const suits: Readonly<Record<Suit, string>> = {
  b: 'Schellen',
  l: 'Gras',
  h: 'Herz',
  a: 'Eichel',
};

const NAMES: Readonly<Record<string, string>> = { ...ranks, ...suits };
const cardName = (card: string): string =>
  `${NAMES[card.charAt(1)] ?? card}-${NAMES[card.charAt(0)] ?? ''}`;

const who = ({ name, you }: Who, verb: string, yours: string): string =>
  you ? `Du ${yours}` : `${name} ${verb}`;

interface Several extends Who {
  readonly many: boolean;
}
/** Einer, mehrere, du, und mit dir. */
function some({ name, you, many }: Several, verbs: readonly [string, string, string, string]) {
  const [one, more, yours, withYou] = verbs;
  if (!many) return `${name} ${you ? yours : one}`;
  return `${name} ${you ? withYou : more}`;
}

const points = (number: number): string => `${number} ${number === 1 ? 'Punkt' : 'Punkte'}`;
const goes = (many: boolean): string => (many ? '»Geht ihr?«' : '»Gehst du?«');

export const de: Text = {
  cardName,
  ranks,
  suits,
  refusals: {
    'not-seated': 'Du schaust zu: Nur wer am Tisch sitzt, kann spielen.',
    'not-now': 'Das geht gerade nicht.',
    'not-your-turn': 'Du bist noch nicht am Zug.',
    'already-ready': 'Du hast schon gesagt, dass du bereit bist.',
    'not-in-hand': 'Diese Karte hast du nicht mehr.',
    'trump-or-crit':
      'Trumpf oder Kritisch: Der Hauptschlag ist ausgespielt, du musst Trumpf oder einen Kritischen zugeben.',
    'raise-pending': 'Es ist ausgeschafft; vor der Antwort wird nicht gespielt.',
    'parties-alternate':
      'Eure Partei hat zuletzt ausgeschafft; jetzt dürfen es nur noch die anderen.',
    gespannt: 'Du bist gespannt, dir fehlen höchstens zwei Punkte: Da darfst du nicht ausschaffen.',
    'fouled-already':
      'Du hast in dieser Runde schon dafür gebüßt; noch einmal ausschaffen geht nicht.',
  },
  classes: {
    crit: 'Kritische',
    hauptschlag: 'Hauptschlag',
    schlag: 'Schläge',
    trump: 'Trümpfe',
    plain: 'die Leeren',
  },
  us: 'Wir',
  them: 'Gegner',
  opponent: 'Gegner',
  partner: 'Partner',
  ours: 'wir',
  theirs: 'sie',
  dealer: 'Geber',
  forehand: 'Vorhand',
  roleShort: { dealer: 'Geber', forehand: 'Vorh.' },
  schlag: 'Schlag',
  trump: 'Trumpf',
  gespannt: 'gespannt',
  round: number => `Runde ${number}`,
  higher: value => `gespannt: ${value}`,
  gameOver: 'Spiel aus',
  phrases: ['Nimm ihn!', 'Lass ihn!', 'Schön gespielt!'],
  yourHand: 'Deine Karten',
  handLabel: cards => `Deine Hand, ${cards} ${cards === 1 ? 'Karte' : 'Karten'}`,
  mustFollow: 'nicht spielbar: Trumpf oder Kritisch',
  value: 'Wert',
  tricks: number => `Stiche: ${number}`,
  target: target => `bis ${target}`,
  points,
  pointsShort: number => `${number} P.`,
  naming: {
    schlag: 'Welcher Wert ist der Schlag?',
    trump: 'Welche Farbe ist Trumpf?',
    choose: 'Zuerst wählen',
    say: { schlag: name => `Schlag: ${name}`, trump: name => `Trumpf: ${name}` },
    note: 'laut ansagen',
  },
  actions: {
    play: 'Spielen',
    choose: 'Karte wählen',
    chooseFirst: 'Heb zuerst eine Karte.',
    raise: (_, many) => (many ? 'Geht ihr?' : 'Gehst du?'),
    raiseNow: (value, many) => `${goes(many)} Um ${value}`,
    raiseNote: value => `sonst ${value} für uns`,
    raiseNoteAlone: value => `sonst ${value} für dich`,
    notYet: 'Doch nicht',
    wait: 'Noch nicht am Zug',
    sending: 'Moment …',
    lastTrick: 'Letzter Stich',
  },
  ask: {
    raise: (name, _, many) => `${name}: ${goes(many)}`,
    forSide: 'Du antwortest für deine Partei.',
    forYou: 'Die Antwort gibst du allein.',
    forced: 'Ihr seid gespannt: »Geht ihr?«',
    forcedWhy:
      'Weil deine Mannschaft gespannt ist, schaffen die anderen ungefragt aus. Du antwortest für euch.',
    hold: 'Halten',
    holdNote: value => `es geht um ${value}`,
    no: 'Ich gehe',
    noNote: value => `${value} für den Gegner`,
    foul: 'Ausschaffen kostet dich 2 Punkte!',
    foulWhy:
      'Du bist gespannt, dir fehlen höchstens zwei Punkte, und darfst nicht ausschaffen. Tust du es doch, verlierst du 2 Punkte, und ausgeschafft ist nichts.',
    foulWhyTeam:
      'Deine Mannschaft ist gespannt, ihr fehlen höchstens zwei Punkte, und darf nicht ausschaffen. Tust du es doch, verliert ihr 2 Punkte, und ausgeschafft ist nichts.',
    foulYes: 'Trotzdem',
    foulYesNote: 'kostet 2 Punkte',
    foulNo: 'Doch nicht',
    foulNoNote: 'nichts passiert',
  },
  state: {
    dealing: 'Die Karten werden gegeben',
    schlag: 'Sag den Schlag an',
    trump: 'Sag den Trumpf an',
    willSchlag: rank => `Schlag wäre: ${ranks[rank]}`,
    willTrump: suit => `Trumpf wäre: ${suits[suit]}`,
    names: {
      schlag: by => `${by} sagt den Schlag an`,
      trump: by => `${by} sagt den Trumpf an`,
    },
    namesThenYou: by => `${by} sagt den Schlag an, dann du den Trumpf`,
    raised: (by, value, answers) =>
      `${who(by, 'schafft', 'schaffst')} aus, um ${value}; ${answers} muss antworten`,
    forced: answers => `Gespannt! ${answers} muss antworten`,
    lead: 'Du bist am Zug: spiel aus',
    leadAgain: 'Dein Stich! Spiel aus',
    play: 'Du bist am Zug: spiel eine Karte',
    bound: 'Du: Trumpf oder Kritisch!',
    will: card => `Du bist am Zug: ${cardName(card)}`,
    leads: name => `${name} spielt aus`,
    leadsAgain: name => `${name} hat gestochen und spielt aus`,
    boundOf: name => `${name}: Trumpf oder Kritisch`,
    turnOf: name => `${name} ist am Zug`,
  },
  seat: {
    raises: value => `schafft aus: um ${value}!`,
    raisesShort: value => `um ${value}!`,
    answers: 'antwortet …',
    answersShort: '…?',
    led: 'spielte aus',
    takes: 'sticht',
    best: 'liegt vorn',
    yours: { led: 'Du hast ausgespielt', takes: 'Du stichst', best: 'Du liegst vorn' },
    takesShort: 'sticht',
    bestShort: 'vorn',
  },
  cloth: {
    naming: 'Schlag und Trumpf werden angesagt',
    notYet: 'noch nicht angesagt',
    trick: number => `Stich ${number}`,
    empty: 'Noch liegt keine Karte.',
    last: number => `Stich ${number}, schon vergeben`,
    youAre: what => `Du: ${what}`,
  },
  strip: {
    title: 'Das ist angesagt',
    open: 'Was sticht was',
    order: 'Was sticht was, die Stärksten zuerst',
    crits: 'Max, Belli, Spitz, in dieser Folge',
    isCrit: 'keiner: Was angesagt ist, ist selbst ein Kritischer',
    schlaege: rank => `die anderen vom Wert ${ranks[rank]}; der erste gilt`,
    trumps: suit => `die anderen ${suits[suit]}, hoch vor niedrig`,
    plain: 'hoch vor niedrig, nur in der ausgespielten Farbe',
  },
  facts: {
    sat: by => who(by, 'setzt sich', 'setzt dich'),
    satBot: by => `${by.name}, ein Computer, setzt sich`,
    gotUp: by => who(by, 'steht auf', 'stehst auf'),
    away: by => who(by, 'ist nicht da', 'bist nicht da'),
    back: by => who(by, 'ist wieder da', 'bist wieder da'),
    ready: by => who(by, 'ist bereit', 'bist bereit'),
    late: by => who(by, 'hat keine Zeit mehr', 'hast keine Zeit mehr'),
    dealt: (dealer, forehand) =>
      `${who(dealer, 'gibt', 'gibst')}. ${who(forehand, 'ist', 'bist')} Vorhand`,
    with: (ours, theirs) => `${ours} gegen ${theirs}`,
    higher: (value, names) => `Gespannt: ${names}. Deshalb geht es von Anfang an um ${value}`,
    schlag: (by, rank) => `${who(by, 'sagt', 'sagst')} den Schlag an: ${ranks[rank]}`,
    trump: (by, suit) => `${who(by, 'sagt', 'sagst')} den Trumpf an: ${suits[suit]}`,
    led: (by, card) => `${who(by, 'spielt', 'spielst')} aus: ${cardName(card)}`,
    played: (by, card) => `${by.you ? 'Du' : by.name}: ${cardName(card)}`,
    bound: 'Trumpf oder Kritisch: Wer so etwas hat, muss es zugeben',
    trick: by => who(by, 'sticht', 'stichst'),
    raised: (by, value, answers) =>
      `${who(by, 'schafft', 'schaffst')} aus, um ${value}. ${who(answers, 'muss', 'musst')} antworten`,
    forced: (by, answers) =>
      `${who(by, 'schafft', 'schaffst')} ungefragt aus, weil die andere Mannschaft gespannt ist. ${who(answers, 'muss', 'musst')} antworten`,
    held: (by, value) => `${who(by, 'hält', 'hältst')}: Es geht um ${points(value)}`,
    gaveUp: by => who(by, 'geht', 'gehst'),
    foul: by =>
      `${who(by, 'schafft', 'schaffst')} gespannt aus: 2 Punkte weniger, und es gilt nicht`,
    roundOver: (winners, number, why) =>
      `${some(winners, ['bekommt', 'bekommen', 'bekommst', 'bekommt'])} ${points(number)}, ${why}`,
    score: scores => `Es steht: ${scores}`,
    scoreOf: (name, number) => `${name} ${number}`,
    void: by => `${who(by, 'ging', 'gingst')}, bevor Trumpf angesagt war: Die Runde zählt nicht`,
    gameOver: winners => `Das Spiel ist aus. ${winners}`,
    newGame: 'Ein neues Spiel beginnt',
  },
  result: {
    won: number => `Wir bekommen ${points(number)}.`,
    lost: number => `Die anderen bekommen ${points(number)}.`,
    team: (team, number) => `${team}: ${points(number)}.`,
    gets: (winners, number) =>
      `${some(winners, ['bekommt', 'bekommen je', 'bekommst', 'bekommt je'])} ${points(number)}.`,
    gameWon: 'Wir haben das Spiel gewonnen!',
    gameLost: 'Die anderen haben das Spiel gewonnen.',
    gameTeam: team => `${team} hat das Spiel gewonnen.`,
    gameBy: winners =>
      `${some(winners, ['hat', 'haben', 'hast', 'habt'])} das Spiel gewonnen${winners.you ? '!' : '.'}`,
    closed: 'Das Spiel ist ohne Sieger aus.',
    void: 'Diese Runde zählt nicht.',
    voidText: 'Jemand ging, bevor Trumpf angesagt war.',
    why: {
      tricks: 'mit drei Stichen',
      givenUp: ({ name, you }) =>
        you ? 'dein Ausschaffen wurde nicht gehalten' : `${name} hat ausgeschafft, nicht gehalten`,
      forced: 'gespannt, und nicht gehalten',
      forfeited: ({ name, you }) =>
        you ? 'du hast die Runde verlassen' : `${name} hat die Runde verlassen`,
    },
    fouled: names => `Gespannt ausgeschafft, 2 Punkte weniger: ${names}.`,
    someone: 'jemand',
    whyShort: {
      tricks: 'drei Stiche',
      'given up': 'gegangen',
      forfeited: 'jemand ging',
    },
    named: 'Das war angesagt',
    tricks: 'Die Stiche',
    trick: (number, name) => `Stich ${number}: ${name}`,
    noTricks: 'Es kam zu keinem ganzen Stich.',
    score: 'Stand',
    sheet: 'Runden dieses Spiels',
    noRounds: 'Noch ist keine Runde gespielt.',
    number: 'Runde',
    how: 'Wie',
    player: 'Spieler',
    total: 'Punkte',
    ready: 'Bereit für die nächste Runde',
    readyGame: 'Bereit für ein neues Spiel',
    games: (us, them) => `Gewonnene Spiele: ${us} zu ${them}`,
    gamesOf: number => `Spiele: ${number}`,
  },
  leave: {
    free: 'Trumpf ist noch nicht angesagt: Wenn du gehst, kostet es nichts. Der Tisch wartet dann auf jemand anderen.',
    costs: number =>
      `Deine Partei verliert diese Runde, die anderen bekommen ${points(number)}. Der Tisch wartet dann auf jemand anderen.`,
  },
  read: {
    hand: cards => `Du hast: ${cards}`,
    noHand: 'Du hast keine Karten.',
    named: (rank, suit) => `Schlag ist ${ranks[rank]}, Trumpf ist ${suits[suit]}`,
    role: role => `Du bist ${role}`,
    with: names => `Mit dir: ${names}`,
    alone: 'Du spielst allein',
    card: (name, card) => `${name} ${cardName(card)}`,
    score: (name, number, gespannt) => `${name}: ${points(number)}${gespannt ? ', gespannt' : ''}`,
    tricks: (name, number) => `${name}: ${number} ${number === 1 ? 'Stich' : 'Stiche'}`,
    value: value => `Es geht um ${value}`,
    target: target => `Gespielt wird bis ${target}`,
  },
  keys: {
    raise: 'Karte heben; noch einmal spielt sie',
    play: 'die gehobene Karte spielen, Gewähltes ansagen',
    bid: 'ausschaffen, dann Enter zum Bestätigen',
    accept: 'halten',
    decline: 'gehen',
    last: 'den letzten Stich ansehen',
    order: 'was sticht was',
  },
  guide: {
    title: 'Das Spiel in Kürze',
    order: 'Was sticht was',
    crits:
      'Die Kritischen: Herz-König (Max), Schellen-Siebener (Belli), Eichel-Siebener (Spitz), in dieser Folge.',
    hauptschlag: 'Der Hauptschlag: der Schlag in der Trumpffarbe, wenn er kein Kritischer ist.',
    schlaege: 'Die Schläge: die anderen vom selben Wert. Alle gleich, der zuerst gespielte gilt.',
    trumps: 'Die Trümpfe: der Rest der Trumpffarbe, hoch vor niedrig.',
    plain: 'Alle anderen: Nur eine höhere Karte der ausgespielten Farbe sticht sie.',
    ranks: 'Von unten nach oben: 7, 8, 9, 10, Unter, Ober, König, Sau.',
    aim: target =>
      `Drei Stiche gewinnen die Runde, normal 2 Punkte; ${target} Punkte gewinnen das Spiel. Man darf jede Karte zugeben.`,
    parties: {
      2: 'Jeder spielt für sich.',
      3: 'Vorhand spielt allein gegen die anderen beiden. Das wechselt mit jeder Runde; jeder schreibt für sich.',
      4: 'Partner sitzen sich gegenüber und schreiben gemeinsam.',
      5: 'Geber und Vorhand spielen zusammen gegen die anderen drei. Das wechselt mit jeder Runde; jeder schreibt für sich.',
      6: 'Jeder Zweite gehört zusammen: drei gegen drei, jede Mannschaft schreibt gemeinsam.',
    },
    naming: 'Vorhand sagt den Schlag an, irgendeinen Wert. Dann sagt der Geber den Trumpf an.',
    namingSolo: 'Vorhand, allein gegen zwei, sagt Schlag und Trumpf an.',
    bound:
      'Trumpf oder Kritisch: Ist die erste Karte der Runde der Hauptschlag, muss jeder Trumpf oder einen Kritischen zugeben, wenn er kann, bis er gestochen ist.',
    raise:
      'Wer am Zug ist, darf vor seiner Karte ausschaffen: »Gehst du?«, oder zu mehreren: »Geht ihr?« Ein Gegner antwortet: Er hält, dann geht es um einen Punkt mehr, oder er geht, und du bekommst, was es galt. Danach darf nur noch die andere Partei.',
    gespannt: {
      penalty:
        'Gespannt: Wem höchstens zwei Punkte fehlen, der darf nicht ausschaffen. Tut er es doch, kostet es 2 Punkte.',
      blocked: 'Gespannt: Wem höchstens zwei Punkte fehlen, der kann nicht ausschaffen.',
    },
    forced:
      'Ist genau eine Mannschaft gespannt, schafft die andere von selbst aus: um 3 spielen, oder sie bekommt 2.',
    three: 'Sobald jemand gespannt ist, zählt jede Runde von Anfang an 3.',
  },
};
