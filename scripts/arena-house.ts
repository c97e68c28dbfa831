import { dealOf, type GameModule, Scores, type Standing } from '@stammtisch/bots';
import { isObject, type Outcome, patched, type Seat } from '@stammtisch/kernel';
import {
  type Answers,
  type AnswerType,
  type HouseMessage,
  PROTOCOL,
  type Request,
  type RequestType,
  type Scene,
  SOCKET_PATH,
  SUBPROTOCOL,
} from '@stammtisch/protocol';

import { Mistake } from './arguments.ts';

interface HouseContest {
  readonly offer: GameModule;
  readonly options: object;
  readonly deals: number;
  readonly seed: number;
  readonly now: () => number;
  readonly house: string;
  /** Of the robot. */
  readonly token: string;
}

interface Held {
  readonly seats: readonly string[];
  readonly standings: readonly Standing[];
}

/** So long nothing happens at a table only if the robot does nothing. */
const PATIENCE_MS = 60_000;
const PING_MS = 10_000;

/** Every deal once for every seat of the robot, against our strongest player on the others. */
export async function holdAtHouse(contest: HouseContest): Promise<Held> {
  const { offer, deals, house, token } = contest;
  const { againstBank, name: game, seats: chairs } = offer.game;
  if (againstBank === true)
    throw new Mistake(`${game} is played against the bank: at a house there is nothing to compare`);
  const { max, usual = max } = chairs;
  const ours = offer.bots[0]!.name;
  const line = await Line.open(house);
  try {
    const { name } = await line.ask('hello', { protocol: PROTOCOL, token });
    // Whoever is here on another connection as well is told so at once.
    if (!(await line.hears('pages', 2_000)))
      throw new Mistake(`the robot ${name} is not connected to ${house}`);
    const scores = new Scores([name, ours]);
    for (let deal = 0; deal < deals; deal++) {
      for (let seat = 0; seat < usual; seat++) {
        const names = Array.from({ length: usual }, (_, at) => (at === seat ? name : ours));
        scores.add(names, await playAt(line, { ...contest, deal, seat, names, scores }));
      }
      scores.closeDeal();
    }
    return {
      seats: [name, ...Array.from({ length: usual - 1 }, () => ours)],
      standings: scores.standings,
    };
  } finally {
    line.close();
  }
}

interface Sitting extends HouseContest {
  readonly deal: number;
  /** The robot's. */
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly scores: Scores;
}

/** One match of one round: opened in the robot's name, and closed when the round is over. */
async function playAt(line: Line, sitting: Sitting): Promise<Outcome> {
  const { offer, options, deal, seat, names, scores, now } = sitting;
  const { table } = await line.ask('open', {
    game: offer.game.name,
    options: { ...options },
    seats: names.length,
    leaving: true,
    deal: dealOf({ ...sitting, game: offer.game }, deal, names.length),
  });
  if (seat > 0) await line.ask('sit', { table, seat });
  await line.ask('watch', { table });
  await line.ask('start', { table });
  let { scene } = await line.next('table', PATIENCE_MS);
  let before = now();
  let hasMoved = false;
  for (;;) {
    const { by, seen, patch } = await line.next('entry', PATIENCE_MS);
    scene = patched(scene, patch) as Scene;
    if (typeof by === 'number' && !isReady(seen)) {
      scores.time(names[by]!, now() - before);
      hasMoved = true;
    }
    before = now();
    const outcome = outcomeIn(scene.view);
    if (outcome !== undefined) {
      // Where a match ended by itself, the robot has its chair still.
      await line.tell('leave', { table });
      await line.unwatch();
      return outcome;
    }
    if (scene.room.closed) throw new Mistake('the robot has left in the middle of a round');
    // When its only person goes the match ends with the points it has; the robot may have gone by itself.
    if (hasMoved && isRoundOver(offer, scene.view)) await line.tell('leave', { table });
  }
}

const isReady = (seen: unknown): boolean => isObject(seen) && seen['kind'] === 'ready';

