import type { HouseMessage } from '@stammtisch/protocol';

export interface MessageFacts {
  readonly says: string;
  /** 0: always arrives. 1: is left out for a client that does not read fast enough, and made up for later. */
  readonly priority: 0 | 1;
  readonly to: string;
}

const WATCHERS = 'all who look at that table';
const PERSON = 'one person, on all of their connections';
const ONE = 'the connection that it is about';

/** When each message comes, to whom, and whether it can be left out. */
export const MESSAGE_FACTS: { readonly [Type in HouseMessage['type']]: MessageFacts } = {
  ok: { says: 'The answer to a request.', priority: 0, to: 'the connection that asked' },
  error: {
    says: 'The request was not carried out.',
    priority: 0,
    to: 'the connection that asked',
  },
  table: {
    says: 'A table as it stands: on coming to it, after a gap, or on request.',
    priority: 0,
    to: 'the connection that watches it',
  },
  entry: {
    says: 'What changed at the table one looks at. An entry that one may not see still has its number.',
    priority: 0,
    to: `${WATCHERS}; to each as they may see it`,
  },
  people: {
    says: 'Names and presence of those who have to do with the table, and of a few who look on.',
    priority: 0,
    to: WATCHERS,
  },
  chat: {
    says: 'Somebody has said something at the table, or the house tells what happened there.',
    priority: 0,
    to: `${WATCHERS}; of those who know a secret, only who knows it, too`,
  },
  notes: {
    says: 'What one has written down at this table, on whatever device.',
    priority: 0,
    to: 'one person, on all connections that look at that table',
  },
  clocks: {
    says: 'Milliseconds that seats have left to decide. Always complete: a seat not named has no clock running.',
    priority: 0,
    to: WATCHERS,
  },
  absences: {
    says: 'Milliseconds until a seat whose player is gone is played by the computer or given up. Always complete.',
    priority: 0,
    to: WATCHERS,
  },
  tables: {
    says: 'The list of tables: all of them, or what is different, once a second at the most.',
    priority: 1,
    to: 'all who have asked for `lobby`',
  },
  visitors: {
    says: 'Who is in the house: all of them, or what is different, once a second at the most.',
    priority: 1,
    to: 'all who have asked for `people`',
  },
  message: {
    says: 'A line of the conversation with that person, also one that was written on another page of one’s own.',
    priority: 0,
    to: PERSON,
  },
  seat: {
    says: 'One has a seat at this table now, by whatever page or device of one’s own.',
    priority: 0,
    to: PERSON,
  },
  read: { says: 'One has read elsewhere what that person wrote.', priority: 0, to: PERSON },
  unread: {
    says: 'After hello, if there is any: how much one has not read.',
    priority: 0,
    to: ONE,
  },
  muted: {
    says: 'All whom one has muted: after hello, if there are any, and whenever it changes.',
    priority: 0,
    to: PERSON,
  },
  friends: {
    says: 'All of one’s friends: after hello, if there are any, and whenever it changes.',
    priority: 0,
    to: PERSON,
  },
  pages: {
    says: 'On how many connections one is in the house, this one included.',
    priority: 0,
    to: PERSON,
  },
  'sent away': {
    says: 'One no longer looks at this table, and why.',
    priority: 0,
    to: ONE,
  },
  invitation: { says: 'The host of a table wants one to come.', priority: 0, to: PERSON },
  'invitation over': {
    says: 'It is accepted, declined or withdrawn.',
    priority: 0,
    to: PERSON,
  },
  'knock answered': {
    says: 'What the host has answered to whoever knocked.',
    priority: 0,
    to: PERSON,
  },
  announcement: {
    says: 'What the operator says to everyone, until it is withdrawn: then there is no text.',
    priority: 0,
    to: 'all connections',
  },
  closing: {
    says: 'The house closes when no game is running any more, and in so many milliseconds at the latest.',
    priority: 0,
    to: 'all connections',
  },
  bye: {
    says: 'The last message on a connection. After `restart`, come back soon; after `replaced`, `abuse` and `blocked`, do not.',
    priority: 0,
    to: ONE,
  },
};
