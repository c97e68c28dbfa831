import {
  type ClientRequest,
  createServer,
  get,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestTo,
  type Server,
  type ServerResponse,
} from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Where a node listens. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

interface Node extends Address {
  isReady: boolean;
  /** Requests and WebSockets that it has now. */
  open: number;
  /** Which choice it was when it was last chosen: among equals it is everybody's turn. */
  chosen: number;
}

const LOOK_MS = 1_000;
/** A node that takes longer to say that it is ready is not. */
const ANSWER_MS = 3_000;
/** To accept a connection. */
const CONNECT_MS = 1_000;

/** Between two neighbours only, or not for a client to say. */
const NOT_PASSED_ON = [
  'connection',
  'expect',
  'forwarded',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
  'x-real-ip',
];

/** Passes HTTP and WebSockets on to whichever node is ready and has the fewest of them. */
export class Balancer {
  readonly server: Server;
  readonly #nodes: readonly Node[];
  readonly #sockets = new Set<Socket>();
  readonly #closing = new AbortController();
  #choices = 0;

  constructor(nodes: readonly Address[]) {
    this.#nodes = nodes.map(node => ({ ...node, isReady: false, open: 0, chosen: 0 }));
    this.server = createServer((request, response) => void this.#answer(request, response))
      .on('upgrade', (request, _, head) => void this.#upgrade(request, head))
      .on('connection', socket => {
        this.#sockets.add(socket);
        socket.once('close', () => this.#sockets.delete(socket));
      });
    for (const node of this.#nodes) void this.#watch(node);
  }

  /** How many nodes are ready. */
  get ready(): number {
    return this.#nodes.filter(({ isReady }) => isReady).length;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    const closed = new Promise(resolve => void this.server.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  async #watch(node: Node): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      node.isReady = await isReady(node, signal);
      await pause(LOOK_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  /** A connection to the first node that takes one. */
  async #connected(): Promise<{ readonly node: Node; readonly socket: Socket } | undefined> {
    for (const tried = new Set<Node>(); ;) {
      const node = this.#nodes
        .filter(each => each.isReady && !tried.has(each))
        .toSorted((one, other) => one.open - other.open || one.chosen - other.chosen)[0];
      if (node === undefined) return undefined;
      tried.add(node);
      node.chosen = ++this.#choices;
      node.open++;
      const socket = await connected(node);
      if (socket !== undefined) {
        socket.once('close', () => node.open--);
        return { node, socket };
      }
      node.open--;
      // Until it says otherwise.
      node.isReady = false;
    }
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const way = await this.#connected();
    if (way === undefined) {
      response.writeHead(503, { 'Retry-After': '1' }).end('no node is ready\n');
      return;
    }
    const asked = ask(request, way);
    response.once('close', () => way.socket.destroy());
    asked.once('response', answer => {
      response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
      // Events come when they come: the client must not wait for the first.
      response.flushHeaders();
      answer.once('error', () => response.destroy()).pipe(response);
    });
    asked.once('error', () => {
      // What had begun breaks off by itself.
      if (!response.headersSent) response.writeHead(502).end('the node has gone away\n');
    });
    request.pipe(asked);
  }

  async #upgrade(request: IncomingMessage, head: Buffer): Promise<void> {
    const client = request.socket;
    client.on('error', () => client.destroy());
    const way = await this.#connected();
    if (way === undefined) {
      client.end(`HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\n${LAST}`);
      return;
    }
    // If one is gone, so is the other, once it has been sent what there was.
    client.once('close', () => way.socket.destroySoon());
    const { upgrade = '' } = request.headers;
    const asked = ask(request, way, { connection: 'Upgrade', upgrade });
    asked.once('upgrade', (answer, _, first) => {
      client.write(headOf(answer));
      if (first.length > 0) client.write(first);
      if (head.length > 0) way.socket.write(head);
      way.socket.once('close', () => client.destroySoon());
      client.pipe(way.socket).pipe(client);
    });
    asked.once('response', answer => {
      // The next request must not go to the node unseen.
      client.write(headOf(answer, LAST));
      answer.once('error', () => client.destroy()).pipe(client);
    });
    asked.once('error', () => client.end(`HTTP/1.1 502 Bad Gateway\r\n${LAST}`));
    asked.end();
  }
}

const LAST = 'Connection: close\r\n\r\n';

function isReady({ host, port }: Address, signal: AbortSignal): Promise<boolean> {
  return new Promise(resolve => {
    const asked = get({ host, port, path: '/readyz', agent: false, signal }, answer => {
      resolve(answer.statusCode === 200);
      answer.resume();
    });
    asked.setTimeout(ANSWER_MS, () => asked.destroy());
    asked.once('error', () => resolve(false)).once('close', () => resolve(false));
  });
}

function connected({ host, port }: Address): Promise<Socket | undefined> {
  return new Promise(resolve => {
    const socket = connect({ host, port, allowHalfOpen: true, noDelay: true });
    const timer = setTimeout(() => socket.destroy(), CONNECT_MS);
    socket.once('connect', () => resolve(socket));
    // Whoever uses it hears of errors through it, or by its closing.
    socket.on('error', () => undefined).once('close', () => resolve(undefined));
    socket.once('connect', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
  });
}

/** The same request to a node, over a connection of its own. */
const ask = (
  { method, url, headers, socket: client }: IncomingMessage,
  { node, socket }: { readonly node: Address; readonly socket: Socket },
  more: Readonly<Record<string, string>> = {},
): ClientRequest =>
  requestTo({
    method,
    path: url,
    headers: {
      ...passedOn(headers),
      // What a client says of itself here is not believed.
      'x-forwarded-for': client.remoteAddress?.replace(/^::ffff:(?=\d+\.)/i, '') ?? 'unknown',
      'x-forwarded-proto': 'http',
      connection: 'close',
      ...more,
    },
    setDefaultHeaders: false,
    host: node.host,
    port: node.port,
    createConnection: () => socket,
  });

const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !NOT_PASSED_ON.includes(name) && !name.startsWith('x-forwarded-'),
    ),
  );

/** The head of an answer as it came; with `last` instead of what it says about the connection. */
function headOf({ statusCode, statusMessage, rawHeaders }: IncomingMessage, last?: string): string {
  const names = rawHeaders.filter((_, at) => at % 2 === 0);
  const lines = names.map((name, at) => ({ name, value: rawHeaders[2 * at + 1] ?? '' }));
  const isKept = ({ name }: { readonly name: string }): boolean =>
    last === undefined || !/^(connection|keep-alive|transfer-encoding)$/i.test(name);
  return [
    `HTTP/1.1 ${statusCode} ${statusMessage}\r\n`,
    ...lines.filter(isKept).map(({ name, value }) => `${name}: ${value}\r\n`),
    last ?? '\r\n',
  ].join('');
}
