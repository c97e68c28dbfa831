import { type Cluedo, passageFrom } from '@stammtisch/cluedo';
import { unfold } from '@stammtisch/table';

import type { InfoFromClient } from '../server/src/pdu/infos.ts';
import { cardInfoOf, guessInfoOf, squareOf } from '../server/src/pdu/numbers.ts';
import { PduCaller, pduServer } from './pdu.ts';
import { type TestClient, TestHouse } from './test-house.ts';
import { drawing, makeMove, type Spend } from './twins.ts';

type Move = Cluedo['Move'];
type State = Cluedo['State'];

const PLAYERS = 3;

/** A game of Cluedo whose director, who must not notice anything, has no browser; nor have those who look on from outside. */
export const overPdus: Spend = async ({ game, scenario, seed }, deal, play) => {
  const testHouse = new TestHouse(seed);
  await testHouse.open(drawing(scenario.draws(deal)));
  const server = pduServer(testHouse);
  const [director, outsider, elsewhere] = [1, 2, 3].map(() => new PduCaller(testHouse, server)) as [
    PduCaller,
    PduCaller,
    PduCaller,
  ];
  await director.signOn('Direktor');
  await outsider.signOn('Draussen');
  await elsewhere.signOn('Woanders');
  await elsewhere.ask({ class: 'SessionAddRequestInfo', sessionName: 'Woanders' });
  await director.ask({ class: 'SessionAddRequestInfo', sessionName: 'Kluedo' });
  const { sessionId } = director.last('SessionAddedInfo');
  const live = server.sessionsFor('').find(({ table }) => table.room.number === sessionId)!;
  const people = Array.from({ length: PLAYERS }, () => testHouse.testClient());
  await testHouse.pass(1_000);
  for (const { client } of people) {
    await testHouse.pass(500);
    void client.watch(live.id);
    void client.sit(live.id);
    await testHouse.pass(500);
    const { requesterId: playerId } = director.last('SessionJoinInfo');
    const accepted = { playerId, sessionId, teamId: -1, state: 'ACCEPTED' } as const;
    await director.ask({ class: 'PlayerNotifyInfo', ...accepted });
  }
  await director.ask({ class: 'SessionCloseRequestInfo', sessionId });
  await testHouse.pass(1_000);
  const state = async (): Promise<object> =>
    unfold(game, (await testHouse.disk.file.tables.read(live.id, 0)).entries).state;
  await play({
    state,
    repeat: async ({ seat, move, pause }) => {
      const other: TestClient | undefined = people[seat - 1];
      if (other !== undefined) makeMove(game, other, move);
      else director.send(infoOf(move as Move, (await state()) as State, director.playerId));
      await testHouse.pass(pause);
    },
  });
  const frames = {
    player: linesOf(director),
    spectator: linesOf(outsider),
    lobby: linesOf(elsewhere),
  };
  return { frames, state: await state() };
};

/** Also when each of them came. */
const linesOf = ({ lines }: PduCaller): readonly string[] =>
  lines.map(({ at, text }) => `${at} ${text}`);

/** A move as a client of CluedoCommunication makes it. */
function infoOf(move: Move, state: State, playerId: number): InfoFromClient {
  switch (move.kind) {
    case 'roll':
      return { class: 'DiceRequestInfo' };
    case 'walk':
      return { class: 'PlayerMoveRequestInfo', ...squareOf(move.to) };
    case 'suspect':
      return { class: 'SuspicionRequestInfo', ...guessInfoOf(move.guess) };
    case 'accuse':
      return { class: 'AccusationRequestInfo', ...guessInfoOf(move.guess) };
    case 'show':
      return { class: 'SuspicionCardInfo', ...cardInfoOf(move.card, playerId) };
    case 'end':
      return { class: 'DrawFinishedInfo' };
    case 'passage':
    case 'stay':
      return { class: 'PlayerMoveRequestInfo', ...squareOf(goalOf(move.kind, state)) };
    case 'token':
    case 'ready':
      throw new Error(`nobody can ${move.kind} by a PDU`);
  }
}

function goalOf(kind: 'passage' | 'stay', state: State) {
  if (!('places' in state)) throw new Error('there is no match');
  const place = state.places[state.tokens[state.turn]!];
  const goal = kind === 'stay' ? place : passageFrom(place);
  if (goal === undefined) throw new Error('there is no passage');
  return goal;
}
