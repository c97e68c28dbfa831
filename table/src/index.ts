export { hasSecrets, knowsSecret } from './chat-audience.ts';
export type { Body, LogEntry } from './entry.ts';
export { type Accepted, attempt, type Duty, dutyOf, type MoveRefusal } from './play.ts';
export {
  type LedgerAccount,
  changedHoldings,
  type Holding,
  holdingsAt,
  type Transfer,
  transfersOf,
} from './money.ts';
export { questionsTo } from './questions.ts';
export { talliesOf } from './tally.ts';
export {
  abandon,
  BOT_NAMES,
  bring,
  forfeits,
  type Guests,
  isAway,
  leave,
  presence,
  replaceHost,
  sit,
  start,
  stayingPeople,
} from './seats.ts';
export {
  changed,
  extended,
  knownRules,
  placed,
  sceneFor,
  seatOfPerson,
  seenBy,
  type Table,
  unfold,
  viewerFor,
} from './table.ts';
