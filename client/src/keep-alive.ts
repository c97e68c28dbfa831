import {
  type CallOff,
  DOUBT_MS,
  patienceFor,
  PING_MS,
  SILENCE_MS,
  UNANSWERED_MS,
  type World,
} from '@stammtisch/protocol';

interface KeepAliveDeps {
  readonly world: World;
  /** Asks the house for a sign of life, and says when the next one will be asked for. */
  readonly ping: (next: number) => void;
  /** A question has been open for some seconds. */
  readonly unanswered: () => void;
  /** Nothing has been heard for so long that the connection is dead, whatever the socket says. */
  readonly dead: () => void;
}

/** Notices when the other end of a connection is gone or hangs, with few questions. */
export class KeepAlive {
  readonly #deps: KeepAliveDeps;
  /** How long it may be silent before it is asked. */
  #pace: number = PING_MS.looking;
  /** When something was last said to the house. */
  #saidAt = 0;
  #nextPing: CallOff | undefined;
  #silence: CallOff | undefined;
  #unanswered: CallOff | undefined;

  constructor(deps: KeepAliveDeps) {
    this.#deps = deps;
  }

  start(): void {
    this.#listen(patienceFor(this.#pace));
  }

  stop(): void {
    this.#nextPing?.();
    this.#silence?.();
    this.#unanswered?.();
    this.#unanswered = undefined;
  }

  /** Somebody looks at what comes, or nobody does: then a house that hangs is noticed later. */
  setLooking(isLooking: boolean): void {
    this.#pace = isLooking ? PING_MS.looking : PING_MS.hidden;
  }

  /** Something was sent that will be answered. */
  asked(): void {
    this.#saidAt = this.#deps.world.now();
    this.#planPing(this.#pace);
    this.#unanswered ??= this.#deps.world.after(UNANSWERED_MS, this.#deps.unanswered);
  }

  /** Something came. After news the house need not be asked so soon. */
  heard({ isNews }: { readonly isNews: boolean }): void {
    this.#unanswered?.();
    this.#unanswered = undefined;
    if (isNews) this.#planPing(this.#untilNextWord);
    this.#listen(patienceFor(this.#pace));
  }

  /** Asks at once, and does not wait long for the answer. */
  doubt(): void {
    this.#ping();
    this.#listen(DOUBT_MS);
  }

  /** The house, too, wants to hear something: whoever only listens to a busy table says so now and then. */
  get #untilNextWord(): number {
    const left = this.#saidAt + SILENCE_MS / 2 - this.#deps.world.now();
    return Math.max(0, Math.min(this.#pace, left));
  }

  #planPing(wait: number): void {
    this.#nextPing?.();
    this.#nextPing = this.#deps.world.after(wait, this.#ping);
  }

  #ping = (): void => this.#deps.ping(this.#pace);

  #listen(patience: number): void {
    this.#silence?.();
    this.#silence = this.#deps.world.after(patience, this.#deps.dead);
  }
}
