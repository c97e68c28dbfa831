import type { Texts } from './en.ts';

export const it: Texts = {
  name: 'Big Two',
  what: 'Vince chi finisce per primo le tredici carte',
  players: '4 giocatori',
  presets: {
    deuce: { name: 'Con soldi finti', what: 'Ogni punto costa un dollaro finto.' },
    friendly: { name: 'Solo per gioco', what: 'Contano soltanto i punti.' },
  },
  options: {
    stake: {
      title: 'Un punto vale',
      is: cents =>
        cents === 0
          ? 'niente, solo per gioco'
          : `${(Number(cents) / 100).toFixed(2).replace('.', ',')} $ finti`,
    },
  },
};
