import type { HouseNews } from '@stammtisch/protocol';

import { ADA, BOB, CLEO, CORNER, DORA, EMIL, QUICK, TABLE, WINDOW } from './names.ts';

/** What the people of the other examples are told meanwhile, and a few things besides. */
export const MESSAGE_EXAMPLES: {
  readonly [Type in HouseNews['type']]: readonly Extract<HouseNews, { readonly type: Type }>[];
} = {
  table: [
    {
      type: 'table',
      table: WINDOW,
      version: 2,
      scene: {
        room: {
          game: 'blackjack',
          host: DORA,
          chairs: [{ person: DORA }, { nobody: true }],
          waiting: [],
          leaving: [],
          started: false,
          listed: false,
          number: 6,
          name: 'Window',
          clock: 60,
          closed: false,
          members: [DORA],
        },
        view: {
          viewer: 0,
          options: {
            decks: 1,
            peek: false,
            split: false,
            doubleAfterSplit: true,
            soft17: 'stand',
            betting: 'inTurn',
          },
          seating: ['person', 'empty'],
          stacks: [100_000, 0],
          bank: 0,
          won: [0, 0],
          round: 0,
          stock: 0,
          discards: [],
          phase: 'between',
          ready: [],
        },
      },
      chat: [],
    },
  ],
  entry: [
    {
      type: 'entry',
      v: 7,
      by: 0,
      seen: { kind: 'bet', amount: 500 },
      patch: { view: { stacks: { 0: 500 }, bets: { 0: 500 } } },
    },
    { type: 'entry', v: 8, patch: { room: { knocks: { '@': [0, 1] }, viewers: [[CLEO]] } } },
  ],
  people: [
    {
      type: 'people',
      table: WINDOW,
      whole: true,
      people: { [DORA]: { name: 'Dora', here: true }, [EMIL]: { name: 'Emil', here: false } },
      watching: 0,
    },
  ],
  chat: [
    { type: 'chat', line: 7, from: ADA, name: 'Ada', text: 'Servus', at: 1_767_225_660_000 },
    {
      type: 'chat',
      from: 'house',
      text: '',
      at: 1_767_225_660_000,
      line: 2,
      name: 'Emil',
      house: { kind: 'sat', person: EMIL },
    },
  ],
  notes: [{ type: 'notes', table: TABLE, text: 'Bob holds the 2♠' }],
  clocks: [{ type: 'clocks', table: CORNER, left: { 1: 60_000 } }],
  absences: [{ type: 'absences', table: WINDOW, left: { 1: 20_000 } }],
  tables: [
    {
      type: 'tables',
      tables: [
        {
          table: TABLE,
          number: 1,
          name: 'Regulars',
          game: 'big-two',
          host: 'Ada',
          options: { stake: 50 },
          seats: 4,
          people: ['Ada', 'Bob'],
          chairs: [
            { person: 'Ada' },
            { person: 'Bob', away: true },
            { nobody: true },
            { nobody: true },
          ],
          bots: 0,
          watching: 0,
          started: false,
          access: 'knock',
          clock: 60,
        },
      ],
      found: 1,
      total: 1,
      online: 3,
    },
    { type: 'tables', tables: [], found: 0, total: 0, online: 3, gone: [TABLE] },
  ],
  visitors: [
    {
      type: 'visitors',
      people: [
        {
          person: ADA,
          name: 'Ada',
          at: { table: QUICK, number: 3, name: 'Kachelofen', game: 'watten' },
        },
        { person: BOB, name: 'Bob', at: {} },
        { person: CLEO, name: 'Cleo', at: {} },
      ],
      total: 3,
    },
  ],
  message: [
    {
      type: 'message',
      person: ADA,
      name: 'Ada',
      line: 1,
      own: false,
      text: 'Another one?',
      at: 1_767_225_660_000,
    },
  ],
  seat: [{ type: 'seat', table: WINDOW }],
  read: [{ type: 'read', person: ADA }],
  unread: [{ type: 'unread', from: { [ADA]: 1 } }],
  muted: [{ type: 'muted', people: [ADA] }],
  friends: [
    { type: 'friends', friends: [{ person: EMIL, name: 'Emil', here: true }], asked: [], sent: [] },
  ],
  pages: [{ type: 'pages', count: 2 }],
  'sent away': [{ type: 'sent away', table: TABLE, why: 'banned' }],
  invitation: [
    {
      type: 'invitation',
      table: {
        table: TABLE,
        number: 1,
        name: 'Regulars',
        game: 'big-two',
        host: 'Ada',
        options: { stake: 50 },
        seats: 4,
        people: ['Ada', 'Bob'],
        chairs: [{ person: 'Ada' }, { person: 'Bob' }, { nobody: true }, { nobody: true }],
        bots: 0,
        watching: 0,
        started: false,
        access: 'knock',
        clock: 60,
      },
      from: 'Ada',
    },
  ],
  'invitation over': [{ type: 'invitation over', table: TABLE }],
  'knock answered': [{ type: 'knock answered', table: TABLE, admitted: true }],
  announcement: [
    { type: 'announcement', number: 1_767_225_660_000, text: 'The house closes at midnight.' },
    { type: 'announcement', number: 1_767_225_660_000 },
  ],
  closing: [{ type: 'closing', left: 1_800_000 }],
  bye: [{ type: 'bye', why: 'replaced' }],
};
