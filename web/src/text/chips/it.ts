import type { ChipsText } from './en.ts';

export const chips: ChipsText = {
  more: 'Altre fiches',
  choose: 'Quanto in più?',
  yours: amount => `Hai ${amount} che non sono su nessun tavolo.`,
  amount: 'Importo in dollari',
  slider: 'Importo',
  part: { quarter: 'Un quarto', half: 'Metà', all: 'Tutto' },
  bring: amount => `Metti altri ${amount} sul tavolo`,
  brought: amount => `Ora hai davanti ${amount} in più`,
};
