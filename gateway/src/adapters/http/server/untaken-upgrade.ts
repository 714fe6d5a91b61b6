import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

const ofTheOffer = new Set(['upgrade', 'connection', 'http2-settings']);

/** The head of a request as it would have come without its offer to speak something else. */
const withoutOffer = ({ method = 'GET', url = '/', rawHeaders }: IncomingMessage): string => {
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let place = 0; place + 1 < rawHeaders.length; place += 2) {
    const [name = '', value = ''] = rawHeaders.slice(place, place + 2);
    if (!ofTheOffer.has(name.toLowerCase())) lines.push(`${name}: ${value}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
};

export const isWebSocketOffer = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.trim().toLowerCase() === 'websocket';

/** An offer that is not taken up is answered as if it had not been made (`curl --http2`): RFC 9110, 7.8. */
export const serveWithoutUpgrade = (
  server: Server,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void => {
  socket.unshift(Buffer.concat([Buffer.from(withoutOffer(request), 'latin1'), head]));
  server.emit('connection', socket);
};
