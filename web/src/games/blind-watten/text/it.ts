import type { Who } from '../../../table/table-context.ts';
import { common, points, ranks, suits, upTo, who } from '../../german/text/it.ts';
import type { Wish } from '../rules.ts';
import type { Text } from './en.ts';

const VALUES: Readonly<Record<string, string>> = { ...ranks, '6': 'Weli' };
const SUITS: Readonly<Record<string, string>> = suits;

const value = (card: string): string => VALUES[card.charAt(0)] ?? card.charAt(0);
const suit = (card: string): string => SUITS[card.charAt(1)] ?? card;
const cardName = (card: string): string =>
  card === '6b' ? 'Weli' : `${value(card)} di ${suit(card)}`;

const to = ({ name, you }: Who): string => (you ? 'te' : name);

const NUMBERS = ['zero', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove'];
const inWords = (number: number): string => NUMBERS[number] ?? String(number);

const wishes: Readonly<Record<Wish, string>> = {
  schoenere: 'Schönere',
  schlagtausch: 'Schlagtausch',
};

export const it: Text = {
  ...common,
  cardName,
  value,
  suit,
  refusals: {
    ...common.refusals,
    'not-an-announcer': 'Solo mazziere e primo di mano annunciano, chiedono e rispondono.',
    'already-declined': 'È stato rifiutato e non si può chiedere di nuovo.',
    'already-exchanged': 'In questa mano lo Schlag è già stato scambiato.',
    'already-no-wish': 'Hai già detto che non chiedi niente.',
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
  mustFollow: 'non giocabile: devi dare briscola',
  stake: 'Posta',
  target: upTo,
  actions: {
    ...common.actions,
    show: { schlag: 'Mostra lo Schlag', trump: 'Mostra la briscola' },
    pick: { schlag: 'Scegli lo Schlag', trump: 'Scegli la briscola' },
    chooseFirst: 'Alza prima una carta.',
    bid: stake => `Rilancia a ${stake}`,
    bidNow: stake => `Andiamo a ${inWords(stake)}`,
    bidNote: stake => `tengono, o prendiamo ${stake}`,
    answerFirst: 'Prima rispondi',
    noWish: 'Va bene così',
  },
  ask: {
    ...common.ask,
    bid: (name, stake) => `${name} rilancia a ${inWords(stake)}. Teniamo?`,
    forTeam: 'Rispondi tu per la tua squadra.',
    hold: 'Teniamo',
    no: 'No',
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
    ...common.state,
    will: card => `Tocca a te: ${cardName(card)}`,
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
    bound: 'Tocca a te: devi dare briscola',
  },
  seat: {
    ...common.seat,
    bids: stake => `rilancia a ${stake}!`,
    asks: { schoenere: 'Schönere?', schlagtausch: 'scambio?' },
    yours: { led: 'hai aperto tu', takes: 'prendi tu', best: 'sei in testa tu' },
  },
  cloth: {
    ...common.cloth,
    announcing: 'Si annunciano Schlag e briscola',
    notYet: 'non ancora mostrata',
    hidden: 'mostrata, per te coperta',
    chosen: 'scelta, ancora coperta',
  },
  strip: {
    ...common.strip,
    title: 'Lo vedete solo voi due che annunciate',
    announced: 'Annunciata',
    showed: 'ha mostrato',
    blinds: card => `le altre tre di valore ${value(card)}; vale la prima giocata`,
    noBlinds: 'nessuna, perché lo Schlag è il Weli',
    trumps: card => `le altre di ${suit(card)}, le alte prima delle basse`,
    plain: {
      rankOnly: 'le alte prima delle basse, di ogni seme',
      ledSuit: 'le alte prima delle basse, solo del seme uscito',
    },
  },
  facts: {
    ...common.facts,
    led: (by, card) => `${who(by, 'apre', 'Apri')}: ${cardName(card)}`,
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
    threw: (by, card) => `${by.you ? 'Tu' : by.name}: ${cardName(card)}`,
    bid: (by, stake, answers) =>
      `${who(by, 'rilancia', 'Rilanci')} a ${inWords(stake)}. ${who(answers, 'risponde', 'Rispondi tu')}`,
    notHeld: by => who(by, 'non tiene', 'Non tieni'),
    roundOver: (team, number, why) => `${team}: ${points(number)}, ${why}`,
    wasAnnounced: (schlag, trump) => `Lo Schlag era ${value(schlag)}, la briscola ${suit(trump)}`,
    score: (us, them) => `Il punteggio è ${us} a ${them}`,
    void: by => `${who(by, 'è uscito', 'Sei uscito')} prima dell’annuncio: la mano non conta`,
  },
  result: {
    ...common.result,
    voidText: 'Qualcuno è uscito prima che Schlag e briscola fossero annunciati.',
    why: {
      ...common.result.why,
      'four declined': 'i quattro non sono stati tenuti',
      declined: ({ name, you }) =>
        you ? 'il tuo rilancio non è stato tenuto' : `il rilancio di ${name} non è stato tenuto`,
    },
    whyShort: {
      ...common.result.whyShort,
      declined: 'rilancio non tenuto',
      'four declined': 'i quattro non tenuti',
    },
    secret: 'Era annunciato',
    right: 'Rechter',
    good: 'Guter',
  },
  leave: {
    free: 'Schlag e briscola non sono ancora annunciati: uscire non costa niente. Il tavolo poi aspetta qualcun altro.',
    costs: number =>
      `La tua squadra perde questa mano: agli altri vanno ${points(number)}. Il tavolo poi aspetta qualcun altro.`,
  },
  read: {
    ...common.read,
    card: (name, card) => `${name} ${cardName(card)}`,
    announced: (right, good) => `Il Rechter è ${right}, il Guter è ${good}`,
    score: (team, number, tricks) =>
      `${team}: ${points(number)}, ${tricks} ${tricks === 1 ? 'presa' : 'prese'}`,
    stake: stake => `Si gioca per ${stake}`,
    target: target => `Si gioca ${upTo(target)}`,
  },
  keys: {
    ...common.keys,
    raise: 'alza una carta; di nuovo per mostrarla o giocarla',
    play: 'mostra o gioca la carta alzata',
    bid: 'rilancia, poi Invio per confermare',
    accept: 'accetta, tieni',
    decline: 'rifiuta; va bene così',
    schoenere: 'chiedi Schönere',
    schlagtausch: 'chiedi Schlagtausch',
  },
  guide: {
    ...common.guide,
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
