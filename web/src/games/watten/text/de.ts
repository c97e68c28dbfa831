import type { Who } from '../../../table/table-context.ts';
import { common, points, suits, who } from '../../german/text/de.ts';
import type { Rank } from '../rules.ts';
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

const NAMES: Readonly<Record<string, string>> = { ...ranks, ...suits };
const cardName = (card: string): string =>
  `${NAMES[card.charAt(1)] ?? card}-${NAMES[card.charAt(0)] ?? ''}`;

interface Several extends Who {
  readonly many: boolean;
}
/** Einer, mehrere, du, und mit dir. */
function some({ name, you, many }: Several, verbs: readonly [string, string, string, string]) {
  const [one, more, yours, withYou] = verbs;
  if (!many) return `${name} ${you ? yours : one}`;
  return `${name} ${you ? withYou : more}`;
}

const goes = (many: boolean): string => (many ? '»Geht ihr?«' : '»Gehst du?«');

export const de: Text = {
  ...common,
  cardName,
  ranks,
  suits,
  refusals: {
    ...common.refusals,
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
  ours: 'wir',
  theirs: 'sie',
  roleShort: { dealer: 'Geber', forehand: 'Vorh.' },
  gespannt: 'gespannt',
  higher: value => `gespannt: ${value}`,
  mustFollow: 'nicht spielbar: Trumpf oder Kritisch',
  value: 'Wert',
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
    ...common.actions,
    chooseFirst: 'Heb zuerst eine Karte.',
    raise: (_, many) => (many ? 'Geht ihr?' : 'Gehst du?'),
    raiseNow: (value, many) => `${goes(many)} Um ${value}`,
    raiseNote: value => `sonst ${value} für uns`,
    raiseNoteAlone: value => `sonst ${value} für dich`,
  },
  ask: {
    ...common.ask,
    raise: (name, _, many) => `${name}: ${goes(many)}`,
    forSide: 'Du antwortest für deine Partei.',
    forYou: 'Die Antwort gibst du allein.',
    forced: 'Ihr seid gespannt: »Geht ihr?«',
    forcedWhy:
      'Weil deine Mannschaft gespannt ist, schaffen die anderen ungefragt aus. Du antwortest für euch.',
    hold: 'Halten',
    no: 'Ich gehe',
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
    ...common.state,
    will: card => `Du bist am Zug: ${cardName(card)}`,
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
    bound: 'Du: Trumpf oder Kritisch!',
    boundOf: name => `${name}: Trumpf oder Kritisch`,
  },
  seat: {
    ...common.seat,
    raises: value => `schafft aus: um ${value}!`,
    raisesShort: value => `um ${value}!`,
    answersShort: '…?',
    yours: { led: 'Du hast ausgespielt', takes: 'Du stichst', best: 'Du liegst vorn' },
    takesShort: 'sticht',
    bestShort: 'vorn',
  },
  cloth: {
    ...common.cloth,
    naming: 'Schlag und Trumpf werden angesagt',
    notYet: 'noch nicht angesagt',
  },
  strip: {
    ...common.strip,
    title: 'Das ist angesagt',
    crits: 'Max, Belli, Spitz, in dieser Folge',
    isCrit: 'keiner: Was angesagt ist, ist selbst ein Kritischer',
    schlaege: rank => `die anderen vom Wert ${ranks[rank]}; der erste gilt`,
    trumps: suit => `die anderen ${suits[suit]}, hoch vor niedrig`,
    plain: 'hoch vor niedrig, nur in der ausgespielten Farbe',
  },
  facts: {
    ...common.facts,
    led: (by, card) => `${who(by, 'spielt', 'spielst')} aus: ${cardName(card)}`,
    with: (ours, theirs) => `${ours} gegen ${theirs}`,
    higher: (value, names) => `Gespannt: ${names}. Deshalb geht es von Anfang an um ${value}`,
    schlag: (by, rank) => `${who(by, 'sagt', 'sagst')} den Schlag an: ${ranks[rank]}`,
    trump: (by, suit) => `${who(by, 'sagt', 'sagst')} den Trumpf an: ${suits[suit]}`,
    played: (by, card) => `${by.you ? 'Du' : by.name}: ${cardName(card)}`,
    bound: 'Trumpf oder Kritisch: Wer so etwas hat, muss es zugeben',
    raised: (by, value, answers) =>
      `${who(by, 'schafft', 'schaffst')} aus, um ${value}. ${who(answers, 'muss', 'musst')} antworten`,
    forced: (by, answers) =>
      `${who(by, 'schafft', 'schaffst')} ungefragt aus, weil die andere Mannschaft gespannt ist. ${who(answers, 'muss', 'musst')} antworten`,
    gaveUp: by => who(by, 'geht', 'gehst'),
    foul: by =>
      `${who(by, 'schafft', 'schaffst')} gespannt aus: 2 Punkte weniger, und es gilt nicht`,
    roundOver: (winners, number, why) =>
      `${some(winners, ['bekommt', 'bekommen', 'bekommst', 'bekommt'])} ${points(number)}, ${why}`,
    score: scores => `Es steht: ${scores}`,
    scoreOf: (name, number) => `${name} ${number}`,
    void: by => `${who(by, 'ging', 'gingst')}, bevor Trumpf angesagt war: Die Runde zählt nicht`,
  },
  result: {
    ...common.result,
    gets: (winners, number) =>
      `${some(winners, ['bekommt', 'bekommen je', 'bekommst', 'bekommt je'])} ${points(number)}.`,
    gameBy: winners =>
      `${some(winners, ['hat', 'haben', 'hast', 'habt'])} das Spiel gewonnen${winners.you ? '!' : '.'}`,
    voidText: 'Jemand ging, bevor Trumpf angesagt war.',
    why: {
      ...common.result.why,
      givenUp: ({ name, you }) =>
        you ? 'dein Ausschaffen wurde nicht gehalten' : `${name} hat ausgeschafft, nicht gehalten`,
      forced: 'gespannt, und nicht gehalten',
    },
    fouled: names => `Gespannt ausgeschafft, 2 Punkte weniger: ${names}.`,
    whyShort: {
      ...common.result.whyShort,
      'given up': 'gegangen',
    },
    named: 'Das war angesagt',
    player: 'Spieler',
    total: 'Punkte',
    gamesOf: number => `Spiele: ${number}`,
  },
  leave: {
    free: 'Trumpf ist noch nicht angesagt: Wenn du gehst, kostet es nichts. Der Tisch wartet dann auf jemand anderen.',
    costs: number =>
      `Deine Partei verliert diese Runde, die anderen bekommen ${points(number)}. Der Tisch wartet dann auf jemand anderen.`,
  },
  read: {
    ...common.read,
    card: (name, card) => `${name} ${cardName(card)}`,
    named: (rank, suit) => `Schlag ist ${ranks[rank]}, Trumpf ist ${suits[suit]}`,
    with: names => `Mit dir: ${names}`,
    alone: 'Du spielst allein',
    score: (name, number, gespannt) => `${name}: ${points(number)}${gespannt ? ', gespannt' : ''}`,
    tricks: (name, number) => `${name}: ${number} ${number === 1 ? 'Stich' : 'Stiche'}`,
    value: value => `Es geht um ${value}`,
    target: target => `Gespielt wird bis ${target}`,
  },
  keys: {
    ...common.keys,
    raise: 'Karte heben; noch einmal spielt sie',
    play: 'die gehobene Karte spielen, Gewähltes ansagen',
    bid: 'ausschaffen, dann Enter zum Bestätigen',
    accept: 'halten',
    decline: 'gehen',
  },
  guide: {
    ...common.guide,
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
