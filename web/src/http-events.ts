import type { EventStreamDeps } from '@stammtisch/client';

/** Reads an answer as it comes, piece by piece. */
export const read: EventStreamDeps['read'] = (url, { text, ended }) => {
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

export const post: EventStreamDeps['post'] = async (url, body) =>
  (await fetch(url, { method: 'POST', body })).ok;
