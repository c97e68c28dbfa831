/** Microseconds a call takes: the median of several batches, after a warm-up. */
export function microseconds(work: () => void, { batches = 7, batchMs = 120 } = {}): number {
  runFor(work, batchMs);
  const times = Array.from({ length: batches }, () => runFor(work, batchMs));
  return times.toSorted((a, b) => a - b)[Math.floor(batches / 2)]!;
}

function runFor(work: () => void, milliseconds: number): number {
  const started = performance.now();
  let calls = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    work();
    calls++;
    elapsed = performance.now() - started;
  }
  return (elapsed / calls) * 1_000;
}
