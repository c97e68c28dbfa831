import type { Who } from '../../../table/table-context.ts';
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
const SUITS: Readonly<Record<string, string>> = {
  b: 'Schellen',
  l: 'Laub',
  h: 'Herz',
  a: 'Eichel',
};

const value = (card: string): string => VALUES[card.charAt(0)] ?? card.charAt(0);
const suit = (card: string): string => SUITS[card.charAt(1)] ?? card;
const cardName = (card: string): string =>
  card === '6b' ? 'Weli' : `${suit(card)}-${value(card)}`;

const who = ({ name, you }: Who, verb: string, yours: string): string =>
  you ? `Du ${yours}` : `${name} ${verb}`;

const to = ({ name, you }: Who): string => (you ? 'dich' : name);

const NUMBERS = ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];
const inWords = (number: number): string => NUMBERS[number] ?? String(number);
const points = (number: number): string => `${number} ${number === 1 ? 'Punkt' : 'Punkte'}`;

const wishes: Readonly<Record<Wish, string>> = {
  schoenere: 'Schönere',
  schlagtausch: 'Schlagtausch',
};

export const de: Text = {
  cardName,
  value,
  suit,
  refusals: {
    'not-seated': 'Du schaust zu: Nur wer am Tisch sitzt, kann spielen.',
    'not-now': 'Das geht gerade nicht.',
    'not-your-turn': 'Du bist noch nicht am Zug.',
    'already-ready': 'Du hast schon gesagt, dass du bereit bist.',
    'not-an-announcer': 'Nur Geber und Vorhand sagen an, fragen und antworten.',
    'already-declined': 'Das wurde abgelehnt und darf nicht noch einmal gefragt werden.',
    'already-exchanged': 'Der Schlag wurde in dieser Runde schon getauscht.',
    'already-no-wish': 'Du hast schon gesagt, dass du keinen Wunsch hast.',
    'not-in-hand': 'Diese Karte hast du nicht mehr.',
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
  us: 'Wir',
  them: 'Gegner',
  opponent: 'Gegner',
  partner: 'Partner',
  dealer: 'Geber',
  forehand: 'Vorhand',
  schlag: 'Schlag',
  trump: 'Trumpf',
  round: number => `Runde ${number}`,
  gameOver: 'Spiel aus',
  phrases: ['Nimm ihn!', 'Lass ihn!', 'Schön gespielt!'],
  yourHand: 'Deine Karten',
  handLabel: cards => `Deine Hand, ${cards} ${cards === 1 ? 'Karte' : 'Karten'}`,
  mustFollow: 'nicht spielbar: Trumpf zugeben',
  stake: 'Einsatz',
  tricks: number => `Stiche: ${number}`,
  target: target => `bis ${target}`,
  actions: {
    show: { schlag: 'Als Schlag zeigen', trump: 'Als Trumpf zeigen' },
    pick: { schlag: 'Als Schlag wählen', trump: 'Als Trumpf wählen' },
    play: 'Spielen',
    choose: 'Karte wählen',
    chooseFirst: 'Heb zuerst eine Karte.',
    bid: stake => `${stake} bieten`,
    bidNow: stake => `Wir bieten ${inWords(stake)}`,
    bidNote: stake => `sie halten, oder wir bekommen ${stake}`,
    notYet: 'Doch nicht',
    wait: 'Noch nicht am Zug',
    answerFirst: 'Erst antworten',
    sending: 'Moment …',
    lastTrick: 'Letzter Stich',
    noWish: 'Kein Wunsch',
  },
  ask: {
    bid: (name, stake) => `${name} bietet ${inWords(stake)}. Halten wir?`,
    forTeam: 'Du antwortest für deine Mannschaft.',
    hold: 'Halten',
    holdNote: stake => `es geht um ${stake}`,
    no: 'Nein',
    noNote: stake => `sie bekommen ${stake}`,
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
    dealing: 'Die Karten werden gegeben',
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
    lead: 'Du bist am Zug: spiel aus',
    leadAgain: 'Dein Stich! Spiel aus',
    play: 'Du bist am Zug: spiel eine Karte',
    bound: 'Du bist am Zug: Trumpf zugeben',
    will: card => `Du bist am Zug: ${cardName(card)}`,
    leads: name => `${name} spielt aus`,
    leadsAgain: name => `${name} hat gestochen und spielt aus`,
    turnOf: name => `${name} ist am Zug`,
  },
  seat: {
    bids: stake => `bietet ${stake}!`,
    asks: { schoenere: 'Schönere?', schlagtausch: 'Tausch?' },
    answers: 'antwortet …',
    led: 'spielte aus',
    takes: 'sticht',
    best: 'liegt vorn',
    yours: { led: 'du spieltest aus', takes: 'du stichst', best: 'du liegst vorn' },
  },
  cloth: {
    announcing: 'Schlag und Trumpf werden angesagt',
    notYet: 'noch nicht gezeigt',
    hidden: 'gezeigt, für dich verdeckt',
    chosen: 'gewählt, noch verdeckt',
    trick: number => `Stich ${number}`,
    empty: 'Noch liegt keine Karte.',
    last: number => `Stich ${number}, schon vergeben`,
    youAre: role => `Du: ${role}`,
  },
  strip: {
    title: 'Das seht nur ihr beiden Ansager',
    announced: 'Angesagt',
    showed: 'zeigte',
    open: 'Was sticht was',
    order: 'Was sticht was, die Stärksten zuerst',
    blinds: card => `die anderen drei vom Wert ${value(card)}; der erste gilt`,
    noBlinds: 'keine, denn der Weli ist Schlag',
    trumps: card => `alle anderen ${suit(card)}, hoch vor niedrig`,
    plain: {
      rankOnly: 'hoch vor niedrig, in jeder Farbe',
      ledSuit: 'hoch vor niedrig, nur in der ausgespielten Farbe',
    },
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
    led: (by, card) => `${who(by, 'spielt', 'spielst')} aus: ${cardName(card)}`,
    threw: (by, card) => `${by.you ? 'Du' : by.name}: ${cardName(card)}`,
    trick: by => who(by, 'sticht', 'stichst'),
    bid: (by, stake, answers) =>
      `${who(by, 'bietet', 'bietest')} ${inWords(stake)}. ${who(answers, 'muss', 'musst')} antworten`,
    held: (by, stake) => `${who(by, 'hält', 'hältst')}: Es geht um ${points(stake)}`,
    notHeld: by => who(by, 'hält nicht', 'hältst nicht'),
    roundOver: (team, number, why) => `${team}: ${points(number)}, ${why}`,
    wasAnnounced: (schlag, trump) => `Schlag war ${value(schlag)}, Trumpf war ${suit(trump)}`,
    score: (us, them) => `Es steht ${us} zu ${them}`,
    void: by => `${who(by, 'ging', 'gingst')} vor der Ansage: Die Runde zählt nicht`,
    gameOver: team => `Das Spiel ist aus. ${team}`,
    newGame: 'Ein neues Spiel beginnt',
  },
  result: {
    won: number => `Wir bekommen ${points(number)}.`,
    lost: number => `Die anderen bekommen ${points(number)}.`,
    team: (team, number) => `${team}: ${points(number)}.`,
    gameWon: 'Wir haben das Spiel gewonnen!',
    gameLost: 'Die anderen haben das Spiel gewonnen.',
    gameTeam: team => `${team} hat das Spiel gewonnen.`,
    closed: 'Das Spiel ist ohne Sieger aus.',
    void: 'Diese Runde zählt nicht.',
    voidText: 'Jemand ging, bevor Schlag und Trumpf angesagt waren.',
    why: {
      tricks: 'mit drei Stichen',
      'four declined': 'die Vier wurden nicht gehalten',
      declined: ({ name, you }) =>
        you ? 'dein Gebot wurde nicht gehalten' : `das Gebot von ${name} wurde nicht gehalten`,
      forfeited: ({ name, you }) =>
        you ? 'du hast die Runde verlassen' : `${name} hat die Runde verlassen`,
    },
    someone: 'jemand',
    whyShort: {
      tricks: 'drei Stiche',
      declined: 'Gebot nicht gehalten',
      'four declined': 'die Vier nicht gehalten',
      forfeited: 'jemand ging',
    },
    secret: 'Das war angesagt',
    right: 'Rechter',
    good: 'Guter',
    tricks: 'Die Stiche',
    trick: (number, team) => `Stich ${number} an ${team}`,
    noTricks: 'Es kam zu keinem ganzen Stich.',
    score: 'Stand',
    sheet: 'Runden dieses Spiels',
    noRounds: 'Noch ist keine Runde gespielt.',
    number: 'Runde',
    how: 'Wie',
    ready: 'Bereit für die nächste Runde',
    readyGame: 'Bereit für ein neues Spiel',
    games: (us, them) => `Gewonnene Spiele: ${us} zu ${them}`,
  },
  leave: {
    free: 'Schlag und Trumpf sind noch nicht angesagt: Wenn du gehst, kostet es nichts. Der Tisch wartet dann auf jemand anderen.',
    costs: number =>
      `Deine Mannschaft verliert diese Runde, die anderen bekommen ${points(number)}. Der Tisch wartet dann auf jemand anderen.`,
  },
  read: {
    hand: cards => `Du hast: ${cards}`,
    noHand: 'Du hast keine Karten.',
    announced: (right, good) => `Der Rechte ist ${right}, der Gute ist ${good}`,
    role: role => `Du bist ${role}`,
    card: (name, card) => `${name} ${cardName(card)}`,
    score: (team, number, tricks) =>
      `${team}: ${points(number)}, ${tricks} ${tricks === 1 ? 'Stich' : 'Stiche'}`,
    stake: stake => `Es geht um ${stake}`,
    target: target => `Gespielt wird bis ${target}`,
  },
  keys: {
    raise: 'Karte heben; noch einmal zeigt oder spielt sie',
    play: 'die gehobene Karte zeigen oder spielen',
    bid: 'bieten, dann Enter zum Bestätigen',
    accept: 'annehmen, halten',
    decline: 'ablehnen; kein Wunsch',
    schoenere: 'um Schönere fragen',
    schlagtausch: 'um Schlagtausch fragen',
    last: 'den letzten Stich ansehen',
    order: 'was sticht was',
  },
  guide: {
    title: 'Das Spiel in Kürze',
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
    order: 'Was sticht was',
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
