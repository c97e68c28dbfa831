import { createServer } from 'node:http';

import { type WebSocket, WebSocketServer } from 'ws';

/** The floor: a server that does nothing but pass 600 bytes on to the four at a table. */
const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
const tables = new Map<string, Set<WebSocket>>();
const text = JSON.stringify({ type: 'entry', fill: 'x'.repeat(572) });

sockets.on('connection', (socket, { url = '' }) => {
  const table = tables.get(url) ?? new Set();
  tables.set(url, table.add(socket));
  socket.on('message', () => {
    for (const each of table) each.send(text);
  });
});

server.listen(0, () => {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  process.stdout.write(`http://localhost:${port}\n`);
});

process.once('SIGTERM', () => process.exit(0));
