import type { Nav } from './en.ts';

export const nav: Nav = {
  label: 'Hauptmenü',
  home: 'Startseite',
  newTable: 'Neuer Tisch',
  join: 'Mitspielen',
  yourTable: 'Dein Tisch',
  table: (number, name) => `Tisch ${number}, ${name}`,
  backTo: number => `Zurück zu Tisch ${number}`,
  sitting: (number, name) => `Du sitzt an Tisch ${number}, ${name}.`,
  leave: 'Tisch verlassen',
  left: 'Du hast den Tisch verlassen.',
  asGuest: 'Du bist als Gast hier.',
  loggedIn: 'Du bist angemeldet.',
  people: 'Leute',
  games: 'Meine Spiele',
  rules: 'Regeln',
  help: 'Fragen',
  cards: 'Alle Karten',
  house: 'Dieses Haus und andere',
};
