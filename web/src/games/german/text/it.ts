import type { Who } from '../../../table/table-context.ts';
import type { Common } from './en.ts';

/** Italian leaves the pronoun out. */
export const who = ({ name, you }: Who, verb: string, yours: string): string =>
  you ? yours : `${name} ${verb}`;

export const points = (number: number): string => `${number} ${number === 1 ? 'punto' : 'punti'}`;

/** Ai quindici, agli undici. */
export const upTo = (target: number): string => `${target === 11 ? 'agli' : 'ai'} ${target}`;

export const ranks = {
  '7': 'sette',
  '8': 'otto',
  '9': 'nove',
  T: 'dieci',
  U: 'Unter',
  O: 'Ober',
  K: 're',
  A: 'asso',
};
export const suits = { b: 'campanelle', l: 'foglie', h: 'cuori', a: 'ghiande' };

export const common: Common = {
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
  advice: {
    card: name => `${name}.`,
    schlag: name => `${name} come Schlag.`,
    trump: name => `${name} come briscola.`,
    raise: 'rilancia.',
    hold: 'tieni.',
    fold: 'non tenere.',
    chance: percent =>
      `Su cento distribuzioni compatibili con quello che hai visto ne vinci ${percent}.`,
    costs: rounds => `Circa ${rounds} mani su cento.`,
    onlyCard: 'Non puoi giocare altro.',
    strongest: 'Non resta nessuna carta più forte.',
    stronger: count =>
      count === 1
        ? 'Resta fuori una sola carta più forte.'
        : `Restano fuori solo ${count} carte più forti.`,
  },
  handLabel: cards => `Le tue carte, ${cards}`,
  tricks: number => `prese: ${number}`,
  refusals: {
    'not-seated': 'Stai guardando: può giocare solo chi ha un posto.',
    'not-now': 'Adesso non è possibile.',
    'not-your-turn': 'Non tocca ancora a te.',
    'already-ready': 'Hai già detto di essere pronto.',
    'not-in-hand': 'Questa carta non è più in mano tua.',
  },
  actions: {
    play: 'Gioca',
    choose: 'Scegli una carta',
    notYet: 'No',
    wait: 'Non tocca a te',
    sending: 'Un attimo…',
    lastTrick: 'Ultima presa',
  },
  ask: {
    holdNote: value => `si gioca per ${value}`,
    noNote: value => `a loro ${value}`,
  },
  state: {
    dealing: 'Si danno le carte',
    lead: 'Tocca a te: apri',
    leadAgain: 'Presa tua! Tocca a te: apri',
    play: 'Tocca a te: gioca una carta',
    leads: name => `Apre ${name}`,
    leadsAgain: name => `${name} prende e apre`,
    turnOf: name => `Tocca a ${name}`,
  },
  seat: {
    answers: 'risponde…',
    led: 'ha aperto',
    takes: 'prende',
    best: 'è in testa',
  },
  cloth: {
    trick: number => `Presa ${number}`,
    empty: 'Non c’è ancora nessuna carta.',
    last: number => `Presa ${number}, già fatta`,
    youAre: what => `Tu: ${what}`,
  },
  strip: {
    open: 'Che cosa batte che cosa',
    order: 'Che cosa batte che cosa, le più forti prima',
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
    trick: by => who(by, 'prende', 'Prendi tu'),
    held: (by, value) => `${who(by, 'tiene', 'Tieni')}: si gioca per ${points(value)}`,
    gameOver: winners => `La partita è finita. ${winners}`,
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
    someone: 'qualcuno',
    tricks: 'Le prese',
    trick: (number, name) => `Presa ${number}: ${name}`,
    noTricks: 'Nessuna presa è stata completata.',
    score: 'Punteggio',
    sheet: 'Le mani di questa partita',
    noRounds: 'Non è ancora stata giocata nessuna mano.',
    number: 'Mano',
    how: 'Come',
    ready: 'Pronto per la prossima mano',
    readyGame: 'Pronto per una nuova partita',
    games: (us, them) => `Partite vinte: ${us} a ${them}`,
    why: {
      tricks: 'con tre prese',
      forfeited: ({ name, you }) => (you ? 'hai lasciato la mano' : `${name} ha lasciato la mano`),
    },
    whyShort: {
      tricks: 'tre prese',
      forfeited: 'uno è uscito',
    },
  },
  read: {
    hand: cards => `Hai: ${cards}`,
    noHand: 'Non hai carte.',
    role: role => `Sei ${role}`,
  },
  keys: {
    last: 'guarda l’ultima presa',
    order: 'che cosa batte che cosa',
  },
  guide: {
    title: 'Il gioco in breve',
    order: 'Che cosa batte che cosa',
  },
};
