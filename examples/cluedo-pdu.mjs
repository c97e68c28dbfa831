// A player for a house that was opened with --cluedo-port: speaks CluedoCommunication 0.2, a line of JSON a PDU.
//   node examples/cluedo-pdu.mjs PORT NAME new|join [PLAYERS]
// "new" opens a session, accepts whoever asks, and closes it with so many players; "join" asks at the first open one.
import { connect } from 'node:net';

const [port, name = 'Robot', how = 'join', players = '2'] = process.argv.slice(2);
const UNKNOWN = -1;
const socket = connect(Number(port));
const send = info => socket.write(`${JSON.stringify({ version: '0.2', senderId: me, info })}\n`);

let me = UNKNOWN;
let session;
let members = 1;
/** Cards that are not the solution's: one's own, and those that were shown. */
const seen = { PERSON: new Set(), WEAPON: new Set(), ROOM: new Set() };
const counts = { PERSON: 6, WEAPON: 6, ROOM: 9 };
/** A square before the first door of each room, and one inside. */
const doors = [
  [3, 6, 3, 5],
  [7, 3, 8, 3],
  [18, 6, 18, 5],
  [7, 11, 6, 11],
  [16, 10, 17, 10],
  [19, 13, 19, 14],
  [6, 17, 6, 18],
  [11, 17, 11, 18],
  [17, 19, 17, 20],
];
let cards = [];
let asked;
let tries = [];

const open = type =>
  Array.from({ length: counts[type] }, (_, at) => at + 1).filter(item => !seen[type].has(item));
const take = (list, except) => list.find(each => each !== except) ?? list[0];
/** Where one stands, as far as one knows. */
let place = [0, 0];
/** Where the dice may lead: rooms one does not know of, other rooms, and squares that are not too far, in any order. */
function goals(dice) {
  const [column, row] = place;
  const slack = roomAt(column, row) === 0 ? 0 : 12;
  const isNear = ([x, y]) => Math.abs(x - column) + Math.abs(y - row) <= dice + slack;
  const rooms = [...open('ROOM'), ...doors.map((_, at) => at + 1)].map(room =>
    doors[room - 1].slice(2),
  );
  const squares = Array.from({ length: 600 }, (_, at) => [at % 24, Math.floor(at / 24)]);
  return [...rooms, ...squares.filter(isNear).toSorted(() => Math.random() - 0.5)];
}
const solved = () => ['PERSON', 'WEAPON', 'ROOM'].every(type => open(type).length === 1);
/** The rules alone say whether it can be reached. Not too fast: twenty lines a second are answered. */
function go() {
  const [x, y] = tries.shift();
  setTimeout(() => send({ class: 'PlayerMoveRequestInfo', x, y }), 60);
}
const roomAt = (x, y) => doors.findIndex(([, , column, row]) => column === x && row === y) + 1;

const answers = {
  PlayerAddConfirmInfo({ playerId }) {
    me = playerId;
    send(
      how === 'new'
        ? { class: 'SessionAddRequestInfo', sessionName: `Runde von ${name}` }
        : { class: 'SessionListRequestInfo' },
    );
  },
  SessionAddedInfo: ({ directorId, sessionId }) => {
    if (directorId === me) session = sessionId;
    else if (how === 'join' && session === undefined)
      send({ class: 'SessionJoinRequestInfo', sessionId });
  },
  SessionListInfo({ sessionList }) {
    const found = sessionList.find(({ state }) => state === 'OPEN');
    if (found) send({ class: 'SessionJoinRequestInfo', sessionId: found.sessionId });
  },
  SessionJoinInfo: ({ sessionId, requesterId }) =>
    send({
      class: 'PlayerNotifyInfo',
      playerId: requesterId,
      sessionId,
      teamId: UNKNOWN,
      state: 'ACCEPTED',
    }),
  PlayerNotifyInfo({ playerId, sessionId, state }) {
    if (state !== 'ACCEPTED') return;
    if (playerId === me) session = sessionId;
    else if (how === 'new' && ++members === Number(players))
      send({ class: 'SessionCloseRequestInfo', sessionId });
  },
  CardListInfo({ cardList }) {
    cards = cardList;
    for (const { type, item } of cards) seen[type].add(item);
  },
  PlayerDrawInfo({ drawingPlayerId }) {
    if (drawingPlayerId !== me) return;
    if (solved())
      send({
        class: 'AccusationRequestInfo',
        who: open('PERSON')[0],
        how: open('WEAPON')[0],
        where: open('ROOM')[0],
      });
    else send({ class: 'PlayerRequestInfo', requestedPlayerId: me });
  },
  PlayerInfo({ x, y }) {
    place = [x, y];
    send({ class: 'DiceRequestInfo' });
  },
  DiceInfo({ playerId, dice }) {
    if (playerId !== me) return;
    tries = goals(dice);
    go();
  },
  PlayerMovedInfo({ playerId, x, y }) {
    if (playerId !== me) return;
    const where = roomAt(x, y);
    if (where === 0) return send({ class: 'DrawFinishedInfo' });
    asked = { who: take(open('PERSON')), how: take(open('WEAPON')), where };
    send({ class: 'SuspicionRequestInfo', ...asked });
  },
  SuspicionInfo({ suspectorId, answererId, who, how: weapon, where }) {
    const wanted = { PERSON: who, WEAPON: weapon, ROOM: where };
    if (answererId === me)
      send({
        class: 'SuspicionCardInfo',
        ...cards.find(({ type, item }) => wanted[type] === item),
      });
    if (suspectorId !== me || answererId !== UNKNOWN) return;
    // Nobody else has any of the three: those that are not one's own are the solution's.
    for (const [type, item] of Object.entries(wanted))
      if (!cards.some(card => card.type === type && card.item === item))
        for (let other = 1; other <= counts[type]; other++)
          if (other !== item) seen[type].add(other);
    send({ class: 'DrawFinishedInfo' });
  },
  SuspicionCardInfo({ type, item }) {
    seen[type].add(item);
    send({ class: 'DrawFinishedInfo' });
  },
  WinnerInfo({ playerId, state }) {
    console.log(`${name}: ${playerId === me ? 'I' : playerId} accused, ${state}`);
    if (state === 'RIGHT' || Number(players) === 2) socket.end();
  },
  ErrorInfo({ errMsg }) {
    // Out of reach: the next square. Shut in, without a move: the turn is over.
    if (errMsg.startsWith('INVALID_MOVE'))
      return tries.length > 0 ? go() : send({ class: 'DrawFinishedInfo' });
    console.error(`${name}: ${errMsg}`);
    process.exitCode = 1;
  },
};

let rest = '';
socket.setEncoding('utf8').on('data', text => {
  const lines = (rest + text).split('\n');
  rest = lines.pop();
  for (const line of lines) {
    const { info } = JSON.parse(line);
    answers[info.class]?.(info);
  }
});
send({ class: 'PlayerAddRequestInfo', name, passwd: '' });
