import { errors } from '../errors/en.ts';
import { games } from '../games/en.ts';
import { nav } from '../nav/en.ts';

const plural = new Intl.PluralRules('en');
const count = (number: number, one: string, other: string): string =>
  `${number} ${plural.select(number) === 'one' ? one : other}`;

/** What the house says on every page. The other languages say the same. */
export const house = {
  language: 'en',
  errors,
  games,
  close: 'Close',
  back: 'Back',
  cancel: 'Cancel',
  save: 'Save',
  home: {
    title: 'Sit down and play.',
    lead: 'One tap and the cards are dealt. The computer takes the empty seats.',
    skip: 'To the games',
    play: (game: string) => `Play ${game}`,
    playShort: 'Play',
    playNote: 'at once, against the computer',
    quick: {
      withWhom: 'With whom?',
      company: { computers: 'Computers', people: 'People' },
      lead: 'One tap, and you sit at an open table. Computers play until people come.',
      note: 'at an open table',
      first: 'You are the first here. Others will find this table; until then the computer plays.',
      title: 'Strength and pace',
      pace: 'Among people. You come to no table where you have less time than this.',
      done: 'Done',
    },
    dealing: 'The cards are being dealt…',
    resumeTitle: 'Your seat is kept.',
    resume: 'Your game goes on whenever you come back.',
    back: 'Back to your table',
    noneSo: 'No table like that just now.',
    onTable: (amount: string) => `+ ${amount} on the table`,
    friends: 'Play with friends',
    friendsLead: 'Open a table, send the link, begin when all are there.',
    open: 'Open a table for friends',
    tables: 'Open tables',
    noTables: 'No open tables just now. Open one, or play against the computer.',
    online: (number: number) => count(number, 'person in the house', 'people in the house'),
    youAre: 'You are',
    rename: 'Change name',
    name: 'Your name',
    nameHint: '2 to 20 characters',
    loginHint: '2 to 20 characters. This is also the name you log in with.',
    money: 'your money:',
    scores: 'High scores',
    noPage: 'There is nothing here.',
    noPageText: 'Perhaps the address is mistyped, or the table has been cleared away.',
    toHouse: 'To the house',
    imprint: 'Imprint',
    privacy: 'Privacy',
  },
  nav,
  state: (tables: number, people: number) =>
    `${count(tables, 'open table', 'open tables')}, ${count(people, 'person', 'people')} in the house.`,
  robot: 'robot',
  people: {
    title: 'People in the house',
    openUnread: (number: number) => `People in the house, ${number} new`,
    away: 'away',
  },
  connection: {
    announcement: 'From the house',
    dismiss: 'Hide this message',
    closing: (time: string) =>
      `The house is closing, at ${time} at the latest. Play your game to its end; there are no new tables.`,
    connecting: 'Connecting…',
    lost: 'Connection lost. Trying again by itself…',
    unanswered: 'The house is not answering. Nothing is lost; it goes on by itself.',
    replaced: 'You have opened the house in another window.',
    elsewhere: 'You are here on another page or device, too. Both show the same.',
    takeOver: 'Play only here',
    tookOver: 'The other pages are closed.',
    here: 'Go on here',
    otherProtocol: 'The house has been renewed.',
    abuse: 'The house has closed the line.',
    reload: 'Load again',
  },
  door: {
    knocked: 'You have knocked. The host decides.',
    admitted: 'The host lets you in.',
    refused: 'The host does not let you in just now.',
    away: {
      removed: 'The host has sent you away from the table.',
      banned: 'The host has banned you from the table.',
      'no-spectators': 'You may not look on at that table any more.',
    },
    number: 'Number or code of a table',
    go: 'Go there',
  },
};

export type HouseText = typeof house;
