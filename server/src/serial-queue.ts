/** Where things are done one after the other: the first at once, each other when the one before is over. */
export class SerialQueue {
  #last: Promise<unknown> | undefined;

  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last === undefined ? work() : this.#last.then(work, work);
    this.#last = result;
    const isOver = () => {
      if (this.#last === result) this.#last = undefined;
    };
    result.then(isOver, isOver);
    return result;
  }

  get isEmpty(): boolean {
    return this.#last === undefined;
  }

  /** When everything is over that has begun or waits by now, well or badly. */
  async empty(): Promise<void> {
    await this.#last?.catch(() => undefined);
  }
}
