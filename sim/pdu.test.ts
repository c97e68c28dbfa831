import { describe, expect, beforeEach, test } from 'vitest';

import { ERRORS_OF_THE_DOCUMENT, PDU_ERRORS } from '../server/src/pdu/errors.ts';
import type { Info, InfoOf } from '../server/src/pdu/infos.ts';
import type { PduServer } from '../server/src/pdu/pdu-server.ts';
import { come, join, openHouse, openTable } from './guests.ts';
import { errorIn, namesOf, PduCaller, pduServer } from './pdu.ts';
import type { TestClient, TestHouse } from './test-house.ts';

let testHouse: TestHouse;
let server: PduServer;
let ada: PduCaller;
let ben: PduCaller;

const call = (): PduCaller => new PduCaller(testHouse, server);

async function signedOn(name: string): Promise<PduCaller> {
  const caller = call();
  await caller.signOn(name);
  caller.news();
  return caller;
}

/** A session of Ada's. */
async function session(name = 'Kluedo', by = ada): Promise<number> {
  await by.ask({ class: 'SessionAddRequestInfo', sessionName: name });
  for (const each of [ada, ben]) each.news();
  return by.last('SessionAddedInfo').sessionId;
}

const notify = (
  by: PduCaller,
  playerId: number,
  sessionId: number,
  wish: InfoOf<'PlayerNotifyInfo'>['state'] | { readonly teamId: number },
): Promise<readonly Info[]> => {
  const how =
    typeof wish === 'string'
      ? { teamId: -1, state: wish }
      : ({ ...wish, state: 'ACCEPTED' } as const);
  return by.ask({ class: 'PlayerNotifyInfo', playerId, sessionId, ...how });
};

async function joined(sessionId: number, who = ben, by = ada): Promise<void> {
  await who.ask({ class: 'SessionJoinRequestInfo', sessionId });
  await notify(by, who.playerId, sessionId, 'ACCEPTED');
  for (const each of [ada, ben, who]) each.news();
}

/** Ada and Ben play, and it is Ada's turn. */
async function playing(): Promise<number> {
  const sessionId = await session();
  await joined(sessionId);
  await ada.ask({ class: 'SessionCloseRequestInfo', sessionId });
  for (const each of [ada, ben]) each.news();
  return sessionId;
}

const nameOf = (testClient: TestClient): string => testClient.now.me!.name;

beforeEach(async () => {
  testHouse = await openHouse();
  server = pduServer(testHouse);
  ada = await signedOn('Ada');
  ben = await signedOn('Ben');
  ada.news();
});

describe('the errors', () => {
  test('of the document come first, in its order, and are numbered from 1', () => {
    expect(PDU_ERRORS.slice(0, ERRORS_OF_THE_DOCUMENT)).toEqual([
      'INVALID_SENDER_ID',
      'CONNECTION_REFUSED',
      'PLAYERNAME_EXISTS',
      'SESSIONNAME_EXISTS',
      'ALREADY_IN_SESSION',
      'INVALID_SESSION_ID',
      'SESSION_ALREADY_CLOSED',
      'NOT_DIRECTOR',
      'INVALID_PLAYER_ID',
      'NOT_ACTIVE_PLAYER',
      'INVALID_MOVE',
      'INVALID_CARD',
      'NO_MOVE_MADE',
    ]);
  });

  test('carry number and name (C7)', async () => {
    const [error] = await ada.ask({ class: 'PlayerRequestInfo', requestedPlayerId: 99 });
    expect(error).toMatchObject({ class: 'ErrorInfo', errNo: 9 });
    expect(error).toHaveProperty('errMsg', expect.stringMatching(/^INVALID_PLAYER_ID: /));
  });
});

