import type { Connect } from '@stammtisch/client';

/** What comes from the worker. */
export type FromWorker = { readonly text: string } | { readonly opened: true };

/** A connection to the house on this device: a worker of this page, to which the requests go as they are. */
export const overWorker: Connect = events => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if ('text' in data) events.received(data.text);
    else events.opened();
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    events.closed();
  });
  return {
    send: text => worker.postMessage(text),
    close: () => worker.terminate(),
  };
};
