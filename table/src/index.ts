export { reserveOf } from './reserves.ts';
export { refusalToSit, refusalToSpeak, refusalToWatch } from './access.ts';
export { BOT_NAMES, type Decided } from './bodies.ts';
export { type Asker, BotTurn, type BotTurnDeps, type ChooseMove } from './bot-turn.ts';
export { choicesFor } from './choices.ts';
export { hasSecrets, knowsSecret } from './chat-audience.ts';
export type { EntryBody, LogEntry } from './entry.ts';
export {
  admit,
  type Change,
  changeChair,
  changeSettings,
  closeTable,
  decline,
  handOver,
  invite,
  knock,
  remove,
  unban,
} from './hosting.ts';
export { houseLinesOf } from './house-lines.ts';
export { type MatchChange, matchChangesOf } from './matches.ts';
export { chanceAt, type Duty, dutyOf, type MoveRefusal, playFor } from './play.ts';
export { type EntryStamp, stampBy, type Step, stepOf, stepsOf } from './step.ts';
export { type Opening, openingOf, openingSteps } from './opening.ts';
export {
  type LedgerAccount,
  changedHoldings,
  type Holding,
  holdingsAt,
  type Transfer,
  transfersOf,
} from './money.ts';
export { questionsTo } from './questions.ts';
export { type Eyes, replayed, seenStep } from './replay.ts';
export { talliesOf } from './tally.ts';
export {
  abandon,
  bring,
  forfeits,
  type Guests,
  isAway,
  leave,
  presence,
  replaceHost,
  sit,
  start,
  timedOut,
  stayingPeople,
  waitsForAbsent,
} from './seats.ts';
export {
  changed,
  extended,
  knownRules,
  sceneFor,
  seatOfPerson,
  seenBy,
  type Table,
  unfold,
  viewerFor,
} from './table.ts';