/** Whether the next round only waits for people to be ready. */
const isRoundOver = ({ game }: GameModule, view: unknown): boolean =>
  isObject(view) &&
  game.decisions(view as { viewer: Seat }).some(({ kinds }) => kinds.includes('ready'));

const outcomeIn = (view: unknown): Outcome | undefined =>
  isObject(view) && isObject(view['outcome']) ? (view['outcome'] as unknown as Outcome) : undefined;

type Wish<Type extends RequestType> = Omit<Extract<Request, { type: Type }>, 're' | 'type'>;
type Told<Type extends HouseMessage['type']> = Extract<HouseMessage, { type: Type }>;

/** A connection to a house, whose messages are waited for one after the other. */
class Line {
  readonly #socket: WebSocket;
  readonly #pings: NodeJS.Timeout;
  #heard: HouseMessage[] = [];
  #wake: () => void = () => undefined;
  #asked = 0;
  #isClosed = false;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      this.#heard.push(JSON.parse(String(data)) as HouseMessage);
      this.#wake();
    });
    socket.addEventListener('close', () => {
      this.#isClosed = true;
      this.#wake();
    });
    this.#pings = setInterval(() => this.#send('ping', {}), PING_MS);
  }

  static async open(house: string): Promise<Line> {
    const socket = new WebSocket(`${house.replace(/^http/, 'ws')}${SOCKET_PATH}`, SUBPROTOCOL);
    const isOpen = await new Promise<boolean>(resolve => {
      socket.addEventListener('open', () => resolve(true));
      socket.addEventListener('error', () => resolve(false));
    });
    if (!isOpen) throw new Mistake(`there is no house at ${house}`);
    return new Line(socket);
  }

  close(): void {
    clearInterval(this.#pings);
    this.#socket.close();
  }

  #send<Type extends RequestType>(type: Type, wish: Wish<Type>): number {
    const re = this.#asked++;
    this.#socket.send(JSON.stringify({ re, type, ...wish }));
    return re;
  }

  /** The answer, or why not; what comes before it is kept. */
  async #answer<Type extends RequestType>(type: Type, wish: Wish<Type>) {
    const re = this.#send(type, wish);
    return this.#wait(
      (message): message is Told<'ok' | 'error'> =>
        (message.type === 'ok' || message.type === 'error') && message.re === re,
      PATIENCE_MS,
    );
  }

  async ask<Type extends RequestType & AnswerType>(
    type: Type,
    wish: Wish<Type>,
  ): Promise<Answers[Type]> {
    for (;;) {
      const answer = await this.#answer(type, wish);
      if (answer.type === 'ok') return answer.result as Answers[Type];
      if (answer.code !== 'too-fast') throw new Mistake(`${type}: ${answer.code}`);
      await new Promise(resolve => void setTimeout(resolve, 1_000));
    }
  }

  /** Whether it was done is of no matter. */
  tell = <Type extends RequestType>(type: Type, wish: Wish<Type>): Promise<unknown> =>
    this.#answer(type, wish);

  /** Looks no longer, and forgets what was told. */
  async unwatch(): Promise<void> {
    await this.ask('unwatch', {});
    this.#heard = [];
  }

  next<Type extends HouseMessage['type']>(type: Type, patience: number): Promise<Told<Type>> {
    return this.#wait((message): message is Told<Type> => message.type === type, patience);
  }

  hears = (type: HouseMessage['type'], patience: number): Promise<boolean> =>
    this.next(type, patience).then(
      () => true,
      () => false,
    );

  async #wait<Message extends HouseMessage>(
    isIt: (message: HouseMessage) => message is Message,
    patience: number,
  ): Promise<Message> {
    const until = performance.now() + patience;
    for (;;) {
      const found = this.#heard.find(isIt);
      if (found !== undefined) {
        this.#heard = this.#heard.filter(each => each !== found);
        return found;
      }
      if (this.#isClosed) throw new Mistake('the house has hung up');
      const left = until - performance.now();
      if (left <= 0) throw new Mistake('the robot does nothing, or the house is gone');
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, left);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
}
