import type { Who } from '../../../table/table-context.ts';
import type { Guess } from '../rules.ts';
import type { Text } from './en.ts';

const suspects: Text['suspects'] = {
  red: { name: 'Madame Rubino', short: 'Rubino', letter: 'R' },
  yellow: { name: 'Signor Ambra', short: 'Ambra', letter: 'A' },
  white: { name: 'Zia Perla', short: 'Perla', letter: 'P' },
  green: { name: 'Giardiniere Oliva', short: 'Oliva', letter: 'O' },
  blue: { name: 'Capitan Indaco', short: 'Indaco', letter: 'I' },
  purple: { name: 'Dottor Viola', short: 'Viola', letter: 'V' },
};

const weapons: Text['weapons'] = {
  candlestick: { name: 'Candeliere', short: 'Candeliere', with: 'con il candeliere' },
  dagger: { name: 'Pugnale', short: 'Pugnale', with: 'con il pugnale' },
  pipe: { name: 'Tubo di piombo', short: 'Tubo', with: 'con il tubo' },
  pistol: { name: 'Pistola', short: 'Pistola', with: 'con la pistola' },
  rope: { name: 'Corda', short: 'Corda', with: 'con la corda' },
  wrench: { name: 'Chiave inglese', short: 'Chiave', with: 'con la chiave inglese' },
};

type Room = Text['rooms']['hall'];

interface Forms {
  readonly in: string;
  readonly from: string;
  readonly short?: string;
  readonly lines?: readonly string[];
}

const room = (name: string, { in: where, from, short = name, lines = [name] }: Forms): Room => ({
  name,
  short,
  lines,
  in: where,
  to: where,
  from,
});

const rooms: Text['rooms'] = {
  kitchen: room('Cucina', { in: 'in cucina', from: 'dalla cucina' }),
  ballroom: room('Sala da ballo', {
    in: 'nella sala da ballo',
    from: 'dalla sala da ballo',
    short: 'Ballo',
  }),
  conservatory: room('Serra', { in: 'nella serra', from: 'dalla serra' }),
  dining: room('Sala da pranzo', {
    in: 'nella sala da pranzo',
    from: 'dalla sala da pranzo',
    short: 'Pranzo',
    lines: ['Sala da', 'pranzo'],
  }),
  billiard: room('Sala da biliardo', {
    in: 'nella sala da biliardo',
    from: 'dalla sala da biliardo',
    short: 'Biliardo',
    lines: ['Sala da', 'biliardo'],
  }),
  library: room('Biblioteca', { in: 'in biblioteca', from: 'dalla biblioteca' }),
  lounge: room('Salotto', { in: 'in salotto', from: 'dal salotto' }),
  hall: room('Atrio', { in: 'nell’atrio', from: 'dall’atrio' }),
  study: room('Studio', { in: 'nello studio', from: 'dallo studio' }),
};

/** In mezzo a una frase, con l’articolo. */
const inSentence: Readonly<Record<Guess['who'], string>> = {
  red: 'Madame Rubino',
  yellow: 'il signor Ambra',
  white: 'la zia Perla',
  green: 'il giardiniere Oliva',
  blue: 'il capitan Indaco',
  purple: 'il dottor Viola',
};

const guess = ({ who, how, where }: Guess): string =>
  `${inSentence[who]} ${weapons[how].with} ${rooms[where].in}`;

const who = ({ name, you }: Who, verb: string, yours: string): string =>
  you ? yours.charAt(0).toUpperCase() + yours.slice(1) : `${name} ${verb}`;
const whom = ({ name, you }: Who): string => (you ? 'te' : name);
const steps = (number: number): string => `${number} ${number === 1 ? 'passo' : 'passi'}`;

