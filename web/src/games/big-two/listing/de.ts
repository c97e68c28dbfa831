import type { Texts } from './en.ts';

export const de: Texts = {
  name: 'Big Two',
  what: 'Wer wird die dreizehn Karten zuerst los?',
  players: '4 Spieler',
  presets: {
    deuce: { name: 'Mit Spielgeld', what: 'Jeder Punkt kostet einen Dollar Spielgeld.' },
    friendly: { name: 'Nur zum Spaß', what: 'Es zählen nur die Punkte.' },
  },
  options: {
    stake: {
      title: 'Ein Punkt gilt',
      is: cents =>
        cents === 0
          ? 'nichts, nur zum Spaß'
          : `${(Number(cents) / 100).toFixed(2).replace('.', ',')} $ Spielgeld`,
    },
  },
};
