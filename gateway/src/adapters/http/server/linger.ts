import type { Duplex } from 'node:stream';

/** So long the other side has to close, once it has its last answer. */
const lingerMs = 5_000;

/** Sends the last words of a connection and closes it, also when the other side does not. */
export const endSoon = (socket: Duplex, words: string): void => {
  const cut = setTimeout(() => socket.destroy(), lingerMs).unref();
  socket.once('close', () => clearTimeout(cut));
  socket.end(words);
};
