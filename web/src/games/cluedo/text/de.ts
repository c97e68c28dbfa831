import type { Who } from '../../../table/table-context.ts';
import type { Guess } from '../rules.ts';
import type { Text } from './en.ts';

const suspects: Text['suspects'] = {
  red: { name: 'Madame Rubin', short: 'Rubin', letter: 'R' },
  yellow: { name: 'Herr Bernstein', short: 'Bernstein', letter: 'B' },
  white: { name: 'Tante Perle', short: 'Perle', letter: 'P' },
  green: { name: 'Gärtner Oliv', short: 'Oliv', letter: 'O' },
  blue: { name: 'Kapitän Indigo', short: 'Indigo', letter: 'I' },
  purple: { name: 'Doktor Violett', short: 'Violett', letter: 'V' },
};

const weapons: Text['weapons'] = {
  candlestick: { name: 'Kerzen\u00ADleuchter', short: 'Leuchter', with: 'mit dem Kerzenleuchter' },
  dagger: { name: 'Dolch', short: 'Dolch', with: 'mit dem Dolch' },
  pipe: { name: 'Bleirohr', short: 'Bleirohr', with: 'mit dem Bleirohr' },
  pistol: { name: 'Pistole', short: 'Pistole', with: 'mit der Pistole' },
  rope: { name: 'Seil', short: 'Seil', with: 'mit dem Seil' },
  wrench: { name: 'Rohrzange', short: 'Rohrzange', with: 'mit der Rohrzange' },
};

type Room = Text['rooms']['hall'];

const room = (
  name: string,
  [where, to]: readonly [string, string],
  lines: readonly string[] = [name],
): Room => ({
  name,
  short: name,
  lines,
  in: `${where} ${name}`,
  to: `${to} ${name}`,
  from: `${where === 'in der' ? 'zur' : 'zum'} ${name}`,
});

const SHE = ['in der', 'in die'] as const;
const HE = ['im', 'in den'] as const;
const IT = ['im', 'ins'] as const;

const rooms: Text['rooms'] = {
  kitchen: room('Küche', SHE),
  ballroom: room('Ballsaal', HE),
  conservatory: room('Winter\u00ADgarten', HE, ['Winter-', 'garten']),
  dining: room('Esszimmer', IT),
  billiard: room('Billard\u00ADzimmer', IT, ['Billard-', 'zimmer']),
  library: room('Bibliothek', SHE),
  lounge: room('Salon', HE),
  hall: room('Halle', SHE),
  study: room('Arbeits\u00ADzimmer', IT, ['Arbeits-', 'zimmer']),
};

const guess = ({ who, how, where }: Guess): string =>
  `${suspects[who].name} ${weapons[how].with} ${rooms[where].in}`;

const who = ({ name, you }: Who, verb: string, yours: string): string =>
  you ? `Du ${yours}` : `${name} ${verb}`;
const whom = ({ name, you }: Who): string => (you ? 'dir' : name);
const steps = (number: number): string => `${number} ${number === 1 ? 'Schritt' : 'Schritte'}`;
const by = (at: Room, away: number): string =>
  away === 1 ? ` vor der Tür ${at.from}` : `, ${steps(away)} bis ${at.from}`;

