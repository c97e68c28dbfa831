import type { Who } from '../../../table/table-context.ts';
import type { Wish } from '../rules.ts';
import type { Text } from './en.ts';

const VALUES: Readonly<Record<string, string>> = {
  '6': 'Weli',
  T: '10',
  U: 'Unter',
  O: 'Ober',
  K: 're',
  A: 'asso',
};
const SUITS: Readonly<Record<string, string>> = {
  b: 'campanelle',
  l: 'foglie',
  h: 'cuori',
  a: 'ghiande',
};

const value = (card: string): string => VALUES[card.charAt(0)] ?? card.charAt(0);
const suit = (card: string): string => SUITS[card.charAt(1)] ?? card;
const cardName = (card: string): string =>
  card === '6b' ? 'Weli' : `${value(card)} di ${suit(card)}`;

/** Italian leaves the pronoun out. */
const who = ({ name, you }: Who, verb: string, yours: string): string =>
  you ? yours : `${name} ${verb}`;

const to = ({ name, you }: Who): string => (you ? 'te' : name);

const NUMBERS = ['zero', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove'];
const inWords = (number: number): string => NUMBERS[number] ?? String(number);
const points = (number: number): string => `${number} ${number === 1 ? 'punto' : 'punti'}`;

const wishes: Readonly<Record<Wish, string>> = {
  schoenere: 'Schönere',
  schlagtausch: 'Schlagtausch',
};

export const it: Text = {
  cardName,
  value,
  suit,
  refusals: {
    'not-seated': 'Stai guardando: può giocare solo chi ha un posto.',
    'not-now': 'Adesso non è possibile.',
    'not-your-turn': 'Non tocca ancora a te.',
    'already-ready': 'Hai già detto di essere pronto.',
    'not-an-announcer': 'Solo mazziere e primo di mano annunciano, chiedono e rispondono.',
    'already-declined': 'È stato rifiutato e non si può chiedere di nuovo.',
    'already-exchanged': 'In questa mano lo Schlag è già stato scambiato.',
    'already-no-wish': 'Hai già detto che non chiedi niente.',
    'not-in-hand': 'Questa carta non è più in mano tua.',
    'must-follow-trump':
      'È uscita briscola: mazziere e primo di mano devono dare briscola o un Blinder.',
    'bet-pending': 'C’è un rilancio senza risposta; prima non si gioca.',
    'not-your-teams-bet': 'Avete rilanciato voi per ultimi; adesso tocca solo agli altri.',
    'beyond-target': 'Non si può rilanciare oltre i punti che vi servono per vincere.',
  },
  wishes,
  classes: {
    good: 'Guter (il Buono)',
    right: 'Rechter (il Giusto)',
    blind: 'Blinde (i Ciechi)',
    trump: 'briscole',
    plain: 'le altre',
  },
  us: 'Noi',
  them: 'Loro',
  opponent: 'avversario',
  partner: 'compagno',
  dealer: 'mazziere',
  forehand: 'primo di mano',
  schlag: 'Schlag',
  trump: 'Briscola',
  round: number => `mano ${number}`,
  gameOver: 'fine partita',
  phrases: ['Prendila!', 'Lasciala!', 'Bella giocata!'],
  yourHand: 'Le tue carte',
  handLabel: cards => `Le tue carte, ${cards}`,
  mustFollow: 'non giocabile: devi dare briscola',
  stake: 'Posta',
  tricks: number => `prese: ${number}`,
  target: target => `ai ${target}`,
  actions: {
    show: { schlag: 'Mostra lo Schlag', trump: 'Mostra la briscola' },
    pick: { schlag: 'Scegli lo Schlag', trump: 'Scegli la briscola' },
    play: 'Gioca',
    choose: 'Scegli una carta',
    chooseFirst: 'Alza prima una carta.',
    bid: stake => `Rilancia a ${stake}`,
    bidNow: stake => `Andiamo a ${inWords(stake)}`,
    bidNote: stake => `tengono, o prendiamo ${stake}`,
    notYet: 'No',
    wait: 'Non tocca a te',
    answerFirst: 'Prima rispondi',
    sending: 'Un attimo…',
    lastTrick: 'Ultima presa',
    noWish: 'Va bene così',
  },
  ask: {
    bid: (name, stake) => `${name} rilancia a ${inWords(stake)}. Teniamo?`,
    forTeam: 'Rispondi tu per la tua squadra.',
    hold: 'Teniamo',
    holdNote: stake => `si gioca per ${stake}`,
    no: 'No',
    noNote: stake => `a loro ${stake}`,
    four: 'Vanno i quattro. Teniamo?',
    fourWhy: 'Siamo quasi arrivati e avanti di più di quattro: si gioca per quattro.',
    schoenere: name => `${name} chiede Schönere (carte nuove).`,
    schoenereWhy: name =>
      `Tu e ${name} avreste cinque carte nuove a testa. I compagni tengono le loro.`,
    schoenereYes: 'carte nuove',
    schoenereNo: 'teniamo queste',
    schlagtausch: name => `${name} chiede Schlagtausch (scambio).`,
    schlagtauschWhy: (name, yours) =>
      yours === 'schlag'
        ? `Allora tu scegli lo Schlag e ${name} la briscola.`
        : `Allora tu scegli la briscola e ${name} lo Schlag.`,
    schlagtauschYes: 'scambiamo',
    schlagtauschNo: 'restiamo così',
    yes: 'Sì',
  },
  state: {
    dealing: 'Si danno le carte',
    show: {
      schlag: 'Scegli una carta come Schlag',
      trump: 'Scegli una carta come briscola',
    },
    wouldBe: {
      schlag: card => `Lo Schlag sarebbe: ${value(card)}`,
      trump: card => `La briscola sarebbe: ${suit(card)}`,
    },
    chooses: {
      schlag: by => `${by} sceglie lo Schlag`,
      trump: by => `${by} sceglie la briscola`,
    },
    schlagThenYou: by => `${by} sceglie lo Schlag, poi tu la briscola`,
    awaitsWish: by => `${by} aspetta: vuoi chiedere qualcosa?`,
    asked: (by, wish, answers) =>
      `${who(by, 'chiede', 'Chiedi')} ${wishes[wish]}; risponde ${answers.name}`,
    redealing: (one, other) => `Carte nuove per ${to(one)} e ${to(other)}`,
    forced: answers => `Vanno i quattro: risponde ${answers}`,
    bid: (by, stake, answers) =>
      `${who(by, 'rilancia', 'Rilanci')} a ${inWords(stake)}; risponde ${answers.name}`,
    lead: 'Tocca a te: apri',
    leadAgain: 'Presa tua! Tocca a te: apri',
    play: 'Tocca a te: gioca una carta',
    bound: 'Tocca a te: devi dare briscola',
    will: card => `Tocca a te: ${cardName(card)}`,
    leads: name => `Apre ${name}`,
    leadsAgain: name => `${name} prende e apre`,
    turnOf: name => `Tocca a ${name}`,
  },
  seat: {
    bids: stake => `rilancia a ${stake}!`,
    asks: { schoenere: 'Schönere?', schlagtausch: 'scambio?' },
    answers: 'risponde…',
    led: 'ha aperto',
    takes: 'prende',
    best: 'è in testa',
    yours: { led: 'hai aperto tu', takes: 'prendi tu', best: 'sei in testa tu' },
  },
  cloth: {
    announcing: 'Si annunciano Schlag e briscola',
    notYet: 'non ancora mostrata',
    hidden: 'mostrata, per te coperta',
    chosen: 'scelta, ancora coperta',
    trick: number => `Presa ${number}`,
    empty: 'Non c’è ancora nessuna carta.',
    last: number => `Presa ${number}, già fatta`,
    youAre: role => `Tu: ${role}`,
  },
  strip: {
    title: 'Lo vedete solo voi due che annunciate',
    announced: 'Annunciata',
    showed: 'ha mostrato',
    open: 'Che cosa batte che cosa',
    order: 'Che cosa batte che cosa, le più forti prima',
    blinds: card => `le altre tre di valore ${value(card)}; vale la prima giocata`,
    noBlinds: 'nessuna, perché lo Schlag è il Weli',
    trumps: card => `le altre di ${suit(card)}, le alte prima delle basse`,
    plain: {
      rankOnly: 'le alte prima delle basse, di ogni seme',
      ledSuit: 'le alte prima delle basse, solo del seme uscito',
    },
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
    asked: (by, wish) => `${who(by, 'chiede', 'Chiedi')} ${wishes[wish]}`,
    noWish: by => who(by, 'non chiede niente', 'Non chiedi niente'),
    accepted: (by, wish) => `${who(by, 'accetta', 'Accetti')}: ${wishes[wish]}`,
    declined: (by, wish) => `${who(by, 'rifiuta', 'Rifiuti')}: ${wishes[wish]}`,
    dealtAgain: 'Mazziere e primo di mano hanno carte nuove',
    showed: {
      schlag: by => `${who(by, 'ha scelto', 'Hai scelto')} lo Schlag`,
      trump: by => `${who(by, 'ha scelto', 'Hai scelto')} la briscola`,
    },
    showedCard: card => `: ${cardName(card)}`,
    announced: leader => `Schlag e briscola sono annunciati. ${who(leader, 'apre', 'Apri tu')}`,
    theFour: answers => `Vanno i quattro. ${who(answers, 'risponde', 'Rispondi tu')}`,
    led: (by, card) => `${who(by, 'apre', 'Apri')}: ${cardName(card)}`,
    threw: (by, card) => `${by.you ? 'Tu' : by.name}: ${cardName(card)}`,
    trick: by => who(by, 'prende', 'Prendi tu'),
    bid: (by, stake, answers) =>
      `${who(by, 'rilancia', 'Rilanci')} a ${inWords(stake)}. ${who(answers, 'risponde', 'Rispondi tu')}`,
    held: (by, stake) => `${who(by, 'tiene', 'Tieni')}: si gioca per ${points(stake)}`,
    notHeld: by => who(by, 'non tiene', 'Non tieni'),
    roundOver: (team, number, why) => `${team}: ${points(number)}, ${why}`,
    wasAnnounced: (schlag, trump) => `Lo Schlag era ${value(schlag)}, la briscola ${suit(trump)}`,
    score: (us, them) => `Il punteggio è ${us} a ${them}`,
    void: by => `${who(by, 'è uscito', 'Sei uscito')} prima dell’annuncio: la mano non conta`,
    gameOver: team => `La partita è finita. ${team}`,
    newGame: 'Comincia una nuova partita',
  },
  result: {
    won: number => `A noi ${points(number)}.`,
    lost: number => `A loro ${points(number)}.`,
    team: (team, number) => `${team}: ${points(number)}.`,
    gameWon: 'Abbiamo vinto la partita!',
    gameLost: 'Hanno vinto loro la partita.',
    gameTeam: team => `${team} ha vinto la partita.`,
    closed: 'La partita è finita senza vincitori.',
    void: 'Questa mano non conta.',
    voidText: 'Qualcuno è uscito prima che Schlag e briscola fossero annunciati.',
    why: {
      tricks: 'con tre prese',
      'four declined': 'i quattro non sono stati tenuti',
      declined: ({ name, you }) =>
        you ? 'il tuo rilancio non è stato tenuto' : `il rilancio di ${name} non è stato tenuto`,
      forfeited: ({ name, you }) => (you ? 'hai lasciato la mano' : `${name} ha lasciato la mano`),
    },
    someone: 'qualcuno',
    whyShort: {
      tricks: 'tre prese',
      declined: 'rilancio non tenuto',
      'four declined': 'i quattro non tenuti',
      forfeited: 'uno è uscito',
    },
    secret: 'Era annunciato',
    right: 'Rechter',
    good: 'Guter',
    tricks: 'Le prese',
    trick: (number, team) => `Presa ${number} a ${team}`,
    noTricks: 'Nessuna presa è stata completata.',
    score: 'Punteggio',
    sheet: 'Le mani di questa partita',
    noRounds: 'Non è ancora stata giocata nessuna mano.',
    number: 'Mano',
    how: 'Come',
    ready: 'Pronto per la prossima mano',
    readyGame: 'Pronto per una nuova partita',
    games: (us, them) => `Partite vinte: ${us} a ${them}`,
  },
  leave: {
    free: 'Schlag e briscola non sono ancora annunciati: uscire non costa niente. Il tavolo poi aspetta qualcun altro.',
    costs: number =>
      `La tua squadra perde questa mano: agli altri vanno ${points(number)}. Il tavolo poi aspetta qualcun altro.`,
  },
  read: {
    hand: cards => `Hai: ${cards}`,
    noHand: 'Non hai carte.',
    announced: (right, good) => `Il Rechter è ${right}, il Guter è ${good}`,
    role: role => `Sei ${role}`,
    card: (name, card) => `${name} ${cardName(card)}`,
    score: (team, number, tricks) =>
      `${team}: ${points(number)}, ${tricks} ${tricks === 1 ? 'presa' : 'prese'}`,
    stake: stake => `Si gioca per ${stake}`,
    target: target => `Si gioca ai ${target}`,
  },
  keys: {
    raise: 'alza una carta; di nuovo per mostrarla o giocarla',
    play: 'mostra o gioca la carta alzata',
    bid: 'rilancia, poi Invio per confermare',
    accept: 'accetta, tieni',
    decline: 'rifiuta; va bene così',
    schoenere: 'chiedi Schönere',
    schlagtausch: 'chiedi Schlagtausch',
    last: 'guarda l’ultima presa',
    order: 'che cosa batte che cosa',
  },
  guide: {
    title: 'Il gioco in breve',
    aim: target =>
      `I compagni siedono di fronte. Tre prese vincono la mano, di norma 2 punti; ${target} punti vincono la partita.`,
    announce: {
      schlagFirst:
        'Il primo di mano mostra una carta al mazziere: il suo valore è lo Schlag. Il mazziere ne mostra una a lui: il suo seme è la briscola. I compagni non sanno né l’uno né l’altra.',
      any: 'Il primo di mano mostra una carta al mazziere: il suo valore è lo Schlag. Anche il mazziere ne mostra una: il suo seme è la briscola. Comincia chi vuole. I compagni non sanno né l’uno né l’altra.',
      together:
        'Il primo di mano sceglie una carta il cui valore è lo Schlag, il mazziere una il cui seme è la briscola. Quando tutti e due hanno scelto, si mostrano queste carte. I compagni non sanno né l’uno né l’altra.',
    },
    wishes:
      'Prima, ciascuno dei due può chiedere Schönere (cinque carte nuove per entrambi) o Schlagtausch (si scambiano le scelte).',
    order: 'Che cosa batte che cosa',
    good: 'Guter (il Buono): seme di briscola, un valore sopra lo Schlag; sopra l’asso viene il sette.',
    right: 'Rechter (il Giusto): seme di briscola, valore dello Schlag.',
    blind: 'Blinde (i Ciechi): le altre tre di quel valore. Vale la prima giocata.',
    trump: 'Briscole: il resto del seme, le alte prima delle basse.',
    plain: 'Tutte le altre, le alte prima delle basse.',
    weli: 'Il Weli è la più bassa di campanelle. Come Schlag è il Rechter, il sette di briscola è il Guter, e non ci sono Blinde.',
    follow:
      'Se esce briscola, mazziere e primo di mano devono dare briscola o un Blinder, se ne hanno; non se esce il Guter. I compagni sono liberi.',
    bid: 'Dopo l’annuncio chiunque può rilanciare in ogni momento. Chi annuncia per gli altri tiene, e la mano vale un punto in più, o la cede.',
    four: 'Gestrichen (segnati): chi è a due punti o meno dalla vittoria e avanti di più di quattro gioca per quattro, o dà 2 agli altri.',
  },
};
