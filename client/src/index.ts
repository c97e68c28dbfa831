export { type Answer, Client, type ClientDeps, type Failure } from './client.ts';
export type { Connect, Identity, Transport, TransportEvents, Memory } from './transport.ts';
export type { TableEvent, Snapshot, WatchedTable } from './snapshot.ts';
