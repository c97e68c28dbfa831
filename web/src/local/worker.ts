import { CATALOGUE, chooseMove } from '@stammtisch/bots';
import type { Transport, TransportEvents } from '@stammtisch/client';
import { chanceOf, type World } from '@stammtisch/protocol';

import { loadLesson } from '../lessons/lessons.ts';
import { openDatabase } from './database.ts';
import { LocalHouse } from './local-house.ts';
import { storeForThisVisit } from './local-store.ts';
import type { FromWorker, ToWorker } from './over-worker.ts';

/** As long as computers seem to think in any house. */
const THINKING_MS = 500;

const world: World = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  bytes: count => crypto.getRandomValues(new Uint8Array(count)),
};

let connection: Transport | undefined;

const post = (message: FromWorker): void => postMessage(message);

const store = openDatabase().catch(storeForThisVisit);

const house = store.then(kept =>
  LocalHouse.open({
    world,
    chooseMove,
    chance: chanceOf(world),
    thinking: THINKING_MS,
    // There is no operator: whoever looks for the reason finds it in the console.
    // oxlint-disable-next-line no-console
    alarm: error => console.error(error),
    store: kept,
    loadGame: async name => (await CATALOGUE[name]?.())?.game,
    loadLesson,
  }),
);

const events: TransportEvents = {
  opened: () => post({ kind: 'opened' }),
  received: text => post({ text }),
  closed: () => undefined,
};

/** One page at a time: two would write different entries to the same table. The latest has it. */
if ('locks' in navigator)
  navigator.locks
    .request('stammtisch house on this device', { steal: true }, () => new Promise(() => undefined))
    .catch(() => {
      post({ text: JSON.stringify({ type: 'bye', why: 'replaced' }) });
      close();
    });

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  void house.then(opened => {
    if ('text' in data) return connection?.send(data.text);
    connection?.close();
    connection = data.kind === 'connect' ? opened.connect({ ...events }) : undefined;
    return undefined;
  });
});
