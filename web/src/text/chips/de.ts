import type { ChipsText } from './en.ts';

export const chips: ChipsText = {
  more: 'Mehr Chips',
  choose: 'Wie viel mehr?',
  yours: amount => `Du hast ${amount}, die auf keinem Tisch liegen.`,
  amount: 'Betrag in Dollar',
  slider: 'Betrag',
  part: { quarter: 'Ein Viertel', half: 'Die Hälfte', all: 'Alles' },
  bring: amount => `Noch ${amount} auf den Tisch legen`,
  brought: amount => `${amount} mehr liegen jetzt vor dir`,
};