describe('a PDU (C2, C3)', () => {
  test('from the server has version 0.2 and sender 0', () => {
    for (const { text } of ada.lines)
      expect(JSON.parse(text)).toMatchObject({ version: '0.2', senderId: 0 });
  });

  test.each([
    ['no JSON', 'hello'],
    ['no object', '[]'],
    ['nothing', '""'],
    ['another version', '{"version":"0.1","senderId":-1,"info":{"class":"DiceRequestInfo"}}'],
    ['no version', '{"senderId":-1,"info":{"class":"DiceRequestInfo"}}'],
  ])('that is %s closes the line with a reason', async (_, line) => {
    ada.say(line);
    await testHouse.pass(100);
    expect(errorIn(ada.news())).toBe('INVALID_PDU');
    expect(ada.isClosed).toBe(true);
  });

  test.each([
    ['of an unknown class', { class: 'WinnerTakesAllInfo' }],
    [
      'that only the server sends',
      { class: 'WinnerInfo', playerId: 1, sessionId: 1, state: 'RIGHT' },
    ],
    ['without its fields', { class: 'SessionJoinRequestInfo' }],
    ['with a field of another kind', { class: 'SessionJoinRequestInfo', sessionId: '1' }],
    ['with half a number', { class: 'PlayerMoveRequestInfo', x: 1.5, y: 2 }],
    ['named after a prototype', { class: '__proto__' }],
    ['named after a constructor', { class: 'constructor' }],
  ])('with an info %s is refused, and the line stays', async (_, info) => {
    ada.say(JSON.stringify({ version: '0.2', senderId: ada.playerId, info }));
    await testHouse.pass(100);
    expect(errorIn(ada.news())).toBe('INVALID_PDU');
    expect(ada.isClosed).toBe(false);
  });

  test('from nobody who is signed on here is INVALID_SENDER_ID, and changes nothing', async () => {
    const stranger = call();
    const request = { class: 'SessionAddRequestInfo', sessionName: 'Mine' } as const;
    expect(errorIn(await stranger.ask(request))).toBe('INVALID_SENDER_ID');
    expect(errorIn(await ada.ask(request, ben.playerId))).toBe('INVALID_SENDER_ID');
    expect(errorIn(await ada.ask(request, -1))).toBe('INVALID_SENDER_ID');
    expect(errorIn(await ada.ask(request, 0))).toBe('INVALID_SENDER_ID');
    await ada.ask({ class: 'SessionListRequestInfo' });
    expect(ada.last('SessionListInfo').sessionList).toEqual([]);
  });

  test('too many of them are refused, and in the end the line is closed', async () => {
    for (let at = 0; at < 400; at++) ada.send({ class: 'PlayerListRequestInfo' });
    await testHouse.pass(100);
    expect(ada.infos.filter(info => info.class === 'ErrorInfo').length).toBeGreaterThan(100);
    expect(ada.isClosed).toBe(true);
    expect(testHouse.alarms).toEqual([]);
  });
});

describe('signing on (C4, C11)', () => {
  test('a name can be had once', async () => {
    const other = call();
    expect(errorIn(await other.signOn('Ada'))).toBe('PLAYERNAME_EXISTS');
    expect(errorIn(await other.signOn('ADA'))).toBe('PLAYERNAME_EXISTS');
    // On the same line one may try again.
    expect(namesOf(await other.signOn('Carla'))).toContain('PlayerAddConfirmInfo');
  });

  test.each(['', 'x', 'a'.repeat(40), 'Ada\u202e'])('%j is no name', async name => {
    expect(errorIn(await call().signOn(name))).toBe('CONNECTION_REFUSED');
  });

  test('whoever is signed on cannot do it twice', async () => {
    expect(errorIn(await ada.signOn('Carla'))).toBe('CONNECTION_REFUSED');
  });

  test('a house that is full lets nobody in', async () => {
    testHouse.kill();
    testHouse.settings = { mostPeople: 2 };
    await testHouse.open();
    server = pduServer(testHouse);
    await signedOn('Dora');
    await signedOn('Emil');
    expect(errorIn(await call().signOn('Fritz'))).toBe('CONNECTION_REFUSED');
  });

  test('people in browsers are players, too, and are told of as they come and go', async () => {
    const [guest] = (await come(testHouse, 1)) as [TestClient];
    await testHouse.pass(2_000);
    const added = ada.news().filter(info => info.class === 'PlayerAddedInfo');
    expect(added).toMatchObject([{ name: nameOf(guest), sessionId: -1 }]);
    guest.client.stop();
    await testHouse.pass(60_000);
    expect(namesOf(ada.news())).toContain('PlayerLostInfo');
  });
});

