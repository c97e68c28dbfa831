import type { Who } from '../../../table/table-context.ts';
import type { Rank, Suit } from '../rules.ts';
import type { Text } from './en.ts';

const ranks: Readonly<Record<Rank, string>> = {
  '7': 'sette',
  '8': 'otto',
  '9': 'nove',
  T: 'dieci',
  U: 'Unter',
  O: 'Ober',
  K: 're',
  A: 'asso',
};
const suits: Readonly<Record<Suit, string>> = {
  b: 'campanelle',
  l: 'foglie',
  h: 'cuori',
  a: 'ghiande',
};

const NAMES: Readonly<Record<string, string>> = { ...ranks, ...suits };
const cardName = (card: string): string =>
  `${NAMES[card.charAt(0)] ?? card} di ${NAMES[card.charAt(1)] ?? ''}`;

/** Italian leaves the pronoun out. */
const who = ({ name, you }: Who, verb: string, yours: string): string =>
  you ? yours : `${name} ${verb}`;

interface Several extends Who {
  readonly many: boolean;
}
/** Uno, più d’uno, tu, tu con altri. */
function some({ name, you, many }: Several, verbs: readonly [string, string, string, string]) {
  const [one, more, yours, withYou] = verbs;
  if (!many) return you ? yours.charAt(0).toUpperCase() + yours.slice(1) : `${name} ${one}`;
  return `${name} ${you ? withYou : more}`;
}

const points = (number: number): string => `${number} ${number === 1 ? 'punto' : 'punti'}`;
/** Ai quindici, agli undici. */
const to = (target: number): string => `${target === 11 ? 'agli' : 'ai'} ${target}`;

