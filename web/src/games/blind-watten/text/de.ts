import type { Who } from '../../../table/table-context.ts';
import { common, points, suits, who } from '../../german/text/de.ts';
import type { Wish } from '../rules.ts';
import type { Text } from './en.ts';

const VALUES: Readonly<Record<string, string>> = {
  '6': 'Weli',
  T: '10',
  U: 'Unter',
  O: 'Ober',
  K: 'König',
  A: 'Ass',
};

const SUITS: Readonly<Record<string, string>> = suits;

const value = (card: string): string => VALUES[card.charAt(0)] ?? card.charAt(0);
const suit = (card: string): string => SUITS[card.charAt(1)] ?? card;
const cardName = (card: string): string =>
  card === '6b' ? 'Weli' : `${suit(card)}-${value(card)}`;

const to = ({ name, you }: Who): string => (you ? 'dich' : name);

const NUMBERS = ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];
const inWords = (number: number): string => NUMBERS[number] ?? String(number);

const wishes: Readonly<Record<Wish, string>> = {
  schoenere: 'Schönere',
  schlagtausch: 'Schlagtausch',
};

export const de: Text = {
  ...common,
  cardName,
  value,
  suit,
  refusals: {
    ...common.refusals,
    'not-an-announcer': 'Nur Geber und Vorhand sagen an, fragen und antworten.',
    'already-declined': 'Das wurde abgelehnt und darf nicht noch einmal gefragt werden.',
    'already-exchanged': 'Der Schlag wurde in dieser Runde schon getauscht.',
    'already-no-wish': 'Du hast schon gesagt, dass du keinen Wunsch hast.',
    'must-follow-trump':
      'Trumpf zugeben: Geber und Vorhand müssen Trumpf oder einen Blinden spielen.',
    'bet-pending': 'Es ist geboten; vor der Antwort wird nicht gespielt.',
    'not-your-teams-bet': 'Ihr habt zuletzt geboten; jetzt dürfen nur die anderen erhöhen.',
    'beyond-target': 'Mehr, als ihr zum Sieg braucht, darf nicht geboten werden.',
  },
  wishes,
  classes: {
    good: 'Guter',
    right: 'Rechter',
    blind: 'Blinde',
    trump: 'Trümpfe',
    plain: 'die Übrigen',
  },
  mustFollow: 'nicht spielbar: Trumpf zugeben',
  stake: 'Einsatz',
  target: target => `bis ${target}`,
  actions: {
    ...common.actions,
    show: { schlag: 'Als Schlag zeigen', trump: 'Als Trumpf zeigen' },
    pick: { schlag: 'Als Schlag wählen', trump: 'Als Trumpf wählen' },
    chooseFirst: 'Heb zuerst eine Karte.',
    bid: stake => `${stake} bieten`,
    bidNow: stake => `Wir bieten ${inWords(stake)}`,
    bidNote: stake => `sie halten, oder wir bekommen ${stake}`,
    answerFirst: 'Erst antworten',
    noWish: 'Kein Wunsch',
  },
  ask: {
    ...common.ask,
    bid: (name, stake) => `${name} bietet ${inWords(stake)}. Halten wir?`,
    forTeam: 'Du antwortest für deine Mannschaft.',
    hold: 'Halten',
    no: 'Nein',
    four: 'Die Vier gehen. Halten wir?',
    fourWhy: 'Wir sind gestrichen und führen mit mehr als vier: Da gelten vier von selbst.',
    schoenere: name => `${name} möchte Schönere.`,
    schoenereWhy: name => `Du und ${name} bekämt je fünf neue Karten. Eure Partner behalten ihre.`,
    schoenereYes: 'neue Karten',
    schoenereNo: 'Karten behalten',
    schlagtausch: name => `${name} möchte Schlagtausch.`,
    schlagtauschWhy: (name, yours) =>
      yours === 'schlag'
        ? `Dann wählst du den Schlag und ${name} den Trumpf.`
        : `Dann wählst du den Trumpf und ${name} den Schlag.`,
    schlagtauschYes: 'tauschen',
    schlagtauschNo: 'so lassen',
    yes: 'Ja',
  },
  state: {
    ...common.state,
    will: card => `Du bist am Zug: ${cardName(card)}`,
    show: {
      schlag: 'Wähl eine Karte als Schlag',
      trump: 'Wähl eine Karte als Trumpf',
    },
    wouldBe: {
      schlag: card => `Schlag wäre: ${value(card)}`,
      trump: card => `Trumpf wäre: ${suit(card)}`,
    },
    chooses: { schlag: by => `${by} wählt den Schlag`, trump: by => `${by} wählt den Trumpf` },
    schlagThenYou: by => `${by} wählt den Schlag, dann du den Trumpf`,
    awaitsWish: by => `${by} wartet: Hast du einen Wunsch?`,
    asked: (by, wish, answers) =>
      `${who(by, 'möchte', 'möchtest')} ${wishes[wish]}; ${answers.name} muss antworten`,
    redealing: (one, other) => `Neue Karten für ${to(one)} und ${to(other)}`,
    forced: answers => `Die Vier gehen: ${answers} muss antworten`,
    bid: (by, stake, answers) =>
      `${who(by, 'bietet', 'bietest')} ${inWords(stake)}; ${answers.name} muss antworten`,
    bound: 'Du bist am Zug: Trumpf zugeben',
  },
  seat: {
    ...common.seat,
    bids: stake => `bietet ${stake}!`,
    asks: { schoenere: 'Schönere?', schlagtausch: 'Tausch?' },
    yours: { led: 'du spieltest aus', takes: 'du stichst', best: 'du liegst vorn' },
  },
  cloth: {
    ...common.cloth,
    announcing: 'Schlag und Trumpf werden angesagt',
    notYet: 'noch nicht gezeigt',
    hidden: 'gezeigt, für dich verdeckt',
    chosen: 'gewählt, noch verdeckt',
  },
  strip: {
    ...common.strip,
    title: 'Das seht nur ihr beiden Ansager',
    announced: 'Angesagt',
    showed: 'zeigte',
    blinds: card => `die anderen drei vom Wert ${value(card)}; der erste gilt`,
    noBlinds: 'keine, denn der Weli ist Schlag',
    trumps: card => `alle anderen ${suit(card)}, hoch vor niedrig`,
    plain: {
      rankOnly: 'hoch vor niedrig, in jeder Farbe',
      ledSuit: 'hoch vor niedrig, nur in der ausgespielten Farbe',
    },
  },
  facts: {
    ...common.facts,
    led: (by, card) => `${who(by, 'spielt', 'spielst')} aus: ${cardName(card)}`,
    asked: (by, wish) => `${who(by, 'möchte', 'möchtest')} ${wishes[wish]}`,
    noWish: by => who(by, 'hat keinen Wunsch', 'hast keinen Wunsch'),
    accepted: (by, wish) => `${who(by, 'nimmt', 'nimmst')} an: ${wishes[wish]}`,
    declined: (by, wish) => `${who(by, 'lehnt', 'lehnst')} ab: ${wishes[wish]}`,
    dealtAgain: 'Geber und Vorhand haben neue Karten',
    showed: {
      schlag: by => `${who(by, 'hat', 'hast')} den Schlag gewählt`,
      trump: by => `${who(by, 'hat', 'hast')} den Trumpf gewählt`,
    },
    showedCard: card => `: ${cardName(card)}`,
    announced: leader => `Schlag und Trumpf sind angesagt. ${who(leader, 'spielt', 'spielst')} aus`,
    theFour: answers => `Die Vier gehen. ${who(answers, 'muss', 'musst')} antworten`,
    threw: (by, card) => `${by.you ? 'Du' : by.name}: ${cardName(card)}`,
    bid: (by, stake, answers) =>
      `${who(by, 'bietet', 'bietest')} ${inWords(stake)}. ${who(answers, 'muss', 'musst')} antworten`,
    notHeld: by => who(by, 'hält nicht', 'hältst nicht'),
    roundOver: (team, number, why) => `${team}: ${points(number)}, ${why}`,
    wasAnnounced: (schlag, trump) => `Schlag war ${value(schlag)}, Trumpf war ${suit(trump)}`,
    score: (us, them) => `Es steht ${us} zu ${them}`,
    void: by => `${who(by, 'ging', 'gingst')} vor der Ansage: Die Runde zählt nicht`,
  },
  result: {
    ...common.result,
    voidText: 'Jemand ging, bevor Schlag und Trumpf angesagt waren.',
    why: {
      ...common.result.why,
      'four declined': 'die Vier wurden nicht gehalten',
      declined: ({ name, you }) =>
        you ? 'dein Gebot wurde nicht gehalten' : `das Gebot von ${name} wurde nicht gehalten`,
    },
    whyShort: {
      ...common.result.whyShort,
      declined: 'Gebot nicht gehalten',
      'four declined': 'die Vier nicht gehalten',
    },
    secret: 'Das war angesagt',
    right: 'Rechter',
    good: 'Guter',
  },
  leave: {
    free: 'Schlag und Trumpf sind noch nicht angesagt: Wenn du gehst, kostet es nichts. Der Tisch wartet dann auf jemand anderen.',
    costs: number =>
      `Deine Mannschaft verliert diese Runde, die anderen bekommen ${points(number)}. Der Tisch wartet dann auf jemand anderen.`,
  },
  read: {
    ...common.read,
    card: (name, card) => `${name} ${cardName(card)}`,
    announced: (right, good) => `Der Rechte ist ${right}, der Gute ist ${good}`,
    score: (team, number, tricks) =>
      `${team}: ${points(number)}, ${tricks} ${tricks === 1 ? 'Stich' : 'Stiche'}`,
    stake: stake => `Es geht um ${stake}`,
    target: target => `Gespielt wird bis ${target}`,
  },
  keys: {
    ...common.keys,
    raise: 'Karte heben; noch einmal zeigt oder spielt sie',
    play: 'die gehobene Karte zeigen oder spielen',
    bid: 'bieten, dann Enter zum Bestätigen',
    accept: 'annehmen, halten',
    decline: 'ablehnen; kein Wunsch',
    schoenere: 'um Schönere fragen',
    schlagtausch: 'um Schlagtausch fragen',
  },
  guide: {
    ...common.guide,
    aim: target =>
      `Partner sitzen sich gegenüber. Drei Stiche gewinnen die Runde, normal 2 Punkte; ${target} Punkte gewinnen das Spiel.`,
    announce: {
      schlagFirst:
        'Die Vorhand zeigt dem Geber eine Karte: Ihr Wert ist der Schlag. Der Geber zeigt eine zurück: Ihre Farbe ist Trumpf. Die Partner erfahren beides nicht.',
      any: 'Die Vorhand zeigt dem Geber eine Karte: Ihr Wert ist der Schlag. Auch der Geber zeigt eine: Ihre Farbe ist Trumpf. Wer will, fängt an. Die Partner erfahren beides nicht.',
      together:
        'Die Vorhand wählt eine Karte, deren Wert der Schlag ist, der Geber eine, deren Farbe Trumpf ist. Haben beide gewählt, zeigen sie einander diese Karten. Die Partner erfahren beides nicht.',
    },
    wishes:
      'Vorher darf jeder der beiden Schönere verlangen (beide bekommen fünf neue Karten) oder Schlagtausch (sie tauschen, was sie wählen).',
    good: 'Guter: Trumpffarbe, ein Wert über dem Schlag; über dem Ass kommt der Siebener.',
    right: 'Rechter: Trumpffarbe, Wert des Schlags.',
    blind: 'Blinde: die anderen drei vom selben Wert. Der zuerst gespielte gilt.',
    trump: 'Trümpfe: der Rest der Trumpffarbe, hoch vor niedrig.',
    plain: 'Alle Übrigen, hoch vor niedrig.',
    weli: 'Der Weli ist die niedrigste Schelle. Als Schlag ist er der Rechte, der Trumpf-Siebener der Gute, und es gibt keine Blinden.',
    follow:
      'Wird Trumpf ausgespielt, müssen Geber und Vorhand Trumpf oder einen Blinden zugeben, wenn sie können; nicht, wenn der Gute ausgespielt wird. Ihre Partner sind frei.',
    bid: 'Jeder darf nach der Ansage jederzeit bieten. Der Ansager der anderen hält, dann geht es um einen Punkt mehr, oder er gibt die Runde her.',
    four: 'Gestrichen: Wem höchstens zwei Punkte fehlen und wer mit mehr als vier führt, spielt um vier oder gibt den anderen 2.',
  },
};
