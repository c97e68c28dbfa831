export { hasSecrets, isHushed } from './ears.ts';
export type { Body, LogEntry } from './entry.ts';
export { type Accepted, attempt, type Duty, dutyOf, type MoveRefusal } from './play.ts';
export { type Account, type Transfer, transfersOf } from './money.ts';
export { questionsTo } from './questions.ts';
export { talliesOf } from './tally.ts';
export {
  abandon,
  forfeits,
  type Guests,
  leave,
  presence,
  sit,
  start,
  stayingPeople,
} from './seats.ts';
export {
  changed,
  extended,
  placed,
  sceneFor,
  seatOfPerson,
  seenBy,
  type Table,
  unfold,
  viewerFor,
} from './table.ts';
