export { Client, type ClientDeps } from './client.ts';
export { type EventStreamDeps, overEvents } from './event-stream.ts';
export { withFallback } from './fallback.ts';
export type { Answer, Failure, Ruling } from './requests.ts';
export type { Connect, Identity, Transport, TransportEvents, Memory } from './transport.ts';
export type { Invitation, TableEvent, Snapshot, WatchedTable } from './snapshot.ts';
export {
  type Answers,
  type ErrorCode,
  type HouseMessage,
  PROTOCOL,
  type Request,
  type RequestType,
  SOCKET_PATH,
  SUBPROTOCOL,
} from '@stammtisch/protocol';
