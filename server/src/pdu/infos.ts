import { LIMITS } from '@stammtisch/protocol';
import { z } from 'zod';

/** The version of CluedoCommunication that is spoken here. */
export const PDU_VERSION = '0.2';
/** The id of the server, and of whoever has none yet; also of a session, a token or a square that is not known. */
export const SERVER = 0;
export const UNKNOWN = -1;

const id = z.int();
const guess = { who: id, where: id, how: id };
const place = { x: z.int(), y: z.int() };
const text = z.string().max(LIMITS.chat * 2);
const name = z.string().max(LIMITS.name * 4);

const card = { ownerId: id, type: z.enum(['PERSON', 'WEAPON', 'ROOM']), item: id };
const player = {
  playerId: id,
  name,
  state: z.enum(['DIRECTOR', 'MEMBER']),
  sessionId: id,
  teamId: id,
  ...place,
  currentDice: z.int(),
  numberOfCards: z.int(),
};
const session = {
  sessionId: id,
  sessionName: z.string().max(LIMITS.tableName * 4),
  directorId: id,
  teamMates: z.array(id),
  activePlayerIndex: z.int(),
  state: z.enum(['OPEN', 'CLOSED', 'ENDED']),
};

/** What each class holds (chapter 5): where a class holds another one, its fields stand flat in it. */
export const INFOS = {
  CluedoInfo: {},
  AccusationInfo: { accuserId: id, ...guess },
  AccusationRequestInfo: guess,
  CardInfo: card,
  CardListInfo: { cardList: z.array(z.object(card)) },
  ChatInfo: { senderId: id, message: text },
  ChatRequestInfo: { receiverId: id, message: text },
  CrimeFactInfo: guess,
  DiceInfo: { playerId: id, dice: z.int() },
  DiceRequestInfo: {},
  DrawFinishedInfo: {},
  ErrorInfo: { errNo: z.int(), errMsg: z.string() },
  PlayerAddConfirmInfo: { playerId: id, privateId: id },
  PlayerAddedInfo: player,
  PlayerAddRequestInfo: { name, passwd: z.string().max(LIMITS.password * 2) },
  PlayerDrawInfo: { drawingPlayerId: id },
  PlayerInfo: player,
  PlayerListInfo: { playerList: z.array(z.object(player)) },
  PlayerListRequestInfo: {},
  PlayerLostInfo: { lostPlayerId: id },
  PlayerMovedInfo: { playerId: id, ...place },
  PlayerMoveRequestInfo: place,
  PlayerNotifyInfo: {
    playerId: id,
    sessionId: id,
    teamId: id.default(UNKNOWN),
    state: z.enum(['ACCEPTED', 'REJECTED', 'EXPELLED', 'INVITED']),
  },
  PlayerReAddRequestInfo: { playerId: id, privateId: id },
  PlayerRemovedInfo: { playerId: id },
  PlayerRemoveRequestInfo: {},
  PlayerRequestInfo: { requestedPlayerId: id },
  SessionAddedInfo: session,
  SessionAddRequestInfo: { sessionName: z.string().max(LIMITS.tableName * 4) },
  SessionChatInfo: { senderId: id, message: text },
  SessionChatRequestInfo: { sessionId: id, message: text },
  SessionClosedInfo: { sessionId: id },
  SessionCloseRequestInfo: { sessionId: id },
  SessionInfo: session,
  SessionJoinInfo: { sessionId: id, requesterId: id },
  SessionJoinRequestInfo: { sessionId: id },
  SessionListInfo: { sessionList: z.array(z.object(session)) },
  SessionListRequestInfo: {},
  SessionRemovedInfo: { sessionId: id },
  SessionRemoveRequestInfo: { sessionId: id },
  SessionRequestInfo: { sessionId: id },
  SuspicionCardInfo: card,
  SuspicionInfo: { suspectorId: id, answererId: id, ...guess },
  SuspicionRequestInfo: guess,
  WinnerInfo: { playerId: id, sessionId: id, state: z.enum(['RIGHT', 'WRONG']) },
  WhoWhereHowInfo: guess,
} as const;

export type InfoClass = keyof typeof INFOS;

/** An info object as it stands in a PDU: its class beside its fields. */
export type InfoOf<Class extends InfoClass> = {
  readonly [Field in keyof (typeof INFOS)[Class]]: z.output<(typeof INFOS)[Class][Field]>;
} & { readonly class: Class };

export type Info = { [Class in InfoClass]: InfoOf<Class> }[InfoClass];

/** The classes that a client sends; all others only the server does. */
export const FROM_CLIENTS = [
  'AccusationRequestInfo',
  'ChatRequestInfo',
  'DiceRequestInfo',
  'DrawFinishedInfo',
  'PlayerAddRequestInfo',
  'PlayerListRequestInfo',
  'PlayerMoveRequestInfo',
  'PlayerNotifyInfo',
  'PlayerReAddRequestInfo',
  'PlayerRemoveRequestInfo',
  'PlayerRequestInfo',
  'SessionAddRequestInfo',
  'SessionChatRequestInfo',
  'SessionCloseRequestInfo',
  'SessionJoinRequestInfo',
  'SessionListRequestInfo',
  'SessionRemoveRequestInfo',
  'SessionRequestInfo',
  'SuspicionCardInfo',
  'SuspicionRequestInfo',
] as const satisfies readonly InfoClass[];

export type RequestClass = (typeof FROM_CLIENTS)[number];
export type InfoFromClient = { [Class in RequestClass]: InfoOf<Class> }[RequestClass];

const request = <Class extends RequestClass>(name: Class) =>
  z.object({ class: z.literal(name), ...INFOS[name] });

/** A line from a client. What it has beyond these fields is not looked at. */
export const PDU = z.object({
  version: z.string(),
  senderId: id,
  info: z.discriminatedUnion('class', [
    request('AccusationRequestInfo'),
    request('ChatRequestInfo'),
    request('DiceRequestInfo'),
    request('DrawFinishedInfo'),
    request('PlayerAddRequestInfo'),
    request('PlayerListRequestInfo'),
    request('PlayerMoveRequestInfo'),
    request('PlayerNotifyInfo'),
    request('PlayerReAddRequestInfo'),
    request('PlayerRemoveRequestInfo'),
    request('PlayerRequestInfo'),
    request('SessionAddRequestInfo'),
    request('SessionChatRequestInfo'),
    request('SessionCloseRequestInfo'),
    request('SessionJoinRequestInfo'),
    request('SessionListRequestInfo'),
    request('SessionRemoveRequestInfo'),
    request('SessionRequestInfo'),
    request('SuspicionCardInfo'),
    request('SuspicionRequestInfo'),
  ]),
});

/** Priority 0 always arrives; 1 is left out where too much still waits to be sent (chapter 3). */
export type Priority = 0 | 1;
