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
export function newId(world: Pick<World, 'bytes'>, length: number): string {
  let id = '';
  for (const byte of world.bytes(length)) id += LETTERS.charAt(byte & 31);
  return id;
}
