/** Microseconds a call takes: the median of several batches, after a warm-up. */
export function microseconds(work: () => unknown, { batches = 7, batchMs = 120 } = {}): number {
  runFor(work, batchMs);
  const times = Array.from({ length: batches }, () => runFor(work, batchMs));
  return times.toSorted((a, b) => a - b)[Math.floor(batches / 2)]!;
}

/** What was worked out must be used, or the engine may leave the work away. */
const sink: { last?: unknown } = {};

function runFor(work: () => unknown, milliseconds: number): number {
  const started = performance.now();
  let calls = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    sink.last = work();
    calls++;
    elapsed = performance.now() - started;
  }
  return (elapsed / calls) * 1_000;
}
