import { createServer } from 'node:net';
import { once } from 'node:events';

const head = (length: number): string =>
  `${['HTTP/1.1 200 OK', 'Content-Type: application/json', `Content-Length: ${length}`].join('\r\n')}\r\n\r\n`;

/** More than a client reads of an answer, in bytes. */
const hugeLength = 12 * 1024 * 1024;

/** What an address of the server answers with: one that ends in `huge` never ends within reason. */
export const hugePath = 'huge';

/** A server whose every answer breaks off in the middle of its body, or is larger than any client reads. */
export const startBrokenServer = async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (asked) => {
      if (asked.toString('latin1').split(' ', 2)[1] === `/${hugePath}`)
        socket.end(`${head(hugeLength)}{"resultCode":1,"data":"${'x'.repeat(hugeLength - 26)}"}`);
      else socket.write(`${head(4096)}{"resultCode":1,"data":{"lis`, () => socket.resetAndDestroy());
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('the broken server has no port');
  return {
    address: `http://127.0.0.1:${place.port}/`,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
};
