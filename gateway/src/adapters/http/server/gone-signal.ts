import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Aborted when the response is over: sent to its end, or its connection ended before; at once where that was already. An
 * answer that waits behind another one on its connection has no end of its own, so the connection is heard too.
 */
export const goneSignal = (incoming: IncomingMessage, outgoing: ServerResponse): AbortSignal => {
  const gone = new AbortController();
  const { socket } = incoming;
  const end = (): void => {
    socket.off('close', end);
    gone.abort();
  };
  if (outgoing.destroyed || socket.destroyed) gone.abort();
  socket.once('close', end);
  outgoing.once('close', end);
  return gone.signal;
};
