export { ERROR_CODES, type ErrorCode } from './errors.ts';
export {
  ACCOUNT_PATH,
  DOUBT_MS,
  BROKE_BELOW,
  FIRST_BALANCE,
  LIMITS,
  isSubprotocol,
  patienceFor,
  pingPace,
  PROTOCOL,
  SILENCE_MS,
  SOCKET_PATH,
  SUBPROTOCOL,
  UNANSWERED_MS,
} from './limits.ts';
export {
  type Answers,
  type AnswerType,
  type ChatLine,
  type CloseReason,
  type HighScore,
  type Holder,
  type Leavers,
  type OwnTable,
  type HouseMessage,
  type Person,
  type PersonId,
  type PlayRecord,
  type Room,
  type Scene,
  type TableId,
  type TableSummary,
  type Version,
} from './messages.ts';
export type { MoveRequest, Request, RequestType } from './requests.ts';
export { type CallOff, newId, type World } from './world.ts';
