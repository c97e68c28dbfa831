export {
  type Answer,
  Client,
  type ClientParts,
  type Failure,
  type Happening,
  type Snapshot,
  type WatchedTable,
} from './client.ts';
export type { Connect, Identity, Line, LineEvents, Memory } from './line.ts';