export const it: Text = {
  cardName,
  ranks,
  suits,
  refusals: {
    'not-seated': 'Stai guardando: può giocare solo chi ha un posto.',
    'not-now': 'Adesso non è possibile.',
    'not-your-turn': 'Non tocca ancora a te.',
    'already-ready': 'Hai già detto di essere pronto.',
    'not-in-hand': 'Questa carta non è più in mano tua.',
    'trump-or-crit':
      'Briscola o Kritisch: è uscito lo Hauptschlag, devi dare una briscola o una Kritische.',
    'raise-pending': 'C’è un rilancio senza risposta; prima non si gioca.',
    'parties-alternate': 'Avete rilanciato voi per ultimi; adesso tocca solo agli altri.',
    gespannt: 'Sei gespannt, a due punti o meno dalla vittoria: non puoi rilanciare.',
    'fouled-already': 'In questa mano hai già pagato per aver rilanciato; non si può di nuovo.',
  },
  classes: {
    crit: 'Kritische',
    hauptschlag: 'Hauptschlag',
    schlag: 'Schläge',
    trump: 'briscole',
    plain: 'le altre',
  },
  us: 'Noi',
  them: 'Loro',
  opponent: 'avversario',
  partner: 'compagno',
  ours: 'noi',
  theirs: 'loro',
  dealer: 'mazziere',
  forehand: 'primo di mano',
  roleShort: { dealer: 'mazzo', forehand: 'primo' },
  schlag: 'Schlag',
  trump: 'Briscola',
  gespannt: 'gespannt',
  round: number => `mano ${number}`,
  higher: value => `gespannt: ${value}`,
  gameOver: 'fine partita',
  phrases: ['Prendila!', 'Lasciala!', 'Bella giocata!'],
  yourHand: 'Le tue carte',
  handLabel: cards => `Le tue carte, ${cards}`,
  mustFollow: 'non giocabile: briscola o Kritisch',
  value: 'Vale',
  tricks: number => `prese: ${number}`,
  target: to,
  points,
  pointsShort: number => `${number} p.`,
  naming: {
    schlag: 'Quale valore è lo Schlag?',
    trump: 'Quale seme è briscola?',
    choose: 'Prima scegli',
    say: { schlag: name => `Schlag: ${name}`, trump: name => `Briscola: ${name}` },
    note: 'annuncialo a tutti',
  },
  actions: {
    play: 'Gioca',
    choose: 'Scegli una carta',
    chooseFirst: 'Alza prima una carta.',
    raise: value => `Rilancia a ${value}`,
    raiseNow: value => `Rilancio a ${value}`,
    raiseNote: value => `o ${value} a noi`,
    raiseNoteAlone: value => `o ${value} a te`,
    notYet: 'No',
    wait: 'Non tocca a te',
    sending: 'Un attimo…',
    lastTrick: 'Ultima presa',
  },
  ask: {
    raise: (name, value) => `${name} rilancia a ${value}. Tieni?`,
    forSide: 'Rispondi tu per la tua parte.',
    forYou: 'Rispondi solo tu.',
    forced: 'Siete gespannt: si gioca per tre?',
    forcedWhy:
      'La tua squadra è gespannt, quindi gli altri rilanciano da sé. Rispondi tu per la squadra.',
    hold: 'Tengo',
    holdNote: value => `si gioca per ${value}`,
    no: 'Lascio',
    noNote: value => `a loro ${value}`,
    foul: 'Rilanciare ti costa 2 punti!',
    foulWhy:
      'Sei gespannt, a due punti o meno dalla vittoria, e non puoi rilanciare. Se lo fai, perdi 2 punti e il rilancio non vale.',
    foulWhyTeam:
      'La tua squadra è gespannt, a due punti o meno dalla vittoria, e non può rilanciare. Se lo fai, perdete 2 punti e il rilancio non vale.',
    foulYes: 'Lo faccio',
    foulYesNote: 'costa 2 punti',
    foulNo: 'Non rilancio',
    foulNoNote: 'non succede niente',
  },
  state: {
    dealing: 'Si danno le carte',
    schlag: 'Annuncia lo Schlag',
    trump: 'Annuncia la briscola',
    willSchlag: rank => `Lo Schlag sarebbe: ${ranks[rank]}`,
    willTrump: suit => `La briscola sarebbe: ${suits[suit]}`,
    names: {
      schlag: by => `${by} annuncia lo Schlag`,
      trump: by => `${by} annuncia la briscola`,
    },
    namesThenYou: by => `${by} annuncia lo Schlag, poi tu la briscola`,
    raised: (by, value, answers) =>
      `${who(by, 'rilancia', 'Rilanci')} a ${value}; risponde ${answers}`,
    forced: answers => `Gespannt! Risponde ${answers}`,
    lead: 'Tocca a te: apri',
    leadAgain: 'Presa tua! Tocca a te: apri',
    play: 'Tocca a te: gioca una carta',
    bound: 'A te: briscola o Kritisch!',
    will: card => `Tocca a te: ${cardName(card)}`,
    leads: name => `Apre ${name}`,
    leadsAgain: name => `${name} prende e apre`,
    boundOf: name => `${name}: briscola o Kritisch`,
    turnOf: name => `Tocca a ${name}`,
  },
  seat: {
    raises: value => `rilancia a ${value}!`,
    raisesShort: value => `per ${value}!`,
    answers: 'risponde…',
    answersShort: '…?',
    led: 'ha aperto',
    takes: 'prende',
    best: 'è in testa',
    yours: { led: 'Hai aperto tu', takes: 'Prendi tu', best: 'Sei in testa tu' },
    takesShort: 'prende',
    bestShort: 'prima',
  },
  cloth: {
    naming: 'Si annunciano Schlag e briscola',
    notYet: 'non ancora annunciato',
    trick: number => `Presa ${number}`,
    empty: 'Non c’è ancora nessuna carta.',
    last: number => `Presa ${number}, già fatta`,
    youAre: what => `Tu: ${what}`,
  },
  strip: {
    title: 'È annunciato',
    open: 'Che cosa batte che cosa',
    order: 'Che cosa batte che cosa, le più forti prima',
    crits: 'Max, Belli, Spitz, in quest’ordine',
    isCrit: 'nessuno: la carta annunciata è già una Kritische',
    schlaege: rank => `le altre di valore ${ranks[rank]}; vale la prima giocata`,
    trumps: suit => `le altre di ${suits[suit]}, le alte prima delle basse`,
    plain: 'le alte prima delle basse, solo del seme uscito',
  },
  facts: {
    sat: by => who(by, 'si siede', 'Ti siedi'),
    satBot: by => `${by.name}, un computer, si siede`,
    gotUp: by => who(by, 'si alza', 'Ti alzi'),
    away: by => who(by, 'è assente', 'Sei assente'),
    back: by => who(by, 'è tornato', 'Sei tornato'),
    ready: by => who(by, 'è pronto', 'Sei pronto'),
    late: by => who(by, 'ha finito il tempo', 'Hai finito il tempo'),
    dealt: (dealer, forehand) =>
      `${who(dealer, 'dà le carte', 'Dai le carte')}. ${who(forehand, 'è primo di mano', 'Sei primo di mano')}`,
    with: (ours, theirs) => `${ours} contro ${theirs}`,
    higher: (value, names) => `Gespannt: ${names}. Per questo la mano vale ${value} dall’inizio`,
    schlag: (by, rank) => `${who(by, 'annuncia', 'Annunci')} lo Schlag: ${ranks[rank]}`,
    trump: (by, suit) => `${who(by, 'annuncia', 'Annunci')} la briscola: ${suits[suit]}`,
    led: (by, card) => `${who(by, 'apre', 'Apri')}: ${cardName(card)}`,
    played: (by, card) => `${by.you ? 'Tu' : by.name}: ${cardName(card)}`,
    bound: 'Briscola o Kritisch: chi ne ha deve darne',
    trick: by => who(by, 'prende', 'Prendi tu'),
    raised: (by, value, answers) =>
      `${who(by, 'rilancia', 'Rilanci')} a ${value}. ${who(answers, 'risponde', 'Rispondi tu')}`,
    forced: (by, answers) =>
      `L’altra squadra è gespannt: ${by.you ? 'rilanci tu' : `rilancia ${by.name}`} d’obbligo. ${who(answers, 'risponde', 'Rispondi tu')}`,
    held: (by, value) => `${who(by, 'tiene', 'Tieni')}: si gioca per ${points(value)}`,
    gaveUp: by => who(by, 'lascia', 'Lasci'),
    foul: by =>
      `${who(by, 'rilancia', 'Rilanci')} da gespannt: 2 punti in meno, e il rilancio non vale`,
    roundOver: (winners, number, why) =>
      `${some(winners, ['prende', 'prendono', 'prendi', 'prendete'])} ${points(number)}, ${why}`,
    score: scores => `Il punteggio: ${scores}`,
    scoreOf: (name, number) => `${name} ${number}`,
    void: by => `${who(by, 'è uscito', 'Sei uscito')} prima della briscola: la mano non conta`,
    gameOver: winners => `La partita è finita. ${winners}`,
    newGame: 'Comincia una nuova partita',
  },
  result: {
    won: number => `A noi ${points(number)}.`,
    lost: number => `A loro ${points(number)}.`,
    team: (team, number) => `${team}: ${points(number)}.`,
    gets: (winners, number) =>
      `${some(winners, ['prende', 'prendono', 'prendi', 'prendete'])} ${points(number)}${winners.many ? ' a testa' : ''}.`,
    gameWon: 'Abbiamo vinto la partita!',
    gameLost: 'Hanno vinto loro la partita.',
    gameTeam: team => `${team} ha vinto la partita.`,
    gameBy: winners =>
      `${some(winners, ['ha', 'hanno', 'hai', 'avete'])} vinto la partita${winners.you ? '!' : '.'}`,
    closed: 'La partita è finita senza vincitori.',
    void: 'Questa mano non conta.',
    voidText: 'Qualcuno è uscito prima che la briscola fosse annunciata.',
    why: {
      tricks: 'con tre prese',
      givenUp: ({ name, you }) =>
        you ? 'il tuo rilancio non è stato tenuto' : `il rilancio di ${name} non è stato tenuto`,
      forced: 'la squadra gespannt non ha tenuto',
      forfeited: ({ name, you }) => (you ? 'hai lasciato la mano' : `${name} ha lasciato la mano`),
    },
    fouled: names => `Rilancio da gespannt, 2 punti in meno: ${names}.`,
    someone: 'qualcuno',
    whyShort: {
      tricks: 'tre prese',
      'given up': 'lasciata',
      forfeited: 'uno è uscito',
    },
    named: 'Era annunciato',
    tricks: 'Le prese',
    trick: (number, name) => `Presa ${number}: ${name}`,
    noTricks: 'Nessuna presa è stata completata.',
    score: 'Punteggio',
    sheet: 'Le mani di questa partita',
    noRounds: 'Non è ancora stata giocata nessuna mano.',
    number: 'Mano',
    how: 'Come',
    player: 'Giocatore',
    total: 'Punti',
    ready: 'Pronto per la prossima mano',
    readyGame: 'Pronto per una nuova partita',
    games: (us, them) => `Partite vinte: ${us} a ${them}`,
    gamesOf: number => `partite: ${number}`,
  },
  leave: {
    free: 'La briscola non è ancora annunciata: uscire non costa niente. Il tavolo poi aspetta qualcun altro.',
    costs: number =>
      `La tua parte perde questa mano: agli altri vanno ${points(number)}. Il tavolo poi aspetta qualcun altro.`,
  },
  read: {
    hand: cards => `Hai: ${cards}`,
    noHand: 'Non hai carte.',
    named: (rank, suit) => `Lo Schlag è ${ranks[rank]}, la briscola è ${suits[suit]}`,
    role: role => `Sei ${role}`,
    with: names => `Con te: ${names}`,
    alone: 'Giochi da solo',
    card: (name, card) => `${name} ${cardName(card)}`,
    score: (name, number, gespannt) => `${name}: ${points(number)}${gespannt ? ', gespannt' : ''}`,
    tricks: (name, number) => `${name}: ${number} ${number === 1 ? 'presa' : 'prese'}`,
    value: value => `Si gioca per ${value}`,
    target: target => `Si gioca ${to(target)}`,
  },
  keys: {
    raise: 'alza una carta; di nuovo per giocarla',
    play: 'gioca la carta alzata, annuncia la scelta',
    bid: 'rilancia, poi Invio per confermare',
    accept: 'tieni',
    decline: 'lascia',
    last: 'guarda l’ultima presa',
    order: 'che cosa batte che cosa',
  },
  guide: {
    title: 'Il gioco in breve',
    order: 'Che cosa batte che cosa',
    crits:
      'Kritische: re di cuori (Max), sette di campanelle (Belli), sette di ghiande (Spitz), in quest’ordine.',
    hauptschlag: 'Hauptschlag: lo Schlag nel seme di briscola, se non è una Kritische.',
    schlaege: 'Schläge: le altre carte di quel valore. Tutte uguali, vale la prima giocata.',
    trumps: 'Briscole: il resto del seme, le alte prima delle basse.',
    plain: 'Tutte le altre: le batte solo una carta più alta del seme uscito.',
    ranks: 'Dal basso in alto: 7, 8, 9, 10, Unter, Ober, re, asso.',
    aim: target =>
      `Tre prese vincono la mano, di norma 2 punti; ${target} punti vincono la partita. Si può giocare qualsiasi carta.`,
    parties: {
      2: 'Ciascuno gioca per sé.',
      3: 'Il primo di mano gioca da solo contro gli altri due. Cambia a ogni mano; ognuno tiene i propri punti.',
      4: 'I compagni siedono di fronte e hanno un punteggio comune.',
      5: 'Mazziere e primo di mano giocano insieme contro gli altri tre. Cambia a ogni mano; ognuno tiene i propri punti.',
      6: 'Uno sì e uno no giocano insieme: tre contro tre, con un punteggio per squadra.',
    },
    naming:
      'Il primo di mano annuncia lo Schlag, un valore qualsiasi. Poi il mazziere annuncia la briscola.',
    namingSolo: 'Il primo di mano, solo contro due, annuncia Schlag e briscola.',
    bound:
      'Briscola o Kritisch: se la prima carta della mano è lo Hauptschlag, ognuno deve dare briscola o una Kritische, se può, finché non è battuto.',
    raise:
      'Quando tocca a te, prima di giocare puoi rilanciare (»Gehst du?«). Un avversario risponde: tiene, e la mano vale un punto in più, o lascia, e prendi quanto valeva. Poi può rilanciare solo l’altra parte.',
    gespannt: {
      penalty:
        'Gespannt: chi è a due punti o meno dalla vittoria non può rilanciare. Se lo fa, perde 2 punti.',
      blocked: 'Gespannt: chi è a due punti o meno dalla vittoria non può rilanciare.',
    },
    forced:
      'Se una sola squadra è gespannt, l’altra rilancia da sé: si gioca per 3, o ne prende 2.',
    three: 'Appena qualcuno è gespannt, ogni mano vale 3 dall’inizio.',
  },
};