describe('coming back (C12, C14)', () => {
  test('by the private id, to the same chair and the same cards', async () => {
    await playing();
    const { cardList } = ben.last('CardListInfo');
    const { playerId, privateId } = ben;
    ben.hangUp();
    await testHouse.pass(100);
    expect(ada.news()).toContainEqual({ class: 'PlayerLostInfo', lostPlayerId: playerId });
    const again = call();
    const infos = await again.ask({ class: 'PlayerReAddRequestInfo', playerId, privateId }, -1);
    expect(infos[0]).toMatchObject({ class: 'PlayerAddConfirmInfo', playerId });
    expect(again.last('CardListInfo').cardList).toEqual(cardList);
    expect(again.last('PlayerDrawInfo').drawingPlayerId).toBe(ada.playerId);
    expect(namesOf(ada.news())).toContain('PlayerAddedInfo');
    expect(again.privateId).not.toBe(privateId);
  });

  test('not by an old private id, once a request has shown that the new one has arrived', async () => {
    const { playerId, privateId } = ben;
    const reAdd = { class: 'PlayerReAddRequestInfo', playerId, privateId } as const;
    const again = call();
    await again.ask(reAdd, -1);
    await again.ask({ class: 'SessionListRequestInfo' });
    const thief = call();
    expect(errorIn(await thief.ask(reAdd, -1))).toBe('CONNECTION_REFUSED');
    expect(again.isClosed).toBe(false);
    // Nor once somebody has come back by the new one.
    const { privateId: next } = again;
    const third = call();
    await third.ask({ ...reAdd, privateId: next }, -1);
    const last = call();
    await last.ask({ ...reAdd, privateId: third.privateId }, -1);
    expect(errorIn(await call().ask({ ...reAdd, privateId: next }, -1))).toBe('CONNECTION_REFUSED');
  });

  test('by the old private id as often as the answer with the new one is lost', async () => {
    const { playerId, privateId } = ben;
    const reAdd = { class: 'PlayerReAddRequestInfo', playerId, privateId } as const;
    for (let lost = 0; lost < 3; lost++) {
      const again = call();
      // What it sends before it can have been answered shows nothing.
      again.send(reAdd, -1);
      await again.ask({ class: 'SessionListRequestInfo' }, playerId);
      expect(again.last('PlayerAddConfirmInfo')).toMatchObject({ playerId });
      again.hangUp();
    }
    testHouse.kill();
    await testHouse.open();
    server = pduServer(testHouse);
    const again = call();
    await again.ask(reAdd, -1);
    expect(again.last('PlayerAddConfirmInfo')).toMatchObject({ playerId });
  });

  test.each([
    ['another number', (id: number) => id + 1],
    ['none', () => -1],
  ])('not by %s (C35)', async (_, wrong) => {
    const { playerId, privateId } = ben;
    ben.hangUp();
    const reAdd = {
      class: 'PlayerReAddRequestInfo',
      playerId,
      privateId: wrong(privateId),
    } as const;
    expect(errorIn(await call().ask(reAdd, -1))).toBe('CONNECTION_REFUSED');
  });

  test('also after the house was closed and opened again', async () => {
    await playing();
    const { playerId, privateId } = ben;
    const { cardList } = ben.last('CardListInfo');
    testHouse.kill();
    await testHouse.open();
    server = pduServer(testHouse);
    const again = call();
    await again.ask({ class: 'PlayerReAddRequestInfo', playerId, privateId }, -1);
    expect(again.last('CardListInfo').cardList).toEqual(cardList);
  });

  test('after signing off there is nobody to come back as (C13)', async () => {
    const { playerId, privateId } = ben;
    await ben.ask({ class: 'PlayerRemoveRequestInfo' });
    expect(ben.isClosed).toBe(true);
    expect(ada.news()).toContainEqual({ class: 'PlayerRemovedInfo', playerId });
    const reAdd = { class: 'PlayerReAddRequestInfo', playerId, privateId } as const;
    expect(errorIn(await call().ask(reAdd, -1))).toBe('CONNECTION_REFUSED');
  });

  test('who signs off in the middle of a game is played for by the computer', async () => {
    await playing();
    await ada.ask({ class: 'PlayerRemoveRequestInfo' });
    await testHouse.pass(60_000);
    expect(namesOf(ben.news())).toEqual(
      expect.arrayContaining(['PlayerRemovedInfo', 'PlayerDrawInfo']),
    );
  });
});

