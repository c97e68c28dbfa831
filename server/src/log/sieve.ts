import { hash } from '@stammtisch/kernel';

/** So many bits for each text: then about one text in fifty seems known that is not. */
const BITS = 10;
/** A text's bits lie together, so that one look at the memory is enough. */
const BLOCK_BYTES = 64;
const PLACE_BITS = 9;
const MARKS = 3;

/** Remembers texts in very little space: what it has not held is certain, what it has held is not. */
export class Sieve {
  readonly #most: number;
  readonly #blocks: number;
  readonly #bytes: Uint8Array;
  #count = 0;

  constructor(most: number) {
    this.#most = most;
    this.#blocks = Math.ceil((most * BITS) / (BLOCK_BYTES * 8));
    this.#bytes = new Uint8Array(this.#blocks * BLOCK_BYTES);
  }

  /** Beyond this it holds back too little to be of use. */
  get isFull(): boolean {
    return this.#count >= this.#most;
  }

  add(text: string): void {
    this.#count++;
    const block = this.#blockOf(text);
    let places = hash(text, PLACES);
    for (let mark = 0; mark < MARKS; mark++) {
      this.#bytes[block + byteOf(places)]! |= bitOf(places);
      places >>>= PLACE_BITS;
    }
  }

  mayHold(text: string): boolean {
    const block = this.#blockOf(text);
    let places = hash(text, PLACES);
    for (let mark = 0; mark < MARKS; mark++) {
      if ((this.#bytes[block + byteOf(places)]! & bitOf(places)) === 0) return false;
      places >>>= PLACE_BITS;
    }
    return true;
  }

  #blockOf = (text: string): number => (hash(text, BLOCKS) % this.#blocks) * BLOCK_BYTES;
}

const [BLOCKS, PLACES] = [0x9e3779b9, 0x85ebca6b];

const byteOf = (places: number): number => (places >>> 3) % BLOCK_BYTES;
const bitOf = (places: number): number => 1 << (places & 7);
