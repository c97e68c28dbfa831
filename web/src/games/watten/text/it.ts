import type { Who } from '../../../table/table-context.ts';
import { common, points, ranks, suits, upTo, who } from '../../german/text/it.ts';
import type { Text } from './en.ts';

const NAMES: Readonly<Record<string, string>> = { ...ranks, ...suits };
const cardName = (card: string): string =>
  `${NAMES[card.charAt(0)] ?? card} di ${NAMES[card.charAt(1)] ?? ''}`;

interface Several extends Who {
  readonly many: boolean;
}
/** Uno, più d’uno, tu, tu con altri. */
function some({ name, you, many }: Several, verbs: readonly [string, string, string, string]) {
  const [one, more, yours, withYou] = verbs;
  if (!many) return you ? yours.charAt(0).toUpperCase() + yours.slice(1) : `${name} ${one}`;
  return `${name} ${you ? withYou : more}`;
}

export const it: Text = {
  ...common,
  cardName,
  ranks,
  suits,
  refusals: {
    ...common.refusals,
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
  ours: 'noi',
  theirs: 'loro',
  roleShort: { dealer: 'mazzo', forehand: 'primo' },
  gespannt: 'gespannt',
  higher: value => `gespannt: ${value}`,
  mustFollow: 'non giocabile: briscola o Kritisch',
  value: 'Vale',
  target: upTo,
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
    ...common.actions,
    chooseFirst: 'Alza prima una carta.',
    raise: value => `Rilancia a ${value}`,
    raiseNow: value => `Rilancio a ${value}`,
    raiseNote: value => `o ${value} a noi`,
    raiseNoteAlone: value => `o ${value} a te`,
  },
  ask: {
    ...common.ask,
    raise: (name, value) => `${name} rilancia a ${value}. Tieni?`,
    forSide: 'Rispondi tu per la tua parte.',
    forYou: 'Rispondi solo tu.',
    forced: 'Siete gespannt: si gioca per tre?',
    forcedWhy:
      'La tua squadra è gespannt, quindi gli altri rilanciano da sé. Rispondi tu per la squadra.',
    hold: 'Tengo',
    no: 'Lascio',
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
    ...common.state,
    will: card => `Tocca a te: ${cardName(card)}`,
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
    bound: 'A te: briscola o Kritisch!',
    boundOf: name => `${name}: briscola o Kritisch`,
  },
  seat: {
    ...common.seat,
    raises: value => `rilancia a ${value}!`,
    raisesShort: value => `per ${value}!`,
    answersShort: '…?',
    yours: { led: 'Hai aperto tu', takes: 'Prendi tu', best: 'Sei in testa tu' },
    takesShort: 'prende',
    bestShort: 'prima',
  },
  cloth: {
    ...common.cloth,
    naming: 'Si annunciano Schlag e briscola',
    notYet: 'non ancora annunciato',
  },
  strip: {
    ...common.strip,
    title: 'È annunciato',
    crits: 'Max, Belli, Spitz, in quest’ordine',
    isCrit: 'nessuno: la carta annunciata è già una Kritische',
    schlaege: rank => `le altre di valore ${ranks[rank]}; vale la prima giocata`,
    trumps: suit => `le altre di ${suits[suit]}, le alte prima delle basse`,
    plain: 'le alte prima delle basse, solo del seme uscito',
  },
  facts: {
    ...common.facts,
    led: (by, card) => `${who(by, 'apre', 'Apri')}: ${cardName(card)}`,
    with: (ours, theirs) => `${ours} contro ${theirs}`,
    higher: (value, names) => `Gespannt: ${names}. Per questo la mano vale ${value} dall’inizio`,
    schlag: (by, rank) => `${who(by, 'annuncia', 'Annunci')} lo Schlag: ${ranks[rank]}`,
    trump: (by, suit) => `${who(by, 'annuncia', 'Annunci')} la briscola: ${suits[suit]}`,
    played: (by, card) => `${by.you ? 'Tu' : by.name}: ${cardName(card)}`,
    bound: 'Briscola o Kritisch: chi ne ha deve darne',
    raised: (by, value, answers) =>
      `${who(by, 'rilancia', 'Rilanci')} a ${value}. ${who(answers, 'risponde', 'Rispondi tu')}`,
    forced: (by, answers) =>
      `L’altra squadra è gespannt: ${by.you ? 'rilanci tu' : `rilancia ${by.name}`} d’obbligo. ${who(answers, 'risponde', 'Rispondi tu')}`,
    gaveUp: by => who(by, 'lascia', 'Lasci'),
    foul: by =>
      `${who(by, 'rilancia', 'Rilanci')} da gespannt: 2 punti in meno, e il rilancio non vale`,
    roundOver: (winners, number, why) =>
      `${some(winners, ['prende', 'prendono', 'prendi', 'prendete'])} ${points(number)}, ${why}`,
    score: scores => `Il punteggio: ${scores}`,
    scoreOf: (name, number) => `${name} ${number}`,
    void: by => `${who(by, 'è uscito', 'Sei uscito')} prima della briscola: la mano non conta`,
  },
  result: {
    ...common.result,
    gets: (winners, number) =>
      `${some(winners, ['prende', 'prendono', 'prendi', 'prendete'])} ${points(number)}${winners.many ? ' a testa' : ''}.`,
    gameBy: winners =>
      `${some(winners, ['ha', 'hanno', 'hai', 'avete'])} vinto la partita${winners.you ? '!' : '.'}`,
    voidText: 'Qualcuno è uscito prima che la briscola fosse annunciata.',
    why: {
      ...common.result.why,
      givenUp: ({ name, you }) =>
        you ? 'il tuo rilancio non è stato tenuto' : `il rilancio di ${name} non è stato tenuto`,
      forced: 'la squadra gespannt non ha tenuto',
    },
    fouled: names => `Rilancio da gespannt, 2 punti in meno: ${names}.`,
    whyShort: {
      ...common.result.whyShort,
      'given up': 'lasciata',
    },
    named: 'Era annunciato',
    player: 'Giocatore',
    total: 'Punti',
    gamesOf: number => `partite: ${number}`,
  },
  leave: {
    free: 'La briscola non è ancora annunciata: uscire non costa niente. Il tavolo poi aspetta qualcun altro.',
    costs: number =>
      `La tua parte perde questa mano: agli altri vanno ${points(number)}. Il tavolo poi aspetta qualcun altro.`,
  },
  read: {
    ...common.read,
    card: (name, card) => `${name} ${cardName(card)}`,
    named: (rank, suit) => `Lo Schlag è ${ranks[rank]}, la briscola è ${suits[suit]}`,
    with: names => `Con te: ${names}`,
    alone: 'Giochi da solo',
    score: (name, number, gespannt) => `${name}: ${points(number)}${gespannt ? ', gespannt' : ''}`,
    tricks: (name, number) => `${name}: ${number} ${number === 1 ? 'presa' : 'prese'}`,
    value: value => `Si gioca per ${value}`,
    target: target => `Si gioca ${upTo(target)}`,
  },
  keys: {
    ...common.keys,
    raise: 'alza una carta; di nuovo per giocarla',
    play: 'gioca la carta alzata, annuncia la scelta',
    bid: 'rilancia, poi Invio per confermare',
    accept: 'tieni',
    decline: 'lascia',
  },
  guide: {
    ...common.guide,
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
