import type { Call } from './calls.ts';
import type { Rooms } from './store.ts';

/** The calls that change nothing. */
const READS: { readonly [Name in keyof Rooms]: readonly (keyof Rooms[Name])[] } = {
  tables: [
    ...(['read', 'heads', 'versionOf', 'numbered', 'passwordOf', 'open'] as const),
    ...(['satAt', 'naming', 'seatOf', 'openedAt'] as const),
  ],
  people: ['find', 'known', 'dataOf'],
  ledger: ['balanceOf', 'spendableOf', 'stakeOf'],
  chat: ['last'],
  messages: ['conversations', 'lines', 'mutes'],
  friends: ['of'],
  records: ['of', 'highScores', 'notesOf'],
  replays: ['list', 'find', 'entries'],
  accounts: ['find', 'named', 'personOfSession', 'findPasskey', 'passkeysOf'],
  robots: ['of', 'all', 'withToken'],
  nodes: ['others'],
  moderation: ['openReports', 'blocked'],
};

export const isRead = ({ room, name }: Call): boolean =>
  (READS[room] as readonly string[]).includes(name);