describe('sessions (C15 to C17)', () => {
  test('a name can be had once, and a player has one session', async () => {
    await session('Kluedo');
    const again = { class: 'SessionAddRequestInfo', sessionName: 'Kluedo' } as const;
    expect(errorIn(await ben.ask(again))).toBe('SESSIONNAME_EXISTS');
    const other = { class: 'SessionAddRequestInfo', sessionName: 'Another' } as const;
    expect(errorIn(await ada.ask(other))).toBe('ALREADY_IN_SESSION');
  });

  test.each(['SessionRemoveRequestInfo', 'SessionCloseRequestInfo'] as const)(
    '%s is for the director, and for a session that is there (C34)',
    async name => {
      const sessionId = await session();
      expect(errorIn(await ben.ask({ class: name, sessionId }))).toBe('NOT_DIRECTOR');
      expect(errorIn(await ada.ask({ class: name, sessionId: 99 }))).toBe('INVALID_SESSION_ID');
      expect(errorIn(await ada.ask({ class: name, sessionId: -1 }))).toBe('INVALID_SESSION_ID');
    },
  );

  test('a game wants two', async () => {
    const sessionId = await session();
    const close = { class: 'SessionCloseRequestInfo', sessionId } as const;
    expect(errorIn(await ada.ask(close))).toBe('NOT_ENOUGH_PLAYERS');
  });

  test('closed is closed', async () => {
    const sessionId = await playing();
    const close = { class: 'SessionCloseRequestInfo', sessionId } as const;
    expect(errorIn(await ada.ask(close))).toBe('SESSION_ALREADY_CLOSED');
    const carla = await signedOn('Carla');
    expect(errorIn(await carla.ask({ class: 'SessionJoinRequestInfo', sessionId }))).toBe(
      'SESSION_ALREADY_CLOSED',
    );
    expect(errorIn(await notify(ada, carla.playerId, sessionId, 'INVITED'))).toBe(
      'SESSION_ALREADY_CLOSED',
    );
  });

  test('those who go before the game leave no gap', async () => {
    const sessionId = await session();
    const carla = await signedOn('Carla');
    await joined(sessionId, ben);
    await joined(sessionId, carla);
    await notify(ada, ben.playerId, sessionId, 'EXPELLED');
    carla.news();
    const infos = await ada.ask({ class: 'SessionCloseRequestInfo', sessionId });
    expect(namesOf(infos)).toEqual(['SessionClosedInfo', 'CardListInfo', 'PlayerDrawInfo']);
    expect(carla.last('CardListInfo').cardList).toHaveLength(9);
  });
});

