import { pick, type Random, seeded } from '@stammtisch/kernel';

import { PDU_ERRORS } from '../server/src/pdu/errors.ts';
import type { Info, InfoFromClient, RequestClass } from '../server/src/pdu/infos.ts';
import { PDU_VERSION } from '../server/src/pdu/infos.ts';
import type { Fuzzed } from './fuzz.ts';
import { BROKEN, garbled, mutated } from './mutations.ts';
import { PduCaller, pduServer } from './pdu.ts';
import { TestHouse } from './test-house.ts';

/** One of each request. */
const goodInfos = (
  sessionId: number,
  playerId: number,
): { readonly [Class in RequestClass]: Extract<InfoFromClient, { readonly class: Class }> } => ({
  AccusationRequestInfo: { class: 'AccusationRequestInfo', who: 1, where: 2, how: 3 },
  ChatRequestInfo: { class: 'ChatRequestInfo', receiverId: playerId, message: 'Servus' },
  DiceRequestInfo: { class: 'DiceRequestInfo' },
  DrawFinishedInfo: { class: 'DrawFinishedInfo' },
  PlayerAddRequestInfo: { class: 'PlayerAddRequestInfo', name: 'Franz Xaver', passwd: '' },
  PlayerListRequestInfo: { class: 'PlayerListRequestInfo' },
  PlayerMoveRequestInfo: { class: 'PlayerMoveRequestInfo', x: 7, y: 21 },
  PlayerNotifyInfo: {
    class: 'PlayerNotifyInfo',
    playerId,
    sessionId,
    teamId: 3,
    state: 'ACCEPTED',
  },
  PlayerReAddRequestInfo: { class: 'PlayerReAddRequestInfo', playerId, privateId: 4711 },
  PlayerRemoveRequestInfo: { class: 'PlayerRemoveRequestInfo' },
  PlayerRequestInfo: { class: 'PlayerRequestInfo', requestedPlayerId: playerId },
  SessionAddRequestInfo: { class: 'SessionAddRequestInfo', sessionName: 'Kluedo zu zweit' },
  SessionChatRequestInfo: { class: 'SessionChatRequestInfo', sessionId, message: 'Servus' },
  SessionCloseRequestInfo: { class: 'SessionCloseRequestInfo', sessionId },
  SessionJoinRequestInfo: { class: 'SessionJoinRequestInfo', sessionId },
  SessionListRequestInfo: { class: 'SessionListRequestInfo' },
  SessionRemoveRequestInfo: { class: 'SessionRemoveRequestInfo', sessionId },
  SessionRequestInfo: { class: 'SessionRequestInfo', sessionId },
  SuspicionCardInfo: { class: 'SuspicionCardInfo', ownerId: playerId, type: 'PERSON', item: 1 },
  SuspicionRequestInfo: { class: 'SuspicionRequestInfo', who: 1, where: 2, how: 3 },
});

/** T6 over the port for CluedoCommunication: strangers at a house where two people play. */
export async function fuzzPdus(seed: number, count: number): Promise<Fuzzed> {
  const random = seeded('fuzz pdu', seed);
  const testHouse = await new TestHouse(seed).open();
  const server = pduServer(testHouse);
  const [ada, ben] = [new PduCaller(testHouse, server), new PduCaller(testHouse, server)];
  await ada.signOn('Ada');
  await ben.signOn('Ben');
  await ada.ask({ class: 'SessionAddRequestInfo', sessionName: 'Kluedo' });
  const { sessionId } = ada.last('SessionAddedInfo');
  await ben.ask({ class: 'SessionJoinRequestInfo', sessionId });
  const accepted = { playerId: ben.playerId, sessionId, teamId: -1, state: 'ACCEPTED' } as const;
  await ada.ask({ class: 'PlayerNotifyInfo', ...accepted });
  await ada.ask({ class: 'SessionCloseRequestInfo', sessionId });
  const [live] = server.sessionsFor('');
  if (live === undefined) throw new Error('nobody plays');
  const before = JSON.stringify(live.table.state);

  const complaints: string[] = [];
  const answered: Record<string, number> = {};
  let stranger = new PduCaller(testHouse, server);
  for (let sent = 0; sent < count; sent++) {
    if (stranger.isClosed || random.below(100) === 0) {
      stranger.hangUp();
      stranger = new PduCaller(testHouse, server);
      if (random.below(4) > 0) stranger.signOnAs(`Fremd ${sent}`);
      await testHouse.pass(200);
    }
    const [strange, known] = [random.below(4) === 0 ? ada : stranger, random.below(2)];
    const good = goodInfos(sessionId, known === 0 ? ben.playerId : ada.playerId);
    // Nobody but themselves may speak for Ada and Ben.
    stranger.say(strangeLine(random, good, strange.playerId));
    await testHouse.pass(60);
    for (const info of stranger.news()) complaints.push(...judge(info, answered));
  }
  if (JSON.stringify(live.table.state) !== before) complaints.push('a stranger played for others');
  return { sent: count, complaints: [...complaints, ...testHouse.alarms], answered };
}

function strangeLine(
  random: Random,
  infos: Readonly<Record<string, InfoFromClient>>,
  senderId: number,
): string {
  if (random.below(40) === 0) return pick(BROKEN, random).replaceAll('\n', ' ') || ' ';
  const info = pick(Object.values(infos), random);
  const pdu = { version: PDU_VERSION, senderId, info };
  const strange =
    random.below(4) === 0 ? mutated(pdu, random) : { ...pdu, info: mutated({ ...info }, random) };
  const text = JSON.stringify(strange);
  return random.below(40) === 0 ? garbled(text, random).replaceAll('\n', ' ') : text;
}

function judge(info: Info, answered: Record<string, number>): readonly string[] {
  if (info.class !== 'ErrorInfo') {
    answered[info.class] = (answered[info.class] ?? 0) + 1;
    return [];
  }
  const { errNo, errMsg } = info;
  const name = PDU_ERRORS[errNo - 1] ?? 'none';
  answered[name] = (answered[name] ?? 0) + 1;
  if (!errMsg.startsWith(`${name}: `)) return [`error ${errNo} says ${errMsg.slice(0, 80)}`];
  if (name === 'SERVER_ERROR' && errMsg.includes('house-error')) return [`stumbled: ${errMsg}`];
  return /\.ts|node_modules|Error:/.test(errMsg) ? [`${errMsg.slice(0, 80)} tells too much`] : [];
}
