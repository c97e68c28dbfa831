import type { Text } from './en.ts';

export const de: Text = {
  title: 'Einstellungen',
  language: 'Sprache',
  theme: 'Aussehen',
  themes: { auto: 'Wie Gerät', light: 'Hell', dark: 'Abend', contrast: 'Hoher Kontrast' },
  look: 'Karten',
  looks: { standard: 'Bilder', clear: 'Große Zeichen', xl: 'Sehr groß' },
  suits: 'Kartenfarben',
  suitsOf: { two: 'Zweifarbig', four: 'Vierfarbig', letters: 'Mit Buchstaben' },
  steps: 'Karte ausspielen',
  stepsOf: { two: 'In zwei Schritten', one: 'Mit einem Tipp' },
  stepsNote: {
    two: 'Ein Tipp hebt die Karte, ein zweiter oder der Knopf spielt sie.',
    one: 'Ein Tipp spielt die Karte sofort, wo eine einzelne gefragt ist.',
  },
  shortcuts: 'Buchstaben als Tastenkürzel',
};
