import type { HouseMessage, Request } from '@stammtisch/protocol';
import { decode } from '@stammtisch/protocol/decode';
import { ANSWERS, canAnswer, MESSAGES } from '@stammtisch/protocol/schemas';

import type { Socket } from '../server/src/net/connection.ts';
import { DescribedGames } from './described-games.ts';
import type { Receiver } from './network.ts';

/** An answer has a type, a number and a result. */
const OK_FIELDS = 3;

interface Asked {
  readonly re: number | undefined;
  readonly request: Request | undefined;
}

/** One connection's requests and messages beside what the protocol says of them. */
export class Described {
  #open: readonly Asked[] = [];
  readonly #games = new DescribedGames();

  asked(text: string): void {
    const read = decode(text);
    const asked = read.ok
      ? { re: read.value.re, request: read.value }
      : { re: read.error.re, request: undefined };
    this.#open = [...this.#open, asked];
    if (read.ok) this.#games.asked(read.value);
  }

  /** What is said of this message nowhere; undefined if all of it is described. */
  complaintOf(text: string): string | undefined {
    const message = JSON.parse(text) as HouseMessage;
    if (!Object.hasOwn(MESSAGES, message.type)) return `no such message: ${text.slice(0, 200)}`;
    const wrong =
      message.type === 'ok' ? this.#answered(message) : issuesOf(MESSAGES[message.type], message);
    if (wrong !== undefined) return `${wrong}: ${text.slice(0, 200)}`;
    if (message.type === 'error') return this.#failed(message);
    return this.#games.complaintOf(message);
  }

  #answered(message: Extract<HouseMessage, { type: 'ok' }>): string | undefined {
    const { re, result } = message;
    if (Object.keys(message).length > OK_FIELDS) return 'more than an answer';
    const asked = this.#open.filter(each => each.re === re && each.request !== undefined);
    const fits = asked.find(each => issuesOf(ANSWERS[each.request!.type], result) === undefined);
    if (fits === undefined) return `no answer to ${typesOf(asked)}`;
    this.#close(fits);
    return this.#games.complaintOfAnswer(fits.request!, result);
  }

  #failed({ re, code }: Extract<HouseMessage, { type: 'error' }>): string | undefined {
    const asked = this.#open.filter(each => each.re === re);
    const fits = asked.find(each => canAnswer(each.request?.type, code));
    if (fits === undefined) return `${typesOf(asked)} cannot be answered with ${code}`;
    this.#close(fits);
    return undefined;
  }

  #close(asked: Asked): void {
    this.#open = this.#open.filter(each => each !== asked);
  }
}

const typesOf = (asked: readonly Asked[]): string =>
  asked.map(({ request }) => request?.type).join(', ');

function issuesOf(
  schema: (typeof MESSAGES)[keyof typeof MESSAGES] | (typeof ANSWERS)[keyof typeof ANSWERS],
  value: unknown,
): string | undefined {
  const read = schema.safeParse(value);
  return read.success ? undefined : JSON.stringify(read.error.issues).slice(0, 400);
}

/** A house's end of lines, with everything that is said on them held against the protocol. */
export const describedLine =
  (answer: (socket: Socket) => Receiver, complain: (complaint: string) => void) =>
  (socket: Socket): Receiver => {
    const described = new Described();
    const receiver = answer({
      send: text => {
        const complaint = described.complaintOf(text);
        if (complaint !== undefined) complain(complaint);
        socket.send(text);
      },
      get waiting() {
        return socket.waiting;
      },
      close: () => socket.close(),
      terminate: () => socket.terminate(),
    });
    return {
      receive: text => {
        described.asked(text);
        receiver.receive(text);
      },
      end: () => receiver.end(),
    };
  };
