import type { Thinking } from './en.ts';

const plural = new Intl.PluralRules('de');
const count = (number: number, one: string, other: string): string =>
  `${number} ${plural.select(number) === 'one' ? one : other}`;

/** How long people may think. */
export const thinking: Thinking = {
  title: 'Zeit zum Überlegen',
  none: 'so lange man will',
  is: seconds =>
    seconds % 60 === 0
      ? count(seconds / 60, 'Minute', 'Minuten')
      : count(seconds, 'Sekunde', 'Sekunden'),
  noLimit: 'Ohne Grenze',
  usual: 'Wie üblich',
  reserve: 'Zeitkonto',
  noReserve: 'Keines',
  reserveOf: seconds => `Zeitkonto von ${count(seconds / 60, 'Minute', 'Minuten')}`,
  reserveWhat:
    'Läuft, wenn die Zeit zum Überlegen vorbei ist. Mit jeder Runde kommt ein Viertel zurück.',
  reserveRuns: 'Dein Zeitkonto läuft.',
  give: name => `${name} 30 Sekunden mehr geben`,
  gave: name => `${name} hat 30 Sekunden mehr.`,
  what: 'Danach geht es ohne Antwort weiter; wer dreimal nacheinander zu lange braucht, verliert den Platz.',
  left: seconds => `Du hast noch ${count(seconds, 'Sekunde', 'Sekunden')}.`,
};