export const it: Text = {
  suspects,
  weapons,
  rooms,
  guess,
  refusals: {
    'not-seated': 'Stai guardando: solo chi è seduto al tavolo può giocare.',
    'not-now': 'In questo momento non si può.',
    'not-your-turn': 'Non è il tuo turno.',
    out: 'La tua accusa era sbagliata: non muovi più, ma mostri ancora le carte.',
    'token-taken': 'Questa pedina ce l’ha già qualcun altro.',
    'already-rolled': 'In questo turno hai già tirato i dadi.',
    'no-passage': 'Qui non c’è nessun passaggio segreto.',
    'not-called': 'Può restare solo chi è stato portato qui da un sospetto.',
    'shut-in': 'Tutte le porte sono bloccate: non puoi uscire.',
    'cannot-reach': 'I dadi non portano fin lì. Nei corridoi si usano tutti i punti.',
    'must-move': 'Prima devi muoverti, poi puoi finire il turno.',
    'not-in-a-room': 'Un sospetto si può esprimere solo in una stanza.',
    'not-in-that-room': 'Il sospetto nomina la stanza in cui ti trovi.',
    'not-entitled':
      'Puoi sospettare una volta quando entri in una stanza; prima di rifarlo devi uscirne.',
    'not-yours-to-show': 'Questa carta non ce l’hai.',
    'not-named': 'Questa carta non è stata nominata nel sospetto.',
    'already-ready': 'Hai già detto che sei pronto.',
  },
  sorts: { who: 'Chi', how: 'Con che cosa', where: 'Dove' },
  yourPlace: 'Le tue carte e che cosa puoi fare',
  turn: number => `turno ${number}`,
  over: 'il caso è risolto',
  panes: { label: 'Che cosa si vede', board: 'Pianta', sheet: 'Foglio', history: 'Caso' },
  news: number => (number === 1 ? '1 novità' : `${number} novità`),
  board: {
    label: 'Pianta della casa',
    cellar: ['Il', 'caso'],
    where: (token, place) => `${token} ${place}`,
    weapons: (weapon, place) => `${weapon} ${place}`,
    dice: pips => `I dadi mostrano ${pips.join(' e ')}`,
  },
  state: {
    dealing: 'Si estrae la soluzione e si danno le carte',
    move: 'Tocca a te: tira i dadi',
    moveOr: 'Tocca a te: come ti muovi?',
    shutIn: 'Tocca a te: le porte sono bloccate',
    moves: name => `Tocca a ${name}`,
    rolling: by => `${who(by, 'tira', 'tiri')} i dadi…`,
    walk: pips => `Hai fatto ${pips}. Dove vai?`,
    will: place => `Vuoi andare ${place}`,
    walks: (name, pips) => `${name} ha fatto ${pips} e cammina`,
    suspect: 'Chi sospetti?',
    end: 'Accusa, o finisci il turno',
    acts: (name, place) => `${name} è ${place}`,
    show: name => `${name} chiede: mostra una carta`,
    waits: name => `${name} sceglie una carta per te`,
    shows: (by, to) => `${by} deve mostrare una carta a ${to}`,
    out: 'Sei fuori.',
  },
  place: {
    corridor: (at, away) => `nel corridoio, a ${steps(away)} ${at.from}`,
    toCorridor: (at, away) => `nel corridoio, a ${steps(away)} ${at.from}`,
  },
  actions: {
    roll: 'Tira',
    passage: 'Passaggio',
    stay: 'Resta',
    stayNote: 'e sospetta',
    suspect: 'Sospetta',
    accuse: 'Accusa',
    end: 'Fine turno',
    go: 'Vai',
    choose: 'Scegli dove andare',
  },
  walk: {
    title: 'Dove puoi andare',
    steps,
    near: (at, away) =>
      away === 1 ? `Davanti alla porta (${at.short})` : `Corridoio verso ${at.short}`,
    toward: (number, from) => `a ${steps(number)} ${from}`,
  },
  hand: { title: 'Le tue carte', none: 'Non hai carte.' },
  suspicion: {
    title: place => `Il tuo sospetto ${place}`,
    text: 'Agli altri si chiede a turno se possono mostrarti una delle tre carte.',
    send: 'Chiedi agli altri',
    choose: 'Scegli una persona e un’arma',
  },
  known: { mine: 'tua', at: name => name, envelope: 'nella busta!', open: 'non si sa' },
  accusation: {
    title: 'La tua accusa',
    text: 'In questa partita hai una sola accusa.',
    next: 'Avanti',
    choose: 'Scegli una carta per tipo',
    sure: 'Vuoi accusare?',
    only: 'Hai solo questa accusa. Se qualcosa è sbagliato sei fuori dalla partita: non muovi più, ma mostri ancora le carte.',
    yes: 'Sì, accuso',
    no: 'Non ancora',
    wrong: cards => `È sicuramente sbagliata. ${cards}.`,
  },
  refute: {
    title: name => `${name} sospetta`,
    text: name => `Mostra una delle tue carte. La vedrà solo ${name}.`,
    choose: 'Scegli una carta',
    show: name => `Mostrala a ${name}`,
  },
  shown: {
    by: name => `${name} ti mostra`,
    only: 'Lo sapete solo voi due.',
    nobody: 'Nessuno può mostrarti una carta',
    nobodyNote: 'Le hai tutte tu, oppure sono nella busta.',
    close: 'Metti via',
  },
  out: {
    title: 'La tua accusa era sbagliata.',
    text: 'Mostri ancora le carte. Tienilo per te:',
  },
  sheet: {
    title: 'Foglio del detective',
    auto: 'si compila da sé',
    envelope: 'Busta',
    hint: 'Tocca una casella vuota per un segno tuo: ? ! ✓ ✗. Tocca un segno per sapere perché.',
    yes: 'sicuramente sì',
    no: 'sicuramente no',
    open: 'aperto',
    own: { '?': 'forse', '!': 'sospetto', y: 'credo di sì', n: 'credo di no' },
    cell: (card, place, what) => `${card}, ${place}: ${what}`,
    mine: what => `segno tuo, ${what}`,
    why: {
      holds: 'Questa carta ce l’hai tu.',
      lacks: 'Questa carta non ce l’hai.',
      has: name => `Ce l’ha ${name}.`,
      hasNot: name => `${name} non ce l’ha.`,
      shown: (name, number, asked) => `${name} te l’ha mostrata, al sospetto ${number}: ${asked}.`,
      passed: (name, number, asked) =>
        `${name} non aveva niente da mostrare al sospetto ${number}: ${asked}.`,
      told: 'Ti è stata detta la soluzione.',
      elsewhere: place => `È certo che questa carta è ${place}.`,
      deduced: 'Segue dagli altri segni presi insieme.',
    },
    with: by => `da ${whom(by)}`,
    inEnvelope: 'nella busta',
    notes: 'I tuoi appunti',
    notesPlace: 'I tuoi appunti: li leggi solo tu',
  },
  history: {
    title: 'Il caso finora',
    none: 'Nessuno ha ancora espresso un sospetto.',
    asked: by => who(by, 'sospetta', 'sospetti'),
    passed: names => `Niente da mostrare: ${names}`,
    showed: (by, to) => `${who(by, 'ha', 'hai')} mostrato una carta a ${whom(to)}`,
    card: (by, to, card) => `${who(by, 'ha', 'hai')} mostrato a ${whom(to)}: ${card}`,
    nobody: 'Nessuno ha potuto mostrare una carta.',
    pending: by => who(by, 'deve mostrare una carta', 'devi mostrare una carta'),
    accused: by => who(by, 'ha accusato', 'hai accusato'),
    right: 'Era giusto!',
    wrong: 'Era sbagliato.',
  },
  score: { title: 'Partite vinte' },
  tokens: {
    title: 'La tua pedina',
    taken: name => `ce l’ha ${name}`,
    free: 'libera',
    yours: 'tua',
  },
  seat: { out: 'fuori', asks: 'domanda…', shows: 'risposta…' },
  knowsSecret:
    'Conosci la soluzione o stai guardando: fino alla fine ti leggono solo chi è fuori e chi guarda.',
  advice: {
    roll: 'tira i dadi.',
    passage: 'prendi il passaggio segreto.',
    stay: 'resta in questa stanza.',
    end: 'finisci il turno.',
    walk: where => `vai ${where}.`,
    suspect: what => `sospetta: ${what}.`,
    accuse: what => `accusa: ${what}.`,
    left: count => `${count} soluzioni sono ancora possibili.`,
    likely: percent =>
      `Su cento distribuzioni compatibili con ciò che hai visto e con ciò che gli altri chiedono, ${percent} hanno questa soluzione, e gli altri non aspettano.`,
    onlyOne: 'Nessun’altra soluzione è possibile.',
  },
  phrases: ['Ah!', 'Ho un sospetto…', 'Io non c’entro!'],
  result: {
    won: 'Hai risolto il caso!',
    wonBy: name => `${name} ha risolto il caso.`,
    last: 'Tutti gli altri hanno accusato male: vinci tu!',
    lastBy: name => `Tutti gli altri hanno accusato male: vince ${name}.`,
    nobody: 'Nessuno ha risolto il caso.',
    solution: 'La soluzione:',
    hands: 'Chi aveva che cosa',
    ready: 'Un’altra partita',
    now: 'Comincia subito',
  },
  facts: {
    sat: by => who(by, 'si siede', 'ti siedi'),
    satBot: by => `${by.name}, un computer, si siede`,
    gotUp: by => who(by, 'si alza', 'ti alzi'),
    away: by => who(by, 'è via', 'sei via'),
    back: by => who(by, 'è di nuovo qui', 'sei di nuovo qui'),
    token: (by, token) => `${who(by, 'gioca con', 'giochi con')} ${token}`,
    ready: by => who(by, 'è pronto', 'sei pronto'),
    late: by => who(by, 'ha superato il tempo', 'hai superato il tempo'),
    began: 'Comincia una nuova partita',
    dealt: 'La soluzione è nella busta, le carte sono date',
    turn: by => (by.you ? 'Tocca a te' : `Tocca a ${by.name}`),
    rolled: (by, dice) => `${who(by, 'tira', 'tiri')} ${dice.join(' e ')}`,
    walked: (by, place) => `${who(by, 'va', 'vai')} ${place}`,
    passage: (by, place) => `${who(by, 'prende', 'prendi')} il passaggio segreto: ${place}`,
    stayed: (by, place) => `${who(by, 'resta', 'resti')} ${place}`,
    suspected: (by, asked) => `${who(by, 'sospetta', 'sospetti')} ${asked}`,
    called: (token, place) => `${token} viene ${place}`,
    brought: (weapon, place) => `${weapon}: ora è ${place}`,
    passed: by => who(by, 'non ha niente da mostrare', 'non hai niente da mostrare'),
    canRefute: by => who(by, 'deve mostrare una carta', 'devi mostrare una carta'),
    nobody: 'Nessuno può mostrare una carta',
    showed: (by, to) => `${who(by, 'mostra', 'mostri')} una carta a ${whom(to)}`,
    showedCard: (by, to, card) => `${who(by, 'mostra', 'mostri')} a ${whom(to)}: ${card}`,
    right: (by, asked) => `${who(by, 'accusa', 'accusi')} ${asked}. È giusto!`,
    wrong: (by, asked) =>
      `${who(by, 'accusa', 'accusi')} ${asked}. È sbagliato: ${by.you ? 'sei' : `${by.name} è`} fuori`,
    solution: asked => `La soluzione: ${asked}`,
    over: winner => `La partita è finita. ${winner}`,
  },
  read: {
    hand: cards => `Hai: ${cards}`,
    token: token => `Giochi con ${token}`,
    open: (sort, cards) => `${sort}: ${cards}`,
    still: 'Nella busta può esserci',
    won: (name, number) => `${name}: ${number} ${number === 1 ? 'vinta' : 'vinte'}`,
  },
  keys: {
    roll: 'tirare i dadi',
    passage: 'passaggio segreto',
    stay: 'restare e sospettare',
    go: 'andare dove hai scelto',
    suspect: 'sospettare',
    accuse: 'accusare',
    end: 'finire il turno',
    panes: 'pianta, foglio, caso',
  },
  guide: {
    title: 'Il gioco in breve',
    aim: 'Una di sei persone, una di sei armi e una di nove stanze sono nella busta. Scopri quali; le altre diciotto carte le hanno i giocatori.',
    move: 'Chi è di turno tira e cammina, in orizzontale o in verticale, mai due volte sulla stessa casella e mai sopra altre pedine. Da una porta si entra in una stanza e il cammino finisce. Dalle quattro stanze d’angolo un passaggio segreto porta dall’altra parte della casa, senza tirare.',
    exact: 'Nei corridoi si usano tutti i punti.',
    upTo: 'Nei corridoi si possono fare anche meno passi.',
    suspect:
      'Chi entra in una stanza può sospettare: una persona, un’arma, questa stanza. Da sinistra si chiede a tutti; il primo che ha una delle tre carte te ne mostra una. Gli altri non vedono quale.',
    called:
      'La pedina della persona sospettata viene nella stanza. Chi è stato portato così può restare lì al turno seguente e sospettare senza tirare.',
    accuse:
      'In ogni momento del tuo turno puoi accusare, una volta per partita e da ogni luogo. Se tutto è giusto hai vinto. Se no sei fuori, ma mostri ancora le tue carte.',
    sheet:
      'Il foglio del detective segna da sé ciò che è certo e dice perché. I segni tuoi si aggiungono con un tocco, come a matita.',
    mark: 'Cluedo è un marchio del suo proprietario. Questa casa non ha legami con lui; pianta, disegni e nomi sono nostri.',
  },
};
