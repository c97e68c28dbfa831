import { PING_MS, PROTOCOL, SOCKET_PATH, SUBPROTOCOL } from '@stammtisch/protocol';
import { WebSocket } from 'ws';

interface Answer {
  readonly re: number;
  readonly code?: string;
  readonly result?: { readonly table?: string };
}

type Request = { readonly type: string; readonly [field: string]: unknown };

export function opened(url: string, protocol?: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, protocol, { perMessageDeflate: false });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** One person's connection to a house: asks, hears, and gives signs of life as a client does. */
export class Client {
  readonly #socket: WebSocket;
  readonly #hear: (text: string) => void;
  readonly #asked = new Map<number, (answer: Answer) => void>();
  #number = 0;
  #ping: NodeJS.Timeout | undefined;
  /** Characters that came, all of them ASCII. */
  bytes = 0;

  private constructor(socket: WebSocket, hear: (text: string) => void) {
    this.#socket = socket;
    this.#hear = hear;
    socket.on('message', (data: Buffer) => this.#receive(String(data)));
    socket.on('close', () => clearTimeout(this.#ping));
    this.#keepTalking();
  }

  /** Somebody new. They hear all but the answers to what they ask. */
  static async connect(port: number, hear: (text: string) => void = () => {}): Promise<Client> {
    const socket = await opened(`ws://127.0.0.1:${port}${SOCKET_PATH}`, SUBPROTOCOL);
    const client = new Client(socket, hear);
    await client.ask({ type: 'hello', protocol: PROTOCOL });
    return client;
  }

  /** What is refused was not meant to be, and ends the measurement. */
  async ask(request: Request): Promise<{ readonly table?: string }> {
    const re = ++this.#number;
    this.#keepTalking();
    this.#socket.send(JSON.stringify({ re, ...request }));
    const { code, result = {} } = await new Promise<Answer>(resolve =>
      this.#asked.set(re, resolve),
    );
    if (code !== undefined) throw new Error(`${request.type} was answered with ${code}`);
    return result;
  }

  close(): void {
    this.#socket.close();
  }

  #receive(text: string): void {
    this.bytes += text.length;
    if (isAnswer(text)) return this.#settle(text);
    this.#hear(text);
  }

  #settle(text: string): void {
    const answer: Answer = JSON.parse(text);
    this.#asked.get(answer.re)?.(answer);
    this.#asked.delete(answer.re);
  }

  /** Like a page that somebody looks at. */
  #keepTalking(): void {
    clearTimeout(this.#ping);
    const next = PING_MS.looking;
    this.#ping = setTimeout(() => void this.ask({ type: 'ping', next }), next);
  }
}

/** By how it begins: most of what comes need not be read. */
const isAnswer = (text: string): boolean =>
  text.startsWith('{"type":"ok"') || text.startsWith('{"type":"error"');
