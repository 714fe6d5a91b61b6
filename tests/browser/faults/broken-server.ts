import { createServer } from 'node:net';
import { once } from 'node:events';

/** A server whose every answer breaks off in the middle of its body. */
export const startBrokenServer = async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      const head = ['HTTP/1.1 200 OK', 'Content-Type: application/json', 'Content-Length: 4096'];
      socket.write(`${head.join('\r\n')}\r\n\r\n{"resultCode":1,"data":{"lis`, () =>
        socket.resetAndDestroy(),
      );
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
