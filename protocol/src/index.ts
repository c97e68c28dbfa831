export { ERROR_CODES, type ErrorCode } from './errors.ts';
export {
  ACCOUNT_PATH,
  DOUBT_MS,
  FIRST_BALANCE,
  LIMITS,
  isSubprotocol,
  patienceFor,
  pingPace,
  PROTOCOL,
  SILENCE_MS,
  SOCKET_PATH,
  SUBPROTOCOL,
} from './limits.ts';
export {
  type Answers,
  type AnswerType,
  type ChatLine,
  type Farewell,
  type HighScore,
  type Holder,
  type Leavers,
  type HouseMessage,
  type Person,
  type PersonId,
  type PlayRecord,
  priorityOf,
  type Room,
  type Scene,
  type TableId,
  type TableSummary,
  type Version,
} from './messages.ts';
export type { Request, RequestType } from './requests.ts';
export { type CallOff, newId, type World } from './world.ts';
