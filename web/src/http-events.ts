import { type EventStreamDeps, overEvents } from '@stammtisch/client';

import { inHouse } from './base-path.ts';

/** Reads an answer as it comes, piece by piece. */
const read: EventStreamDeps['read'] = (url, { text, ended }) => {
  const stopping = new AbortController();
  const pieces = async (): Promise<void> => {
    const { ok, body } = await fetch(url, {
      headers: { accept: 'text/event-stream' },
      signal: stopping.signal,
    });
    const reader = ok ? body?.pipeThrough(new TextDecoderStream()).getReader() : undefined;
    for (;;) {
      const piece = await reader?.read();
      if (piece?.value === undefined) return;
      text(piece.value);
    }
  };
  pieces().then(ended, ended);
  return () => stopping.abort();
};

const post: EventStreamDeps['post'] = async (url, body) =>
  (await fetch(url, { method: 'POST', body })).ok;

/** The way to the house by server-sent events and POST. */
export const overHttp = overEvents({ url: inHouse(''), read, post });