describe('joining, inviting and sending away (C18 to C20)', () => {
  test('the director accepts, with a token or without', async () => {
    const sessionId = await session();
    const asked = await ben.ask({ class: 'SessionJoinRequestInfo', sessionId });
    expect(asked).toEqual([]);
    expect(ada.news()).toEqual([
      { class: 'SessionJoinInfo', sessionId, requesterId: ben.playerId },
    ]);
    await notify(ada, ben.playerId, sessionId, { teamId: 4 });
    expect(ben.last('PlayerNotifyInfo')).toMatchObject({ state: 'ACCEPTED', teamId: 4 });
    const carla = await signedOn('Carla');
    await joined(sessionId, carla);
    expect(carla.last('PlayerNotifyInfo')).toMatchObject({ state: 'ACCEPTED', teamId: 2 });
    await ada.ask({ class: 'PlayerListRequestInfo' });
    const teams = ada.last('PlayerListInfo').playerList.map(({ name, teamId, state }) => ({
      name,
      teamId,
      state,
    }));
    expect(teams).toEqual([
      { name: 'Ada', teamId: 1, state: 'DIRECTOR' },
      { name: 'Ben', teamId: 4, state: 'MEMBER' },
      { name: 'Carla', teamId: 2, state: 'MEMBER' },
    ]);
  });

  test('or rejects, and the other one may go elsewhere', async () => {
    const sessionId = await session();
    await ben.ask({ class: 'SessionJoinRequestInfo', sessionId });
    await notify(ada, ben.playerId, sessionId, 'REJECTED');
    expect(ben.last('PlayerNotifyInfo')).toMatchObject({ state: 'REJECTED', sessionId });
    expect(ada.last('PlayerNotifyInfo')).toMatchObject({ state: 'REJECTED', sessionId });
    expect(errorIn(await ben.ask({ class: 'SessionAddRequestInfo', sessionName: 'Bei Ben' }))).toBe(
      undefined,
    );
  });

  test('nobody joins what is not there, nor a second one', async () => {
    const sessionId = await session();
    const join = { class: 'SessionJoinRequestInfo', sessionId } as const;
    expect(errorIn(await ben.ask({ ...join, sessionId: 77 }))).toBe('INVALID_SESSION_ID');
    expect(errorIn(await ada.ask(join))).toBe('ALREADY_IN_SESSION');
    await session('Other', ben);
    expect(errorIn(await ben.ask(join))).toBe('ALREADY_IN_SESSION');
  });

  test('whoever is invited is let in at once', async () => {
    const sessionId = await session();
    await notify(ada, ben.playerId, sessionId, 'INVITED');
    expect(ben.last('PlayerNotifyInfo')).toMatchObject({ state: 'INVITED', sessionId });
    expect(ada.last('PlayerNotifyInfo')).toMatchObject({ state: 'INVITED' });
    await ben.ask({ class: 'SessionJoinRequestInfo', sessionId });
    expect(ben.last('PlayerNotifyInfo')).toMatchObject({ state: 'ACCEPTED' });
    expect(ada.last('PlayerNotifyInfo')).toMatchObject({
      state: 'ACCEPTED',
      playerId: ben.playerId,
    });
  });

  test('only the director invites, and only whoever is there and free', async () => {
    const sessionId = await session();
    expect(errorIn(await notify(ben, ada.playerId, sessionId, 'INVITED'))).toBe('NOT_DIRECTOR');
    expect(errorIn(await notify(ada, 4711, sessionId, 'INVITED'))).toBe('INVALID_PLAYER_ID');
    expect(errorIn(await notify(ada, -1, sessionId, 'INVITED'))).toBe('INVALID_PLAYER_ID');
    expect(errorIn(await notify(ada, ben.playerId, 5, 'INVITED'))).toBe('INVALID_SESSION_ID');
    await session('Other', ben);
    expect(errorIn(await notify(ada, ben.playerId, sessionId, 'INVITED'))).toBe(
      'ALREADY_IN_SESSION',
    );
    expect(errorIn(await notify(ada, ben.playerId, sessionId, 'ACCEPTED'))).toBe(
      'ALREADY_IN_SESSION',
    );
  });

  test('the director sends away at any time, also in the middle of a game', async () => {
    const sessionId = await playing();
    expect(errorIn(await notify(ben, ada.playerId, sessionId, 'EXPELLED'))).toBe('NOT_DIRECTOR');
    expect(errorIn(await notify(ada, 4711, sessionId, 'EXPELLED'))).toBe('INVALID_PLAYER_ID');
    await notify(ada, ben.playerId, sessionId, 'EXPELLED');
    const gone = { class: 'PlayerNotifyInfo', playerId: ben.playerId, state: 'EXPELLED' };
    expect(ada.last('PlayerNotifyInfo')).toMatchObject(gone);
    expect(ben.last('PlayerNotifyInfo')).toMatchObject(gone);
  });

  test('six play at the most, and with six it begins by itself', async () => {
    const sessionId = await session();
    const others = [ben];
    for (const name of ['Carla', 'Dora', 'Emil', 'Fritz']) others.push(await signedOn(name));
    for (const other of others) await joined(sessionId, other);
    expect(namesOf(ada.infos)).toContain('SessionClosedInfo');
    for (const other of others) expect(other.last('CardListInfo').cardList).toHaveLength(3);
  });
});

