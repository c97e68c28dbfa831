import type { Connect } from '@stammtisch/client';

/** What goes to the worker: somebody comes, speaks, goes. */
export type ToWorker = { readonly kind: 'connect' | 'close' } | { readonly text: string };
/** What comes from it. */
export type FromWorker = { readonly kind: 'opened' } | { readonly text: string };

let worker: Worker | undefined;

/** A connection to the house on this device: one worker of this page, whoever has the device. */
export const overWorker: Connect = events => {
  const house = (worker ??= new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
  }));
  const post = (message: ToWorker): void => house.postMessage(message);
  const hear = ({ data }: MessageEvent<FromWorker>): void => {
    if ('text' in data) events.received(data.text);
    else events.opened();
  };
  const fail = (): void => {
    house.terminate();
    worker = undefined;
    events.closed();
  };
  house.addEventListener('message', hear);
  house.addEventListener('error', fail);
  post({ kind: 'connect' });
  return {
    send: text => post({ text }),
    close: () => {
      house.removeEventListener('message', hear);
      house.removeEventListener('error', fail);
      post({ kind: 'close' });
    },
  };
};
