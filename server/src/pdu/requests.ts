import { pduError } from './errors.ts';
import { accuse, finishTurn, moveTo, rollDice, showCard, suspect } from './game-requests.ts';
import type { Info, InfoFromClient, InfoOf, RequestClass } from './infos.ts';
import { personOf } from './numbers.ts';
import type { PduClient } from './pdu-client.ts';
import { type Answer, errorOf, noPlayer, noSession } from './refusals.ts';
import { sessionFieldsOf } from './session-infos.ts';
import {
  addSession,
  closeSession,
  joinSession,
  notify,
  removeSession,
} from './session-requests.ts';
import { addPlayer, reAddPlayer, removePlayer } from './sign-on.ts';

type Handlers = {
  readonly [Class in RequestClass]: (
    client: PduClient,
    info: Extract<InfoFromClient, { readonly class: Class }>,
  ) => Answer;
};

/** How each request is answered (chapter 4). */
const HANDLERS: Handlers = {
  PlayerAddRequestInfo: addPlayer,
  PlayerReAddRequestInfo: reAddPlayer,
  PlayerRemoveRequestInfo: removePlayer,
  SessionAddRequestInfo: addSession,
  SessionRemoveRequestInfo: removeSession,
  SessionCloseRequestInfo: closeSession,
  SessionJoinRequestInfo: joinSession,
  PlayerNotifyInfo: notify,
  PlayerRequestInfo: tellPlayer,
  PlayerListRequestInfo: tellPlayers,
  SessionRequestInfo: tellSession,
  SessionListRequestInfo: tellSessions,
  DiceRequestInfo: rollDice,
  PlayerMoveRequestInfo: moveTo,
  SuspicionRequestInfo: suspect,
  SuspicionCardInfo: showCard,
  AccusationRequestInfo: accuse,
  DrawFinishedInfo: finishTurn,
  ChatRequestInfo: chatWith,
  SessionChatRequestInfo: chatAtSession,
};

export function answerInfo<Class extends RequestClass>(
  client: PduClient,
  info: Extract<InfoFromClient, { readonly class: Class }>,
): Answer {
  const handler: Handlers[Class] = HANDLERS[info.class];
  return handler(client, info);
}

/** 4.3.1. */
async function tellPlayer(
  client: PduClient,
  { requestedPlayerId }: InfoOf<'PlayerRequestInfo'>,
): Answer {
  const player = await client.server.player(requestedPlayerId, client.person ?? '');
  if (player === undefined) return noPlayer(requestedPlayerId);
  return told(client, { class: 'PlayerInfo', ...player });
}

/** 4.3.2. */
async function tellPlayers(client: PduClient): Answer {
  const playerList = await client.server.playersFor(client.person ?? '');
  return told(client, { class: 'PlayerListInfo', playerList: [...playerList] });
}

/** 4.3.3. */
async function tellSession(client: PduClient, { sessionId }: InfoOf<'SessionRequestInfo'>): Answer {
  const live = await client.server.session(sessionId, client.person ?? '');
  if (live === undefined) return noSession(sessionId);
  return told(client, { class: 'SessionInfo', ...sessionFieldsOf(live.table) });
}

/** 4.3.4. */
async function tellSessions(client: PduClient): Answer {
  const sessions = client.server.sessionsFor(client.person ?? '');
  const sessionList = sessions.map(({ table }) => sessionFieldsOf(table));
  return told(client, { class: 'SessionListInfo', sessionList });
}

function told(client: PduClient, info: Info): undefined {
  client.tell(info);
}

/** 4.6, between two players. */
async function chatWith(
  client: PduClient,
  { receiverId, message }: InfoOf<'ChatRequestInfo'>,
): Answer {
  const person = personOf(receiverId);
  if (person === undefined) return noPlayer(receiverId);
  const sent = await client.house.ask('message', { person, text: message });
  return errorOf(sent, { 'no-such-person': 'INVALID_PLAYER_ID' });
}

/** 4.6, at a session: only whoever has a chair there speaks. */
async function chatAtSession(
  client: PduClient,
  { sessionId, message }: InfoOf<'SessionChatRequestInfo'>,
): Answer {
  const live = await client.server.session(sessionId, client.person ?? '');
  if (live === undefined) return noSession(sessionId);
  if (client.table !== live.id)
    return pduError('NOT_IN_SESSION', `you are no member of session ${sessionId}`);
  const said = await client.house.ask('chat', { table: live.id, text: message });
  return errorOf(said, {});
}
