import type { Thinking } from './en.ts';

const plural = new Intl.PluralRules('it');
const count = (number: number, one: string, other: string): string =>
  `${number} ${plural.select(number) === 'one' ? one : other}`;

/** How long people may think. */
export const thinking: Thinking = {
  title: 'Tempo per pensare',
  none: 'quanto si vuole',
  is: seconds =>
    seconds % 60 === 0
      ? count(seconds / 60, 'minuto', 'minuti')
      : count(seconds, 'secondo', 'secondi'),
  noLimit: 'Senza limite',
  usual: 'Come al solito',
  reserve: 'Riserva di tempo',
  noReserve: 'Nessuna',
  reserveOf: seconds => `Riserva di ${count(seconds / 60, 'minuto', 'minuti')}`,
  reserveWhat: 'Si consuma quando il tempo per decidere è finito. A ogni mano ne torna un quarto.',
  reserveRuns: 'La tua riserva di tempo scorre.',
  give: name => `Da’ a ${name} 30 secondi in più`,
  gave: name => `${name} ha 30 secondi in più.`,
  what: 'Chi ci mette di più viene saltato; chi lo fa tre volte di fila perde il posto.',
  left: seconds => `Ti restano ${count(seconds, 'secondo', 'secondi')}.`,
};
