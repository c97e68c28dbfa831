import {
  type CallOff,
  DOUBT_MS,
  patienceFor,
  pingPace,
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
  /** How often the house was asked since anything else happened. */
  #pings = 0;
  /** When something was last said to the house. */
  #saidAt = 0;
  #nextPing: CallOff | undefined;
  #silence: CallOff | undefined;
  #unanswered: CallOff | undefined;

  constructor(deps: KeepAliveDeps) {
    this.#deps = deps;
  }

  start(): void {
    this.#listen(patienceFor(pingPace(this.#pings)));
  }

  stop(): void {
    this.#nextPing?.();
    this.#silence?.();
    this.#unanswered?.();
    this.#unanswered = undefined;
  }

  /** Something was sent that will be answered. */
  asked({ isPing }: { readonly isPing: boolean }): void {
    if (!isPing) this.#pings = 0;
    this.#saidAt = this.#deps.world.now();
    this.#planPing(pingPace(this.#pings));
    this.#unanswered ??= this.#deps.world.after(UNANSWERED_MS, this.#deps.unanswered);
  }

  /** Something came. News means that a game goes on: from now on a silent house is asked sooner again. */
  heard({ isNews }: { readonly isNews: boolean }): void {
    this.#unanswered?.();
    this.#unanswered = undefined;
    if (isNews) this.#pings = 0;
    if (isNews) this.#planPing(this.#untilNextWord);
    this.#listen(patienceFor(pingPace(this.#pings)));
  }

  /** Asks at once, and does not wait long for the answer. */
  doubt(): void {
    this.#ping();
    this.#listen(DOUBT_MS);
  }

  /** The house, too, wants to hear something: whoever only listens to a busy table says so now and then. */
  get #untilNextWord(): number {
    const left = this.#saidAt + SILENCE_MS / 2 - this.#deps.world.now();
    return Math.max(0, Math.min(pingPace(0), left));
  }

  #planPing(wait: number): void {
    this.#nextPing?.();
    this.#nextPing = this.#deps.world.after(wait, () => {
      this.#pings++;
      this.#ping();
    });
  }

  #ping = (): void => this.#deps.ping(pingPace(this.#pings));

  #listen(patience: number): void {
    this.#silence?.();
    this.#silence = this.#deps.world.after(patience, this.#deps.dead);
  }
}
