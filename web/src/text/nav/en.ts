/** The ways through the house. */
export const nav = {
  label: 'Main menu',
  menu: 'Menu',
  language: 'Language',
  settings: 'Settings',
  home: 'Home',
  newTable: 'New table',
  join: 'Join a table',
  yourTable: 'Your table',
  table: (number: number, name: string) => `Table ${number}, ${name}`,
  backTo: (number: number) => `Back to table ${number}`,
  sitting: (number: number, name: string) => `You sit at table ${number}, ${name}.`,
  leave: 'Leave the table',
  left: 'You have left the table.',
  asGuest: 'You are here as a guest.',
  loggedIn: 'You are logged in.',
  people: 'People',
  games: 'My games',
  rules: 'Rules',
  help: 'Questions',
  cards: 'All cards',
  house: 'This house and others',
};

export type Nav = typeof nav;