describe('asking (C21 to C24)', () => {
  test('for players and sessions', async () => {
    const sessionId = await session();
    expect(await ben.ask({ class: 'PlayerRequestInfo', requestedPlayerId: ada.playerId })).toEqual([
      {
        class: 'PlayerInfo',
        playerId: ada.playerId,
        name: 'Ada',
        state: 'DIRECTOR',
        sessionId,
        teamId: 1,
        x: -1,
        y: -1,
        currentDice: -1,
        numberOfCards: 0,
      },
    ]);
    const [info] = await ben.ask({ class: 'SessionRequestInfo', sessionId });
    expect(info).toMatchObject({ class: 'SessionInfo', sessionName: 'Kluedo', state: 'OPEN' });
    expect(errorIn(await ben.ask({ class: 'SessionRequestInfo', sessionId: 3 }))).toBe(
      'INVALID_SESSION_ID',
    );
    await ben.ask({ class: 'SessionListRequestInfo' });
    expect(ben.last('SessionListInfo').sessionList).toMatchObject([{ sessionId }]);
  });

  test('in a game for places, dice and how many cards', async () => {
    const sessionId = await playing();
    await ada.ask({ class: 'DiceRequestInfo' });
    const { dice } = ben.last('DiceInfo');
    await ben.ask({ class: 'PlayerRequestInfo', requestedPlayerId: ada.playerId });
    expect(ben.last('PlayerInfo')).toMatchObject({
      x: 7,
      y: 24,
      currentDice: dice,
      numberOfCards: 9,
    });
    await ben.ask({ class: 'SessionRequestInfo', sessionId });
    expect(ben.last('SessionInfo')).toMatchObject({
      teamMates: [ada.playerId, ben.playerId],
      activePlayerIndex: 0,
      state: 'CLOSED',
    });
  });
});

describe('a turn (C25 to C30)', () => {
  test('is for the active player alone', async () => {
    await playing();
    const guess = { who: 1, where: 1, how: 1 };
    for (const info of [
      { class: 'DiceRequestInfo' },
      { class: 'PlayerMoveRequestInfo', x: 7, y: 23 },
      { class: 'SuspicionRequestInfo', ...guess },
      { class: 'AccusationRequestInfo', ...guess },
      { class: 'DrawFinishedInfo' },
      { class: 'SuspicionCardInfo', ownerId: ben.playerId, type: 'PERSON', item: 1 },
    ] as const)
      expect(`${info.class} ${errorIn(await ben.ask(info))}`).toBe(
        `${info.class} NOT_ACTIVE_PLAYER`,
      );
    expect(ada.news()).toEqual([]);
  });

  test('takes dice before a move, once', async () => {
    await playing();
    const move = { class: 'PlayerMoveRequestInfo', x: 7, y: 23 } as const;
    expect(errorIn(await ada.ask(move))).toBe('INVALID_MOVE');
    expect(errorIn(await ada.ask({ class: 'DrawFinishedInfo' }))).toBe('NO_MOVE_MADE');
    expect(namesOf(await ada.ask({ class: 'DiceRequestInfo' }))).toEqual(['DiceInfo']);
    expect(errorIn(await ada.ask({ class: 'DiceRequestInfo' }))).toBe('INVALID_MOVE');
    expect(errorIn(await ada.ask({ class: 'DrawFinishedInfo' }))).toBe('NO_MOVE_MADE');
    for (const [x, y] of [
      [0, 0],
      [12, 12],
      [-1, 4],
      [24, 4],
      [7, 99],
    ] as const)
      expect(errorIn(await ada.ask({ class: 'PlayerMoveRequestInfo', x, y }))).toBe('INVALID_MOVE');
  });

  test('suspecting is for a room that one has come into', async () => {
    await playing();
    const guess = { who: 1, where: 1, how: 1 };
    expect(errorIn(await ada.ask({ class: 'SuspicionRequestInfo', ...guess }))).toBe(
      'INVALID_SUSPICION',
    );
    expect(errorIn(await ada.ask({ class: 'SuspicionRequestInfo', ...guess, who: 7 }))).toBe(
      'INVALID_SUSPICION',
    );
  });

  test('a wrong accusation ends the game for two, and the director begins another one', async () => {
    const sessionId = await playing();
    const { cardList } = ada.last('CardListInfo');
    const of = (type: string) => cardList.find(card => card.type === type)?.item ?? 1;
    const guess = { who: of('PERSON'), where: of('ROOM'), how: of('WEAPON') };
    const infos = await ada.ask({ class: 'AccusationRequestInfo', ...guess });
    expect(namesOf(infos)).toEqual(['AccusationInfo', 'CrimeFactInfo', 'WinnerInfo']);
    expect(namesOf(ben.news())).toEqual(['AccusationInfo', 'WinnerInfo']);
    await ben.ask({ class: 'SessionRequestInfo', sessionId });
    expect(ben.last('SessionInfo').state).toBe('ENDED');
    const watcher = await signedOn('Zuschauer');
    ada.news();
    const again = await ada.ask({ class: 'SessionCloseRequestInfo', sessionId });
    expect(namesOf(again)).toEqual(['SessionClosedInfo', 'CardListInfo', 'PlayerDrawInfo']);
    expect(watcher.news()).toContainEqual({ class: 'SessionClosedInfo', sessionId });
    expect(ben.last('PlayerDrawInfo').drawingPlayerId).toBe(ben.playerId);
  });
});

