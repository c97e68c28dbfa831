// A robot, by the protocol alone: see docs/robots.md. Node 22 or later has the WebSocket of browsers.
//   node examples/robot.mjs http://localhost:4747 TOKEN [big-two|cluedo]
// With a game it opens a table with computers, plays to the end and goes. Without one it plays wherever it is invited.
const [house, token, game] = process.argv.slice(2);
const CARDS = {
  who: ['red', 'yellow', 'white', 'green', 'blue', 'purple'],
  how: ['candlestick', 'dagger', 'pipe', 'pistol', 'rope', 'wrench'],
  where: 'kitchen ballroom conservatory dining billiard library lounge hall study'.split(' '),
};
/** What may still be the solution, by sort: not in one's own hand, and not shown to one. */
function possible({ hands, suspicions }, seat) {
  const own = suspicions.filter(({ asker }) => asker === seat);
  const known = [...hands[seat], ...own.map(({ card }) => card)];
  const left = sort => CARDS[sort].filter(card => !known.includes(card));
  const open = { who: left('who'), how: left('how'), where: left('where') };
  // What nobody could refute, and is not in one's own hand, is the solution.
  for (const { guess } of own.filter(({ by }) => by === undefined))
    for (const sort in open) if (!hands[seat].includes(guess[sort])) open[sort] = [guess[sort]];
  return open;
}

/** How much a legal move is worth: the best one is played. */
const worth = {
  'big-two': ({ kind }) => (kind === 'play' ? 1 : 0),
  cluedo({ kind, guess, to }, view, seat) {
    if (kind === 'token' || kind === 'ready') return 0;
    const open = possible(view, seat);
    const news = Object.keys(open).filter(sort => open[sort].includes(guess?.[sort])).length;
    const isSolved = Object.values(open).every(cards => cards.length === 1);
    if (kind === 'accuse') return isSolved && news === 3 ? 100 : -1;
    if (kind === 'suspect') return 20 + news;
    if (kind === 'walk') return open.where.includes(to) ? 9 : CARDS.where.includes(to) ? 8 : 7;
    return { passage: 12, roll: 11, stay: 10, show: 6, end: 5 }[kind];
  },
};

let socket, table, name, timer;
/** Those who wait for an answer, by the number of their request. */
const waiting = [];
function ask(type, wish = {}) {
  socket.send(JSON.stringify({ re: waiting.length, type, ...wish }));
  return new Promise(resolve => waiting.push(resolve));
}

/** What happens at a table comes in bursts: one look for all of it, and not more than ten in a second. */
const soon = (wait = 100) => (timer ??= setTimeout(() => ((timer = undefined), play()), wait));

async function play() {
  const { code, view, seat, outcome, isAwaited, decisions } = await ask('moves', { table });
  if (code !== undefined) return code === 'too-fast' && soon(1_000);
  // At Big Two one hand is enough: it would go on for ever.
  const winners = outcome?.winners ?? (view.last && [view.last.winner]);
  if (winners !== undefined) return leave(winners.includes(seat));
  if (!isAwaited || decisions.length === 0) return;
  const [{ decision, moves }] = decisions;
  const value = move => worth[name](move, view, seat) + Math.random() / 2;
  const move = moves.reduce((best, each) => (value(each) > value(best) ? each : best));
  // The key is new with every move: were this request to be repeated, the move would still be made once.
  const key = crypto.randomUUID().replaceAll('-', '').slice(0, 12);
  if ((await ask('move', { table, key, decision, move })).code !== undefined) soon(1_000);
}

async function leave(hasWon) {
  console.log(`${name}: ${hasWon ? 'won' : 'lost'}`);
  await ask('leave', { table });
  if (game !== undefined) process.exit(0);
}

const watch = where => ask('watch', { table: (table = where) });
const heard = {
  table: ({ scene }) => ((name = scene.room.game), soon()),
  entry: () => soon(),
  seat: ({ table }) => watch(table),
  invitation: ({ table: { table } }) => ask('sit', { table }),
  bye: ({ why }) => why === 'logged-out' && process.exit(1),
};

async function begin() {
  const { code, seat } = await ask('hello', { protocol: 3, token });
  if (code === 'not-you') process.exit(1);
  // After a lost connection one has one's seat still: the house says where.
  if (seat !== undefined) return watch(seat.table);
  if (game !== undefined) await ask('open', { game, start: true });
}

function connect() {
  socket = new WebSocket(`${house.replace('http', 'ws')}/ws`, 'stammtisch.3');
  socket.addEventListener('open', begin);
  socket.addEventListener('close', () => setTimeout(connect, 1_000));
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data);
    if (message.re !== undefined) waiting[message.re](message.result ?? message);
    else heard[message.type]?.(message);
  });
}
connect();
// Whoever says nothing for twenty seconds is hung up on.
setInterval(() => socket.readyState === WebSocket.OPEN && ask('ping'), 10_000);
