import { PROTOCOL } from '@stammtisch/protocol';

import { cleanName, skeletonOf, tidyName } from '../names/names.ts';
import { GAME } from './cluedo-scene.ts';
import { pduError, type PduError } from './errors.ts';
import type { Shown } from './house-client.ts';
import type { InfoOf } from './infos.ts';
import { personOf, playerIdOf } from './numbers.ts';
import type { PduClient } from './pdu-client.ts';
import { type Answer, errorOf } from './refusals.ts';

const refused = (detail: string): PduError => pduError('CONNECTION_REFUSED', detail);

/** 4.1.1. A name with an account wants its password; any other is a guest's, whose password is not asked for again. */
export async function addPlayer(
  client: PduClient,
  { name, passwd }: InfoOf<'PlayerAddRequestInfo'>,
): Answer {
  if (client.person !== undefined) return refused('you are signed on already');
  if (cleanName(name) === undefined) return refused('such a name cannot be had here');
  const shown = await logIn(client, name, passwd);
  if ('detail' in shown) return shown;
  const house = client.enter(shown);
  const hello = await house.ask('hello', { protocol: PROTOCOL });
  if (!hello.ok) {
    client.leaveHouse();
    return refused(hello.error.code);
  }
  const { person, name: given } = hello.value;
  if (given !== name && shown.token === undefined) {
    const renamed = await house.ask('rename', { name });
    if (!renamed.ok)
      return errorOf(renamed, {
        'name-taken': 'PLAYERNAME_EXISTS',
        'bad-name': 'CONNECTION_REFUSED',
        'knows-secret': 'CONNECTION_REFUSED',
      });
  }
  return confirm(client, person, 'added');
}

/** The session of whoever has an account by that name; nothing for anybody else. */
async function logIn(client: PduClient, name: string, passwd: string): Promise<Shown | PduError> {
  const { accounts, store } = client.server.house;
  const tidy = tidyName(name);
  if ((await store.accounts.named(tidy, skeletonOf(tidy))) === undefined) return {};
  if (passwd === '') return pduError('PLAYERNAME_EXISTS', 'that name wants a password');
  const entered = await accounts.logIn(name, passwd, client.address);
  return entered.ok ? { token: entered.value.key.token } : refused(entered.error);
}

/** 4.1.2. */
export async function reAddPlayer(
  client: PduClient,
  { playerId, privateId }: InfoOf<'PlayerReAddRequestInfo'>,
): Answer {
  if (client.person !== undefined) return refused('you are signed on already');
  const person = personOf(playerId);
  const isRight =
    person !== undefined && (await client.server.isPrivateId(person, privateId, client.address));
  if (!isRight) return refused('these two ids do not belong together, or there are newer ones');
  client.leaveHouse();
  const hello = await client.enter({ person }).ask('hello', { protocol: PROTOCOL });
  if (!hello.ok) {
    client.leaveHouse();
    return refused(hello.error.code);
  }
  return confirm(client, person, 're-added');
}

async function confirm(client: PduClient, person: string, how: 'added' | 're-added'): Answer {
  const { server } = client;
  const privateId = server.newPrivateId();
  // Somebody may have been erased while they came in.
  if (!(await server.keepPrivateId(person, privateId))) return refused('not known any more');
  client.signOn(person);
  await client.listenForPlayers();
  client.confirm(person, privateId);
  const seat = await server.house.store.tables.seatOf(person);
  const live = seat === undefined ? undefined : await server.house.tables.get(seat);
  const isResuming = live?.table.room.game === GAME;
  const player = await server.playerOf(client);
  if (isResuming) await client.watch(live.id, 'resumed');
  if (how === 'added') server.tellEveryone({ class: 'PlayerAddedInfo', ...player });
  else server.tellAbout(client, { class: 'PlayerAddedInfo', ...player });
  return undefined;
}

/** 4.1.3. Their chair is given up; who is in the middle of a game is played for by the computer. */
export async function removePlayer(client: PduClient): Answer {
  const { server, person } = client;
  if (person === undefined) return undefined;
  server.signedOff(person);
  server.tellAbout(client, { class: 'PlayerRemovedInfo', playerId: playerIdOf(person) });
  const seat = await server.house.store.tables.seatOf(person);
  if (seat !== undefined) await client.house.ask('leave', { table: seat });
  await server.house.store.people.dropPrivateNumber(person);
  client.end();
  return undefined;
}