describe('chat (C31, C32)', () => {
  test('between two, also with somebody in a browser', async () => {
    expect(
      await ada.ask({ class: 'ChatRequestInfo', receiverId: ben.playerId, message: 'Servus' }),
    ).toEqual([]);
    expect(ben.news()).toEqual([{ class: 'ChatInfo', senderId: ada.playerId, message: 'Servus' }]);
    for (const receiverId of [0, -1, 4711])
      expect(errorIn(await ada.ask({ class: 'ChatRequestInfo', receiverId, message: 'x' }))).toBe(
        'INVALID_PLAYER_ID',
      );
  });

  test('what was written to whoever had lost the line arrives when they come back', async () => {
    const { playerId, privateId } = ben;
    ben.hangUp();
    await ada.ask({ class: 'ChatRequestInfo', receiverId: playerId, message: 'Wo bist?' });
    const again = call();
    await again.ask({ class: 'PlayerReAddRequestInfo', playerId, privateId }, -1);
    expect(again.last('ChatInfo')).toMatchObject({ message: 'Wo bist?' });
  });

  test('at a session, for those who are in it', async () => {
    const sessionId = await session();
    await joined(sessionId);
    const carla = await signedOn('Carla');
    await ada.ask({ class: 'SessionChatRequestInfo', sessionId, message: 'Grüß Gott' });
    const line = { class: 'SessionChatInfo', senderId: ada.playerId, message: 'Grüß Gott' };
    expect(ben.news()).toContainEqual(line);
    expect(ada.last('SessionChatInfo')).toEqual(line);
    expect(namesOf(carla.news())).not.toContain('SessionChatInfo');
    const chat = { class: 'SessionChatRequestInfo', sessionId, message: 'x' } as const;
    expect(errorIn(await carla.ask(chat))).toBe('NOT_IN_SESSION');
    expect(errorIn(await carla.ask({ ...chat, sessionId: 9 }))).toBe('INVALID_SESSION_ID');
  });
});

describe('with people in browsers', () => {
  test('a session is a table, and either side sits down at the other', async () => {
    const [guest] = (await come(testHouse, 1)) as [TestClient];
    const table = await openTable(guest, 'cluedo', { listed: true, seats: 3 });
    const { sessionId } = ada.last('SessionAddedInfo');
    expect(sessionId).toBe(guest.now.table!.scene.room.number);
    expect(namesOf(await ada.ask({ class: 'SessionJoinRequestInfo', sessionId }))).toContain(
      'PlayerNotifyInfo',
    );
    await guest.ask(guest.client.startGame(table));
    await testHouse.pass(20_000);
    expect(ada.last('CardListInfo').cardList).toHaveLength(6);
    expect(namesOf(ben.news())).toContain('SessionClosedInfo');
  });

  test('a director without a browser lets in somebody who has one', async () => {
    const sessionId = await session();
    const [guest] = (await come(testHouse, 1)) as [TestClient];
    const found = await guest.ask(guest.client.find(sessionId));
    const table = found.ok ? found.value.table.table : '';
    await join(guest, table);
    expect(ada.last('SessionJoinInfo').sessionId).toBe(sessionId);
    await notify(ada, ada.last('SessionJoinInfo').requesterId, sessionId, 'ACCEPTED');
    await ada.ask({ class: 'SessionCloseRequestInfo', sessionId });
    expect(ada.last('CardListInfo').cardList).toHaveLength(9);
  });
});
