// Plays any game by what `moves` says, at random, wherever it has a seat.
//   node tests/long/random-robot.mjs HOUSE TOKEN
const [house, token] = process.argv.slice(2);
const socket = new WebSocket(`${house.replace('http', 'ws')}/ws`, 'stammtisch.3');
const waiting = [];
let table;
let timer;

function ask(type, wish = {}) {
  socket.send(JSON.stringify({ re: waiting.length, type, ...wish }));
  return new Promise(resolve => void waiting.push(resolve));
}

const soon = (wait = 30) => (timer ??= setTimeout(() => ((timer = undefined), play()), wait));
const oneOf = list => list[Math.floor(Math.random() * list.length)];

async function play() {
  const { code, isAwaited, decisions } = await ask('moves', { table });
  if (code === 'too-fast') return soon(1_000);
  const [question] = code === undefined && isAwaited ? decisions : [];
  if (question === undefined) return;
  const least = question.amounts.map(({ kind, min }) => ({ kind, amount: min }));
  // Whoever accuses at random is out of the game at once, and shows little of it.
  const moves = [...question.moves, ...least].filter(({ kind }) => kind !== 'accuse');
  const key = crypto.randomUUID().replaceAll('-', '').slice(0, 12);
  const move = oneOf(moves.length > 0 ? moves : question.moves);
  const answer = await ask('move', { table, key, decision: question.decision, move });
  if (answer.code !== undefined) soon(500);
}

socket.addEventListener('open', () => void ask('hello', { protocol: 3, token }));
socket.addEventListener('message', ({ data }) => {
  const message = JSON.parse(data);
  if (message.re !== undefined) waiting[message.re]?.(message.result ?? message);
  else if (message.type === 'seat') void ask('watch', { table: (table = message.table) });
  else if (message.type === 'table' || message.type === 'entry') soon();
});
setInterval(() => ask('ping'), 10_000);
