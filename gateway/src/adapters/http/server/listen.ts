import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { refusals } from '../../../domain/refusal/refusal';
import { rejected } from '../answer';

/** A port that cannot be listened on; `message` is for the operator. */
export class PortProblem extends Error {}

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export interface Listening {
  readonly server: Server;
  readonly port: number;
  /** From now on requests are answered by this; until then they hear that the system is starting. */
  readonly serve: (listener: Listener) => void;
  /** Stops taking connections, lets answers under way finish, at most `withinMs` long. */
  readonly close: (withinMs: number) => Promise<void>;
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

const reason = (port: number, error: Error): string => {
  if (codeOf(error) === 'EADDRINUSE') return `端口 ${port} 已被占用，请换一个端口或结束占用它的程序`;
  if (codeOf(error) === 'EACCES') return `没有权限使用端口 ${port}，请换一个大于 1023 的端口`;
  return `无法监听端口 ${port}：${error.message}`;
};

const starting: Listener = (_request, response) => {
  const { status, body } = rejected(refusals.stopping);
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Retry-After': '1' });
  response.end(body);
};

const closing = (server: Server, withinMs: number): Promise<void> =>
  new Promise((resolve) => {
    const limit = setTimeout(() => server.closeAllConnections(), withinMs);
    server.close(() => {
      clearTimeout(limit);
      resolve();
    });
    server.closeIdleConnections();
  });

/** Listens on a port, 0 for a free one. */
export const listen = (port: number, host: string): Promise<Listening> =>
  new Promise((resolve, reject) => {
    let current = starting;
    let ending = false;
    const server = createServer({ requestTimeout: 70_000, headersTimeout: 15_000 }, (request, response) => {
      // A connection kept for the next request would hold up the end: nobody would answer that one.
      response.once('finish', () => ending && request.socket.destroySoon());
      current(request, response);
    });
    server.once('error', (error) => reject(new PortProblem(reason(port, error))));
    server.listen(port, host, () => {
      const address = server.address();
      resolve({
        server,
        port: typeof address === 'object' && address !== null ? address.port : port,
        serve: (listener) => {
          current = listener;
        },
        close: (withinMs) => {
          ending = true;
          return closing(server, withinMs);
        },
      });
    });
  });
