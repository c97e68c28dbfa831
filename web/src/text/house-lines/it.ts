import type { Lines } from './en.ts';

export const lines: Lines = {
  sat: name => `${name} si è seduto`,
  left: name => `${name} si è alzato`,
  leaving: name => `${name} è uscito`,
  stays: name => `${name} è di nuovo al tavolo`,
  away: name => `${name} è assente`,
  back: name => `${name} è tornato`,
  waits: name => `${name} aspetta un posto`,
  'gave up': name => `${name} non aspetta più`,
  knocks: name => `${name} bussa`,
  host: name => `${name} è ora padrone di casa`,
  admitted: name => `Il padrone di casa ha fatto entrare ${name}`,
  refused: name => `Il padrone di casa non ha fatto entrare ${name}`,
  withdrawn: name => `Il padrone di casa non lascia più guardare ${name}`,
  invited: name => `Il padrone di casa invita ${name}`,
  declined: name => `${name} non viene`,
  removed: name => `Il padrone di casa ha mandato via ${name}`,
  banned: name => `Il padrone di casa ha escluso ${name}`,
  unbanned: name => `${name} può tornare`,
  won: name => `${name} ha vinto`,
  round: results => `Risultato: ${results}`,
  'more time': name => `${name} riceve più tempo`,
  options: 'Il padrone di casa ha cambiato le regole',
  closed: 'Il tavolo è chiuso',
  started: 'La partita comincia',
  again: 'Comincia una nuova partita',
  robots: 'I robot possono sedersi',
  settings: {
    name: name => `Ora il tavolo si chiama ${name}`,
    listed: on => (on ? 'Ora il tavolo è nella lista' : 'Il tavolo non è più nella lista'),
    locked: on => (on ? 'Nessun altro giocatore' : 'Possono venire altri giocatori'),
    access: {
      free: 'Tutti possono sedersi',
      knock: 'Chi vuole sedersi bussa',
      password: 'Per sedersi serve la password',
    },
    chat: {
      all: 'Tutti possono scrivere',
      players: 'Scrivono solo i giocatori',
      off: 'La chat è spenta',
    },
    spectators: {
      all: 'Tutti possono guardare',
      ask: 'Chi vuole guardare bussa',
      none: 'Nessuno può guardare',
    },
    openHands: on =>
      on
        ? 'Dopo la partita tutte le carte sono scoperte'
        : 'Dopo la partita le carte restano coperte',
    robots: on => (on ? 'I robot possono sedersi' : 'I robot non possono più sedersi'),
    noReserve: 'Non c’è riserva di tempo',
    skill: 'I computer giocano ora con un’altra forza',
  },
};
