import type { Lines } from './en.ts';

export const lines: Lines = {
  sat: name => `${name} hat sich gesetzt`,
  left: name => `${name} ist aufgestanden`,
  leaving: name => `${name} ist gegangen`,
  stays: name => `${name} ist wieder am Tisch`,
  away: name => `${name} ist weg`,
  back: name => `${name} ist wieder da`,
  waits: name => `${name} wartet auf einen Platz`,
  'gave up': name => `${name} wartet nicht mehr`,
  knocks: name => `${name} klopft an`,
  host: name => `${name} ist jetzt Gastgeber`,
  admitted: name => `Der Gastgeber hat ${name} hereingelassen`,
  refused: name => `Der Gastgeber hat ${name} nicht hereingelassen`,
  withdrawn: name => `Der Gastgeber lässt ${name} nicht mehr zuschauen`,
  invited: name => `Der Gastgeber lädt ${name} ein`,
  declined: name => `${name} kommt nicht`,
  removed: name => `Der Gastgeber hat ${name} weggeschickt`,
  banned: name => `Der Gastgeber hat ${name} ausgeschlossen`,
  unbanned: name => `${name} darf wieder kommen`,
  won: name => `${name} hat gewonnen`,
  round: results => `Ergebnis: ${results}`,
  'more time': name => `${name} bekommt mehr Zeit`,
  options: 'Der Gastgeber hat die Regeln geändert',
  closed: 'Der Tisch ist geschlossen',
  started: 'Das Spiel beginnt',
  again: 'Ein neues Spiel beginnt',
  robots: 'Roboter dürfen sich setzen',
  settings: {
    name: name => `Der Tisch heißt jetzt ${name}`,
    listed: on =>
      on ? 'Der Tisch steht jetzt in der Liste' : 'Der Tisch steht nicht mehr in der Liste',
    locked: on => (on ? 'Keine weiteren Mitspieler' : 'Es dürfen wieder Mitspieler kommen'),
    access: {
      free: 'Alle dürfen sich setzen',
      knock: 'Wer sich setzen will, klopft an',
      password: 'Wer sich setzen will, braucht das Passwort',
    },
    chat: {
      all: 'Alle dürfen schreiben',
      players: 'Nur Mitspieler dürfen schreiben',
      off: 'Der Chat ist aus',
    },
    spectators: {
      all: 'Alle dürfen zuschauen',
      ask: 'Wer zuschauen will, klopft an',
      none: 'Niemand darf zuschauen',
    },
    openHands: on =>
      on
        ? 'Nach der Partie liegen alle Karten offen'
        : 'Die Karten bleiben nach der Partie verdeckt',
    robots: on => (on ? 'Roboter dürfen sich setzen' : 'Roboter dürfen sich nicht mehr setzen'),
    noReserve: 'Es gibt kein Zeitkonto',
    skill: 'Die Computer spielen jetzt anders stark',
  },
};
