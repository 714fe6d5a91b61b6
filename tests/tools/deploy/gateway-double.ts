import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

/** What a gateway was asked, as it answers it. */
export interface Heard {
  readonly name: string;
  readonly front: 'main' | 'captcha' | 'metrics';
  readonly url: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly bytes: number;
}

export interface GatewayDouble {
  readonly port: number;
  readonly secondPort: number;
  readonly metricsPort: number;
  /** All that was asked, but for `/ready`. */
  readonly heard: readonly Heard[];
  readonly setReady: (ready: boolean) => void;
  readonly close: () => Promise<void>;
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

const lengthOf = async (request: IncomingMessage): Promise<number> => {
  let length = 0;
  for await (const part of request) length += (part as Buffer).byteLength;
  return length;
};

/** The ports of a gateway: each answers what it was asked; message sockets on the main one send back what they get. */
export const startGatewayDouble = async (name: string): Promise<GatewayDouble> => {
  const heard: Heard[] = [];
  let isReady = true;
  const listening = async (front: Heard['front']): Promise<Server> => {
    const server = createServer((request, response) => {
      if (request.url === '/ready' && front === 'main') {
        response.writeHead(isReady ? 200 : 503).end();
        return;
      }
      void lengthOf(request).then(
        (bytes) => {
          const headers = request.headers as Heard['headers'];
          const one = { name, front, url: request.url ?? '', headers, bytes };
          heard.push(one);
          response.writeHead(200, { 'X-Request-Id': headers['x-request-id'] ?? '' });
          response.end(JSON.stringify(one));
        },
        () => response.destroy(),
      );
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return server;
  };
  const main = await listening('main');
  const captcha = await listening('captcha');
  const metrics = await listening('metrics');
  const sockets = new WebSocketServer({ server: main });
  sockets.on('connection', (socket) => socket.on('message', (text) => socket.send(text)));
  return {
    port: portOf(main),
    secondPort: portOf(captcha),
    metricsPort: portOf(metrics),
    heard,
    setReady: (ready) => {
      isReady = ready;
    },
    close: async () => {
      for (const server of [main, captcha, metrics]) {
        server.closeAllConnections();
        await new Promise((closed) => server.close(closed));
      }
    },
  };
};
