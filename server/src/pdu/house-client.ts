import { err, type Result } from '@stammtisch/kernel';
import type {
  Answers,
  CallOff,
  HouseMessage,
  HouseNews,
  PersonId,
  RequestType,
  World,
} from '@stammtisch/protocol';

import type { House } from '../house.ts';
import type { AddressLimits } from '../net/admission.ts';
import { Connection } from '../net/connection.ts';
import type { Failure, RequestOf } from '../requests.ts';

/** Often enough for the house not to take the connection for dead; TCP itself notices when it is. */
const PING_MS = 10_000;

export interface HouseClientDeps {
  readonly house: House;
  readonly world: World;
  readonly limits: AddressLimits;
  readonly address: string;
  /** Bytes that have not left for the client yet. */
  readonly waiting: () => number;
  readonly heard: (news: HouseNews) => void;
  /** The house has hung up. */
  readonly ended: () => void;
}

/** How they have shown who they are, besides being somebody new. */
export interface Shown {
  readonly token?: string;
  readonly person?: PersonId;
}

type Wish<Type extends RequestType> = Omit<RequestOf<Type>, 're' | 'type'>;
type Waiting = (message: Extract<HouseMessage, { readonly type: 'ok' | 'error' }>) => void;

/** A client of the house within its own process: it is limited, told and refused as any other. */
export class HouseClient {
  readonly #deps: HouseClientDeps;
  readonly #connection: Connection;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #ping: CallOff;

  constructor(deps: HouseClientDeps, { token, person }: Shown = {}) {
    this.#deps = deps;
    const { house, world, limits, address, waiting, ended } = deps;
    const socket = {
      send: (text: string) => this.#hear(JSON.parse(text) as HouseMessage),
      get waiting() {
        return waiting();
      },
      close: ended,
      terminate: ended,
    };
    this.#connection = new Connection(house, world, socket, {
      limits,
      address,
      token,
      isLocal: false,
      ...(person !== undefined && { known: person }),
    });
    this.#ping = world.after(PING_MS, () => this.#keepAlive());
  }

  #keepAlive(): void {
    void this.ask('ping', {});
    this.#ping = this.#deps.world.after(PING_MS, () => this.#keepAlive());
  }

  ask<Type extends RequestType>(
    type: Type,
    wish: Wish<Type>,
  ): Promise<Result<Answers[Type], Failure>> {
    const re = this.#asked++;
    if (this.#connection.isOver) return Promise.resolve(err({ code: 'house-error' }));
    return new Promise(resolve => {
      this.#waiting.set(re, message => {
        if (message.type === 'error') return resolve(err(failureOf(message)));
        return resolve({ ok: true, value: message.result as Answers[Type] });
      });
      this.#connection.receive(JSON.stringify({ re, type, ...wish }));
    });
  }

  #hear(message: HouseMessage): void {
    if (message.type !== 'ok' && message.type !== 'error') return this.#deps.heard(message);
    const { re } = message;
    if (re === undefined) return;
    this.#waiting.get(re)?.(message);
    this.#waiting.delete(re);
  }

  /** The client is gone, and with it all that was still asked for. */
  end(): void {
    this.#ping();
    this.#connection.end();
    for (const answer of this.#waiting.values()) answer({ type: 'error', code: 'house-error' });
    this.#waiting.clear();
  }
}

const failureOf = ({
  code,
  reason,
}: Extract<HouseMessage, { readonly type: 'error' }>): Failure => ({
  code,
  ...(reason !== undefined && { reason }),
});
