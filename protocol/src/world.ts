import { type Random, randomFrom } from '@stammtisch/kernel';

/** What the world gives to whoever runs in it. Tests and the simulation give another one. */
export interface World {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs something later, unless it is called off first. */
  after(milliseconds: number, run: () => void): CallOff;
  /** Randomness from the operating system. */
  bytes(count: number): Uint8Array;
}

export type CallOff = () => void;

/** Of which ids are made. */
export const ID_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const CODES = Uint8Array.from(ID_LETTERS, letter => letter.charCodeAt(0));

/** An id that nobody can guess: five bits of chance a character, none that look alike. */
export function newId(world: Pick<World, 'bytes'>, length: number): string {
  const codes: number[] = [];
  for (const byte of world.bytes(length)) codes.push(CODES[byte & 31]!);
  return String.fromCharCode(...codes);
}

const WORDS = 64;

/** Chance for deals: every word from the operating system, drawn without bias. */
export function chanceOf(world: Pick<World, 'bytes'>): Random {
  let words: DataView = new DataView(new ArrayBuffer(0));
  let at = 0;
  return randomFrom(() => {
    if (at >= words.byteLength) {
      const bytes = world.bytes(4 * WORDS);
      words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      at = 0;
    }
    const word = words.getUint32(at);
    at += 4;
    return word;
  });
}
