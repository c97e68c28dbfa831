const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 5_000;
/** A house that is full or closing is asked again after so long. */
const TURNED_AWAY_MS = 15_000;

interface Attempt {
  readonly isTurnedAway: boolean;
  /** A byte of chance: not all come back at the same moment. */
  readonly jitter: number;
}

/** How long to wait after so many failures before connecting again, in milliseconds. */
export function retryDelay(failures: number, { isTurnedAway, jitter }: Attempt): number {
  const soon = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
  return (isTurnedAway ? TURNED_AWAY_MS : soon) * (0.75 + jitter / 1024);
}
