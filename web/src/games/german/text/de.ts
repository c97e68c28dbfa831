import type { Who } from '../../../table/table-context.ts';
import type { Common } from './en.ts';

export const who = ({ name, you }: Who, verb: string, yours: string): string =>
  you ? `Du ${yours}` : `${name} ${verb}`;

export const points = (number: number): string => `${number} ${number === 1 ? 'Punkt' : 'Punkte'}`;

export const suits = { b: 'Schellen', l: 'Laub', h: 'Herz', a: 'Eichel' };

export const common: Common = {
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
  advice: {
    card: name => `${name}.`,
    schlag: name => `${name} als Schlag.`,
    trump: name => `${name} als Trumpf.`,
    raise: 'höher bieten.',
    hold: 'halten.',
    fold: 'nicht halten.',
    chance: percent =>
      `Von hundert Verteilungen, die zu allem passen, was du gesehen hast, gewinnst du ${percent}.`,
    costs: rounds => `Etwa ${rounds} von hundert Runden.`,
    onlyCard: 'Etwas anderes darfst du nicht spielen.',
    strongest: 'Es ist keine stärkere Karte mehr da.',
    stronger: count =>
      count === 1
        ? 'Nur noch eine stärkere Karte ist draußen.'
        : `Nur noch ${count} stärkere Karten sind draußen.`,
  },
  handLabel: cards => `Deine Hand, ${cards} ${cards === 1 ? 'Karte' : 'Karten'}`,
  tricks: number => `Stiche: ${number}`,
  refusals: {
    'not-seated': 'Du schaust zu: Nur wer am Tisch sitzt, kann spielen.',
    'not-now': 'Das geht gerade nicht.',
    'not-your-turn': 'Du bist noch nicht am Zug.',
    'already-ready': 'Du hast schon gesagt, dass du bereit bist.',
    'not-in-hand': 'Diese Karte hast du nicht mehr.',
  },
  actions: {
    play: 'Spielen',
    choose: 'Karte wählen',
    notYet: 'Doch nicht',
    wait: 'Noch nicht am Zug',
    sending: 'Moment …',
    lastTrick: 'Letzter Stich',
  },
  ask: {
    holdNote: value => `es geht um ${value}`,
    noNote: value => `${value} für den Gegner`,
  },
  state: {
    dealing: 'Die Karten werden gegeben',
    lead: 'Du bist am Zug: spiel aus',
    leadAgain: 'Dein Stich! Spiel aus',
    play: 'Du bist am Zug: spiel eine Karte',
    leads: name => `${name} spielt aus`,
    leadsAgain: name => `${name} hat gestochen und spielt aus`,
    turnOf: name => `${name} ist am Zug`,
  },
  seat: {
    answers: 'antwortet …',
    led: 'spielte aus',
    takes: 'sticht',
    best: 'liegt vorn',
  },
  cloth: {
    trick: number => `Stich ${number}`,
    empty: 'Noch liegt keine Karte.',
    last: number => `Stich ${number}, schon vergeben`,
    youAre: what => `Du: ${what}`,
  },
  strip: {
    open: 'Was sticht was',
    order: 'Was sticht was, die Stärksten zuerst',
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
    trick: by => who(by, 'sticht', 'stichst'),
    held: (by, value) => `${who(by, 'hält', 'hältst')}: Es geht um ${points(value)}`,
    gameOver: winners => `Das Spiel ist aus. ${winners}`,
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
    someone: 'jemand',
    tricks: 'Die Stiche',
    trick: (number, name) => `Stich ${number}: ${name}`,
    noTricks: 'Es kam zu keinem ganzen Stich.',
    score: 'Stand',
    sheet: 'Runden dieses Spiels',
    noRounds: 'Noch ist keine Runde gespielt.',
    number: 'Runde',
    how: 'Wie',
    ready: 'Bereit für die nächste Runde',
    readyGame: 'Bereit für ein neues Spiel',
    games: (us, them) => `Gewonnene Spiele: ${us} zu ${them}`,
    why: {
      tricks: 'mit drei Stichen',
      forfeited: ({ name, you }) =>
        you ? 'du hast die Runde verlassen' : `${name} hat die Runde verlassen`,
    },
    whyShort: {
      tricks: 'drei Stiche',
      forfeited: 'jemand ging',
    },
  },
  read: {
    hand: cards => `Du hast: ${cards}`,
    noHand: 'Du hast keine Karten.',
    role: role => `Du bist ${role}`,
  },
  keys: {
    last: 'den letzten Stich ansehen',
    order: 'was sticht was',
  },
  guide: {
    title: 'Das Spiel in Kürze',
    order: 'Was sticht was',
  },
};
