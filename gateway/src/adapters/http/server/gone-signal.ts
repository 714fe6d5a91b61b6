import type { Writable } from 'node:stream';

/** Aborted when the response is closed: sent to its end, or its connection ended before; at once where that was already. */
export const goneSignal = (outgoing: Writable): AbortSignal => {
  const gone = new AbortController();
  if (outgoing.destroyed || outgoing.closed) gone.abort();
  else outgoing.once('close', () => gone.abort());
  return gone.signal;
};
