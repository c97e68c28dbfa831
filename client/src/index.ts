export { type Answer, Client, type ClientParts, type Failure } from './client.ts';
export type { Connect, Identity, Line, LineEvents, Memory } from './line.ts';
export type { TableEvent, Snapshot, WatchedTable } from './snapshot.ts';
