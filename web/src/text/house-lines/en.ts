/** What the house tells in the chat of a table. */
export const lines = {
  sat: (name: string) => `${name} sat down`,
  left: (name: string) => `${name} got up`,
  leaving: (name: string) => `${name} has left`,
  stays: (name: string) => `${name} is back at the table`,
  away: (name: string) => `${name} is away`,
  back: (name: string) => `${name} is back`,
  waits: (name: string) => `${name} waits for a seat`,
  'gave up': (name: string) => `${name} no longer waits`,
  knocks: (name: string) => `${name} knocks`,
  host: (name: string) => `${name} is the host now`,
  admitted: (name: string) => `The host has let ${name} in`,
  refused: (name: string) => `The host has not let ${name} in`,
  withdrawn: (name: string) => `The host no longer lets ${name} look on`,
  invited: (name: string) => `The host invites ${name}`,
  declined: (name: string) => `${name} does not come`,
  removed: (name: string) => `The host has sent ${name} away`,
  banned: (name: string) => `The host has banned ${name}`,
  unbanned: (name: string) => `${name} may come again`,
  won: (name: string) => `${name} has won`,
  round: (results: string) => `Result: ${results}`,
  'more time': (name: string) => `${name} is given more time`,
  options: 'The host has changed the rules',
  closed: 'The table is closed',
  started: 'The game begins',
  again: 'A new game begins',
  robots: 'Robots may sit down',
  settings: {
    name: (name: string) => `The table is called ${name} now`,
    listed: (on: boolean): string =>
      on ? 'The table is in the list now' : 'The table is no longer in the list',
    locked: (on: boolean): string => (on ? 'No more players' : 'Players may come again'),
    access: {
      free: 'Everyone may sit down',
      knock: 'Whoever wants to sit down knocks',
      password: 'Whoever wants to sit down needs the password',
    },
    chat: {
      all: 'Everyone may write',
      players: 'Only players may write',
      off: 'The chat is off',
    },
    spectators: {
      all: 'Everyone may look on',
      ask: 'Whoever wants to look on knocks',
      none: 'Nobody may look on',
    },
    openHands: (on: boolean): string =>
      on ? 'All hands are open after a match' : 'Hands stay closed after a match',
    robots: (on: boolean): string => (on ? 'Robots may sit down' : 'Robots may no longer sit down'),
    noReserve: 'There is no time bank',
    skill: 'The computers play with another strength now',
  },
};

export type Lines = typeof lines;
