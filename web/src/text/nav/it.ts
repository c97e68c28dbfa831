import type { Nav } from './en.ts';

export const nav: Nav = {
  label: 'Menu principale',
  home: 'Pagina iniziale',
  newTable: 'Nuovo tavolo',
  join: 'Partecipa',
  yourTable: 'Il tuo tavolo',
  table: (number, name) => `Tavolo ${number}, ${name}`,
  backTo: number => `Torna al tavolo ${number}`,
  sitting: (number, name) => `Sei al tavolo ${number}, ${name}.`,
  leave: 'Lascia il tavolo',
  left: 'Hai lasciato il tavolo.',
  asGuest: 'Sei qui come ospite.',
  loggedIn: 'Hai fatto l’accesso.',
  people: 'Persone',
  games: 'Le mie partite',
  rules: 'Regole',
  help: 'Domande',
  cards: 'Tutte le carte',
  house: 'Questa casa e altre',
};
