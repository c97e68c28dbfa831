export { ERROR_CODES, type ErrorCode } from './errors.ts';
export { hasFreeSeat } from './free-seat.ts';
export { HOUSE, type HouseLine, type RoundResult } from './house-line.ts';
export {
  ACCOUNT_PATH,
  DOUBT_MS,
  EVENTS_PATH,
  BROKE_BELOW,
  FIRST_BALANCE,
  LIMITS,
  isSubprotocol,
  patienceFor,
  PING_MS,
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
  type Conversation,
  type HighScore,
  type OwnTable,
  type HouseMessage,
  type FriendList,
  type NamedPerson,
  type Person,
  type PersonCard,
  type PersonId,
  type PlayedGame,
  type PlayedSeat,
  type PlayRecord,
  type ReplayHead,
  type ReplayId,
  type ReplayStep,
  type ReplayView,
  type PrivateLine,
  type Scene,
  type SentAway,
  type TableId,
  type TableList,
  type TablePlace,
  type TableSummary,
  type Version,
  type Visitor,
} from './messages.ts';
export type {
  Access,
  ChatMode,
  Holder,
  Knock,
  Leavers,
  Room,
  SeatSummary,
  Spectators,
  TableSettings,
} from './room.ts';
export { madeUpTableName } from './table-names.ts';
export type { MoveRequest, Request, RequestType } from './requests.ts';
export { type CallOff, ID_LETTERS, newId, type World } from './world.ts';