export const de: Text = {
  suspects,
  weapons,
  rooms,
  guess,
  refusals: {
    'not-seated': 'Du schaust zu: Nur wer am Tisch sitzt, kann spielen.',
    'not-now': 'Das geht gerade nicht.',
    'not-your-turn': 'Du bist nicht am Zug.',
    out: 'Deine Anklage war falsch: Du ziehst nicht mehr, zeigst aber weiter Karten.',
    'token-taken': 'Diese Figur hat schon jemand anderer.',
    'already-rolled': 'In diesem Zug hast du schon gewürfelt.',
    'no-passage': 'Hier gibt es keinen Geheimgang.',
    'not-called': 'Bleiben darf nur, wen ein Verdacht in diesen Raum gebracht hat.',
    'shut-in': 'Alle Türen sind verstellt: Du kannst nicht hinaus.',
    'cannot-reach':
      'So weit führen die Würfel nicht. Auf den Gängen müssen alle Augen gezogen werden.',
    'must-move': 'Zuerst musst du ziehen, dann kannst du den Zug beenden.',
    'not-in-a-room': 'Einen Verdacht kann man nur in einem Raum äußern.',
    'not-in-that-room': 'Ein Verdacht nennt den Raum, in dem du bist.',
    'not-entitled':
      'Einmal darfst du verdächtigen, wenn du in einen Raum kommst; vor dem nächsten Mal musst du hinaus.',
    'not-yours-to-show': 'Diese Karte hast du nicht.',
    'not-named': 'Diese Karte wurde im Verdacht nicht genannt.',
    'already-ready': 'Du hast schon gesagt, dass du bereit bist.',
  },
  sorts: { who: 'Wer', how: 'Womit', where: 'Wo' },
  yourPlace: 'Deine Karten und was du tun kannst',
  turn: number => `Zug ${number}`,
  over: 'der Fall ist gelöst',
  panes: { label: 'Was zu sehen ist', board: 'Plan', sheet: 'Blatt', history: 'Fall' },
  news: number => `${number} neu`,
  board: {
    label: 'Plan des Hauses',
    cellar: ['Fall-', 'akte'],
    where: (token, place) => `${token} ${place}`,
    weapons: (weapon, place) => `${weapon} ${place}`,
    dice: pips => `Die Würfel zeigen ${pips.join(' und ')}`,
  },
  state: {
    dealing: 'Die Lösung wird gezogen, die Karten werden verteilt',
    move: 'Du bist am Zug: Würfle!',
    moveOr: 'Du bist am Zug: Wie ziehst du?',
    shutIn: 'Du bist am Zug: Alle Türen sind verstellt',
    moves: name => `${name} ist am Zug`,
    rolling: by => `${who(by, 'würfelt', 'würfelst')} …`,
    walk: pips => `${pips} gewürfelt. Wohin gehst du?`,
    will: place => `Du willst ${place}`,
    walks: (name, pips) => `${name} hat ${pips} gewürfelt und geht`,
    suspect: 'Wen verdächtigst du?',
    end: 'Anklagen oder Zug beenden?',
    acts: (name, place) => `${name} ist ${place}`,
    show: name => `${name} fragt: Zeig eine Karte`,
    waits: name => `${name} sucht eine Karte für dich aus`,
    shows: (by, to) => `${by} zeigt ${to} eine Karte`,
    out: 'Du bist draußen.',
  },
  place: {
    corridor: (at, away) => `auf dem Gang${by(at, away)}`,
    toCorridor: (at, away) => `auf den Gang${by(at, away)}`,
  },
  actions: {
    roll: 'Würfeln',
    passage: 'Geheimgang',
    stay: 'Bleiben',
    stayNote: 'und verdächtigen',
    suspect: 'Verdacht',
    accuse: 'Anklage',
    end: 'Zug beenden',
    go: 'Gehen',
    choose: 'Wähle ein Ziel',
  },
  walk: {
    title: 'Wohin du gehen kannst',
    steps,
    near: (at, away) => (away === 1 ? `An der Tür ${at.from}` : `Auf dem Weg ${at.from}`),
    toward: (number, from) => `${steps(number)} ${from}`,
  },
  hand: { title: 'Deine Karten', none: 'Du hast keine Karten.' },
  suspicion: {
    title: place => `Dein Verdacht ${place}`,
    text: 'Die anderen werden der Reihe nach gefragt, ob sie dir eine der drei Karten zeigen können.',
    send: 'Die anderen fragen',
    choose: 'Wähle Person und Waffe',
  },
  known: { mine: 'deine', at: name => name, envelope: 'im Umschlag!', open: 'offen' },
  accusation: {
    title: 'Deine Anklage',
    text: 'Du hast in dieser Partie genau eine Anklage.',
    next: 'Weiter',
    choose: 'Wähle von jedem eines',
    sure: 'Klagst du an?',
    only: 'Du hast nur diese eine Anklage. Stimmt daran etwas nicht, bist du draußen: Du ziehst nicht mehr, zeigst aber weiter Karten.',
    yes: 'Ja, ich klage an',
    no: 'Noch nicht',
    wrong: cards => `Das ist sicher falsch. ${cards}.`,
  },
  refute: {
    title: name => `${name} verdächtigt`,
    text: name => `Zeig eine deiner Karten. Nur ${name} sieht sie.`,
    choose: 'Wähl eine Karte',
    show: name => `${name} die Karte zeigen`,
  },
  shown: {
    by: name => `${name} zeigt dir`,
    only: 'Das wisst nur ihr zwei.',
    nobody: 'Niemand kann dir etwas zeigen',
    nobodyNote: 'Alle drei hast du selbst, oder sie sind im Umschlag.',
    close: 'Weglegen',
  },
  out: {
    title: 'Deine Anklage war falsch.',
    text: 'Du zeigst weiter Karten. Behalt es für dich:',
  },
  sheet: {
    title: 'Detektivblatt',
    auto: 'füllt sich selbst',
    envelope: 'Umschlag',
    hint: 'Tippe auf ein leeres Feld für ein eigenes Zeichen: ? ! ✓ ✗. Ein Tipp auf ein Zeichen sagt, warum.',
    yes: 'sicher ja',
    no: 'sicher nicht',
    open: 'offen',
    own: { '?': 'vielleicht', '!': 'verdächtig', y: 'ich glaube ja', n: 'ich glaube nein' },
    cell: (card, place, what) => `${card}, ${place}: ${what}`,
    mine: what => `dein Zeichen, ${what}`,
    why: {
      holds: 'Du hast diese Karte.',
      lacks: 'Du hast diese Karte nicht.',
      has: name => `${name} hat sie.`,
      hasNot: name => `${name} hat sie nicht.`,
      shown: (name, number, asked) =>
        `${name} hat sie dir gezeigt, bei Verdacht ${number}: ${asked}.`,
      passed: (name, number, asked) =>
        `${name} konnte bei Verdacht ${number} nichts zeigen: ${asked}.`,
      told: 'Man hat dir die Lösung gesagt.',
      elsewhere: place => `Diese Karte ist sicher ${place}.`,
      deduced: 'Das folgt aus den anderen Zeichen zusammen.',
    },
    with: by => `bei ${whom(by)}`,
    inEnvelope: 'im Umschlag',
    notes: 'Deine Notizen',
    notesPlace: 'Deine Notizen: Nur du kannst sie lesen',
  },
  history: {
    title: 'Der Fall bisher',
    none: 'Noch hat niemand einen Verdacht geäußert.',
    asked: by => who(by, 'verdächtigt', 'verdächtigst'),
    passed: names => `Nichts zu zeigen: ${names}`,
    showed: (by, to) => `${who(by, 'hat', 'hast')} ${whom(to)} eine Karte gezeigt`,
    card: (by, to, card) => `${who(by, 'hat', 'hast')} ${whom(to)} gezeigt: ${card}`,
    nobody: 'Niemand konnte eine Karte zeigen.',
    pending: by => who(by, 'muss eine Karte zeigen', 'musst eine Karte zeigen'),
    accused: by => who(by, 'hat angeklagt', 'hast angeklagt'),
    right: 'Das stimmte!',
    wrong: 'Das war falsch.',
  },
  score: { title: 'Gewonnene Partien' },
  tokens: { title: 'Deine Figur', taken: name => `hat ${name}`, free: 'frei', yours: 'deine' },
  seat: {
    out: 'draußen',
    asks: 'am Fragen',
    shows: 'am Zeigen',
  },
  knowsSecret:
    'Du kennst die Lösung oder schaust zu: Bis zum Ende lesen dich nur die, die draußen sind, und die Zuschauer.',
  advice: {
    roll: 'würfeln.',
    passage: 'den Geheimgang nehmen.',
    stay: 'in diesem Raum bleiben.',
    end: 'den Zug beenden.',
    walk: where => `${where} gehen.`,
    suspect: what => `verdächtigen: ${what}.`,
    accuse: what => `anklagen: ${what}.`,
    left: count => `${count} Lösungen sind noch möglich.`,
    likely: percent =>
      `Von hundert Verteilungen, die zu allem passen, was du gesehen hast und wonach die anderen fragen, haben ${percent} diese Lösung, und die anderen warten nicht.`,
    onlyOne: 'Keine andere Lösung ist mehr möglich.',
  },
  phrases: ['Aha!', 'Ich hab da einen Verdacht …', 'Ich war’s nicht!'],
  result: {
    won: 'Du hast den Fall gelöst!',
    wonBy: name => `${name} hat den Fall gelöst.`,
    last: 'Alle anderen haben falsch angeklagt: Du gewinnst!',
    lastBy: name => `Alle anderen haben falsch angeklagt: ${name} gewinnt.`,
    nobody: 'Niemand hat den Fall gelöst.',
    solution: 'Es war',
    hands: 'Wer was hatte',
    ready: 'Noch eine Partie',
    now: 'Gleich anfangen',
  },
  facts: {
    sat: by => who(by, 'setzt sich', 'setzt dich'),
    satBot: by => `${by.name}, ein Computer, setzt sich`,
    gotUp: by => who(by, 'steht auf', 'stehst auf'),
    away: by => who(by, 'ist weg', 'bist weg'),
    back: by => who(by, 'ist wieder da', 'bist wieder da'),
    token: (by, token) => `${who(by, 'spielt', 'spielst')} ${token}`,
    ready: by => who(by, 'ist bereit', 'bist bereit'),
    late: by => who(by, 'hat zu lange gebraucht', 'hast zu lange gebraucht'),
    began: 'Eine neue Partie beginnt',
    dealt: 'Die Lösung ist im Umschlag, die Karten sind verteilt',
    turn: by => who(by, 'ist am Zug', 'bist am Zug'),
    rolled: (by, dice) => `${who(by, 'würfelt', 'würfelst')} ${dice.join(' und ')}`,
    walked: (by, place) => `${who(by, 'geht', 'gehst')} ${place}`,
    passage: (by, place) => `${who(by, 'nimmt', 'nimmst')} den Geheimgang ${place}`,
    stayed: (by, place) => `${who(by, 'bleibt', 'bleibst')} ${place}`,
    suspected: (by, asked) =>
      `${who(by, 'verdächtigt', 'verdächtigst')} ${asked.replace(/^Herr /, 'Herrn ')}`,
    called: (token, place) => `${token} kommt ${place}`,
    brought: (weapon, place) => `${weapon} kommt ${place}`,
    passed: by => who(by, 'hat nichts zu zeigen', 'hast nichts zu zeigen'),
    canRefute: by => who(by, 'muss eine Karte zeigen', 'musst eine Karte zeigen'),
    nobody: 'Niemand kann eine Karte zeigen',
    showed: (by, to) => `${who(by, 'zeigt', 'zeigst')} ${whom(to)} eine Karte`,
    showedCard: (by, to, card) => `${who(by, 'zeigt', 'zeigst')} ${whom(to)}: ${card}`,
    right: (by, asked) => `${who(by, 'klagt an', 'klagst an')}: ${asked}. Das stimmt!`,
    wrong: (by, asked) =>
      `${who(by, 'klagt an', 'klagst an')}: ${asked}. Das ist falsch: ${by.you ? 'Du bist' : `${by.name} ist`} draußen`,
    solution: asked => `Die Lösung: ${asked}`,
    over: winner => `Die Partie ist aus. ${winner}`,
  },
  read: {
    hand: cards => `Du hast: ${cards}`,
    token: token => `Du spielst ${token}`,
    open: (sort, cards) => `${sort}: ${cards}`,
    still: 'Im Umschlag kann sein',
    won: (name, number) => `${name}: ${number} gewonnen`,
  },
  keys: {
    roll: 'würfeln',
    passage: 'Geheimgang',
    stay: 'bleiben und verdächtigen',
    go: 'zum gewählten Ziel gehen',
    suspect: 'Verdacht äußern',
    accuse: 'anklagen',
    end: 'Zug beenden',
    panes: 'Plan, Blatt, Fall',
  },
  guide: {
    title: 'Das Spiel in Kürze',
    aim: 'Eine von sechs Personen, eine von sechs Waffen und einer von neun Räumen liegen im Umschlag. Finde heraus, welche; die anderen achtzehn Karten haben die Spieler.',
    move: 'Wer am Zug ist, würfelt und geht: gerade, nie zweimal über dasselbe Feld und nie über andere Figuren. Durch eine Tür kommt man in einen Raum, und der Weg ist zu Ende. Aus den vier Eckräumen führt ein Geheimgang quer durchs Haus, ohne zu würfeln.',
    exact: 'Auf den Gängen müssen alle Augen gezogen werden.',
    upTo: 'Auf den Gängen darf man auch weniger weit gehen.',
    suspect:
      'Wer in einen Raum kommt, darf einen Verdacht äußern: eine Person, eine Waffe, dieser Raum. Von links an wird jeder gefragt; der Erste, der eine der drei Karten hat, zeigt dir eine davon. Die anderen sehen nicht, welche.',
    called:
      'Die Figur der verdächtigten Person kommt in den Raum. Wer so geholt wurde, darf im nächsten Zug dort bleiben und ohne Würfeln verdächtigen.',
    accuse:
      'Jederzeit in deinem Zug darfst du anklagen, einmal in der Partie und von überall. Stimmt alles, hast du gewonnen. Wenn nicht, bist du draußen, zeigst aber weiter deine Karten.',
    sheet:
      'Das Detektivblatt trägt selbst ein, was sicher ist, und sagt, warum. Deine eigenen Zeichen kommen mit einem Tipp dazu, wie mit Bleistift.',
    mark: 'Cluedo ist eine Marke ihres Inhabers. Dieses Haus hat mit ihm nichts zu tun; Plan, Zeichnungen und Namen sind unsere eigenen.',
  },
};
