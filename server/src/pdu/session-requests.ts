import type { LiveTable } from '../tables/live-table.ts';
import { GAME } from './cluedo-scene.ts';
import { pduError, type PduError } from './errors.ts';
import { outcomeOfMatch } from './game-requests.ts';
import { type InfoOf, UNKNOWN } from './infos.ts';
import { personOf, tokenOf } from './numbers.ts';
import type { PduClient, Reason } from './pdu-client.ts';
import { type Answer, errorOf, noPlayer, noSession } from './refusals.ts';
import { memberSeats } from './session-infos.ts';

const MOST_MEMBERS = 6;
const LEAST_MEMBERS = 2;

const inSession = (): PduError =>
  pduError('ALREADY_IN_SESSION', 'a player is in one session at a time');

/** 4.2.1: a listed table with six chairs, whose host lets in whoever knocks. */
export async function addSession(
  client: PduClient,
  { sessionName }: InfoOf<'SessionAddRequestInfo'>,
): Answer {
  const opened = await client.house.ask('open', {
    game: GAME,
    seats: MOST_MEMBERS,
    name: sessionName,
    listed: true,
    access: 'knock',
  });
  if (!opened.ok)
    return errorOf(opened, {
      'name-taken': 'SESSIONNAME_EXISTS',
      'seated-elsewhere': 'ALREADY_IN_SESSION',
      'bad-name': 'INVALID_PDU',
      'too-many-tables': 'CONNECTION_REFUSED',
      'house-closing': 'CONNECTION_REFUSED',
    });
  return watching(client, opened.value.table, 'opened');
}

async function watching(client: PduClient, table: string, reason: Reason): Answer {
  const isWatching = await client.watch(table, reason);
  return isWatching ? undefined : pduError('SERVER_ERROR', 'the table cannot be looked at');
}

/** A session that this client runs, or why it may not. */
async function ownSession(client: PduClient, sessionId: number): Promise<LiveTable | PduError> {
  const live = await client.server.session(sessionId, client.person ?? '');
  if (live === undefined) return noSession(sessionId);
  return live.table.room.host === client.person
    ? live
    : pduError('NOT_DIRECTOR', `somebody else is the director of session ${sessionId}`);
}

/** 4.2.2. */
export async function removeSession(
  client: PduClient,
  { sessionId }: InfoOf<'SessionRemoveRequestInfo'>,
): Answer {
  const live = await ownSession(client, sessionId);
  if ('detail' in live) return live;
  const closing = client.house.ask('close', { table: live.id });
  return errorOf(await client.server.removing(sessionId, closing), REFUSED);
}

const REFUSED = { 'not-host': 'NOT_DIRECTOR', 'table-closed': 'INVALID_SESSION_ID' } as const;

/** 4.2.3: nobody else comes in, and the game begins; after a match (4.5.4) another one does. */
export async function closeSession(
  client: PduClient,
  { sessionId }: InfoOf<'SessionCloseRequestInfo'>,
): Answer {
  const live = await ownSession(client, sessionId);
  if ('detail' in live) return live;
  const { room } = live.table;
  const members = memberSeats(room).length;
  if (members < LEAST_MEMBERS)
    return pduError('NOT_ENOUGH_PLAYERS', `a game wants ${LEAST_MEMBERS} players at least`);
  if (room.started && outcomeOfMatch(live) === undefined)
    return pduError('SESSION_ALREADY_CLOSED', `the game of session ${sessionId} is running`);
  const table = live.id;
  // With every chair taken the game begins by itself.
  if (!room.started && members < room.chairs.length)
    return errorOf(await client.house.ask('settings', { table, seats: members }), REFUSED);
  return errorOf(await client.house.ask('start', { table }), REFUSED);
}

/** 4.2.4. */
export async function joinSession(
  client: PduClient,
  { sessionId }: InfoOf<'SessionJoinRequestInfo'>,
): Answer {
  if (client.table !== undefined) return inSession();
  const live = await client.server.session(sessionId, client.person ?? '');
  if (live === undefined) return noSession(sessionId);
  const refused = refusalToGrow(live);
  if (refused !== undefined) return refused;
  client.knock(live.id);
  const sat = await client.house.ask('sit', { table: live.id });
  if (!sat.ok)
    return errorOf(sat, {
      'seated-elsewhere': 'ALREADY_IN_SESSION',
      'table-locked': 'SESSION_ALREADY_CLOSED',
      'table-closed': 'INVALID_SESSION_ID',
      'table-full': 'SESSION_FULL',
      'needs-password': 'CONNECTION_REFUSED',
      banned: 'CONNECTION_REFUSED',
    });
  return sat.value.seated ? watching(client, live.id, 'joined') : undefined;
}

/** Why a session takes nobody in any more. */
function refusalToGrow({ table: { room } }: LiveTable): PduError | undefined {
  if (room.started || room.locked === true)
    return pduError('SESSION_ALREADY_CLOSED', 'its game has begun');
  return memberSeats(room).length === room.chairs.length
    ? pduError('SESSION_FULL', `${room.chairs.length} play at the most`)
    : undefined;
}

/** 4.2.4 to 4.2.6: the director accepts or rejects whoever asks, invites, or sends away. */
export async function notify(client: PduClient, info: InfoOf<'PlayerNotifyInfo'>): Answer {
  const { playerId, sessionId, teamId, state } = info;
  const live = await ownSession(client, sessionId);
  if ('detail' in live) return live;
  const refused = state === 'INVITED' || state === 'ACCEPTED' ? refusalToGrow(live) : undefined;
  if (refused !== undefined) return refused;
  const person = personOf(playerId);
  if (person === undefined) return noPlayer(playerId);
  const table = live.id;
  if (state === 'INVITED') return invite(client, table, person);
  if (state === 'EXPELLED')
    return errorOf(await client.house.ask('remove', { table, person }), {
      ...REFUSED,
      'no-such-person': 'INVALID_PLAYER_ID',
    });
  return answerKnock(client, { live, person, teamId, isAccepted: state === 'ACCEPTED' });
}

async function invite(client: PduClient, table: string, person: string): Answer {
  return errorOf(await client.house.ask('invite', { table, person }), {
    ...REFUSED,
    'no-such-person': 'INVALID_PLAYER_ID',
    'not-online': 'INVALID_PLAYER_ID',
    'seated-elsewhere': 'ALREADY_IN_SESSION',
    'seat-taken': 'ALREADY_IN_SESSION',
    'table-locked': 'SESSION_ALREADY_CLOSED',
    banned: 'INVALID_PLAYER_ID',
  });
}

interface KnockAnswer {
  readonly live: LiveTable;
  readonly person: string;
  readonly teamId: number;
  readonly isAccepted: boolean;
}

async function answerKnock(
  client: PduClient,
  { live, person, teamId, isAccepted }: KnockAnswer,
): Answer {
  const { server } = client;
  const seat = await server.house.store.tables.seatOf(person);
  if (isAccepted && seat !== undefined) return inSession();
  const token = tokenOf(teamId);
  if (isAccepted && teamId !== UNKNOWN && token === undefined)
    return pduError('INVALID_PLAYER_ID', `there is no token ${teamId}`);
  // Whoever plays in a browser chooses the token there.
  const isGiven = isAccepted && token !== undefined && server.isSignedOn(person);
  if (isGiven) server.giveToken(person, teamId);
  const answered = await client.house.ask('admit', {
    table: live.id,
    person,
    admitted: isAccepted,
  });
  if (!answered.ok) server.hasToken(person);
  return errorOf(answered, { ...REFUSED, 'no-such-person': 'INVALID_PLAYER_ID' });
}
