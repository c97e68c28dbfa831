import type { CallOff, World } from '@stammtisch/protocol';

import type { Connect } from './transport.ts';

/** An attempt that has not come through after so long has failed. */
const PATIENCE_MS = 6_000;
/** Where the first way has worked before, it is tried so often before the other one. */
const TRIES = 2;

/**
 * Connects in the first way, and in the other after that has failed. A way has worked when something
 * was heard by it: some proxies open a connection and let nothing through.
 */
export function withFallback(first: Connect, other: Connect, world: Pick<World, 'after'>): Connect {
  let failures = 0;
  let hasWorked = false;
  return events => {
    const isOther = failures >= (hasWorked ? TRIES : 1);
    let isHeard = false;
    let isOver = false;
    const over = (): void => {
      if (isOver) return;
      isOver = true;
      patience?.();
      failures = isHeard || isOther ? 0 : failures + 1;
      events.closed();
    };
    const transport = (isOther ? other : first)({
      opened: () => !isOver && events.opened(),
      received: text => {
        if (isOver) return;
        isHeard = true;
        hasWorked ||= !isOther;
        patience?.();
        events.received(text);
      },
      closed: over,
    });
    const patience: CallOff | undefined = world.after(PATIENCE_MS, () => {
      transport.close();
      over();
    });
    return {
      send: text => transport.send(text),
      close: () => {
        isOver = true;
        patience();
        transport.close();
      },
    };
  };
}
