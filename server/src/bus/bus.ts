import type { CallOff } from '@stammtisch/protocol';

/**
 * How nodes of one house tell each other that there is something new. What arrives is a hint, never
 * the truth: it may be lost, late, or come twice, and whoever hears it looks in the store.
 */
export interface Bus {
  /** For all other nodes that listen to this topic. The same twice in a moment is told once. */
  publish(topic: string, text: string): void;
  /** What is too long to be carried arrives empty. */
  listen(topic: string, heard: (text: string) => void): CallOff;
  /** Calls it whenever something may have been missed. */
  onGap(missed: () => void): void;
  close(): Promise<void>;
}

/** PostgreSQL carries 8,000 bytes at a time. */
export const MOST_BYTES = 7_000;

export type Hint = readonly [topic: string, text: string];
