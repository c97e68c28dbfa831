import type { Text } from './en.ts';

export const it: Text = {
  title: 'Impostazioni',
  language: 'Lingua',
  theme: 'Aspetto',
  themes: {
    auto: 'Come il dispositivo',
    light: 'Chiaro',
    dark: 'Sera',
    contrast: 'Alto contrasto',
  },
  look: 'Carte',
  looks: { standard: 'Figure', clear: 'Segni grandi', xl: 'Molto grandi' },
  suits: 'Semi',
  suitsOf: { two: 'Due colori', four: 'Quattro colori', letters: 'Con lettere' },
  steps: 'Giocare una carta',
  stepsOf: { two: 'In due passi', one: 'Con un tocco' },
  stepsNote: {
    two: 'Un tocco alza la carta, un secondo o il pulsante la gioca.',
    one: 'Un tocco gioca subito la carta, dove ne serve una sola.',
  },
  shortcuts: 'Lettere come scorciatoie',
};
