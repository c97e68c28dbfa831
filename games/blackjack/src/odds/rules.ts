/** What a table may settle for itself, as far as it bears on the odds. Doubles are on any two cards; naturals pay 3:2. */
export interface Rules {
  readonly decks: number;
  /** BJ-D9: the dealer looks for a natural before anyone plays. */
  readonly peek: boolean;
  /** BJ-D10: one split of two cards of equal value. */
  readonly split: boolean;
  readonly doubleAfterSplit: boolean;
  /** The house's dealer stands on every 17; many others draw to a soft one. */
  readonly hitSoft17: boolean;
}

export const PRESETS = {
  bjx: { decks: 1, peek: false, split: false, doubleAfterSplit: true, hitSoft17: false },
  vegas: { decks: 1, peek: true, split: true, doubleAfterSplit: true, hitSoft17: false },
} as const satisfies Readonly<Record<string, Rules>>;

export const MAX_DECKS = 8;

/** In the order in which they are shown. */
export const ACTIONS = ['stand', 'hit', 'double', 'split', 'insurance'] as const;

export type Action = (typeof ACTIONS)[number];
