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

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** An id that nobody can guess: five bits of chance a character, none that look alike. */
export const newId = (world: Pick<World, 'bytes'>, length: number): string =>
  Array.from(world.bytes(length), byte => LETTERS[byte & 31]).join('');
