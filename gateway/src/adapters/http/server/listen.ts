import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';
import type { Clock } from '../../../ports/clock';
import type { ReportRefusal } from '../../../ports/refusal-log';
import { codeOf } from '../../system/code-of';
import { systemClock } from '../../system/system-clock';
import { rejected } from '../answer';
import { boundConnections, usualBounds, type ConnectionBounds } from './connection-bounds';
import { oneAtATime } from './one-at-a-time';
import { answerUnheard, longestHead } from './unheard';
import { usualUnsent, watchUnsent, type UnsentBounds } from './unsent';
import { OperatorProblem } from '../../../ports/operator-problem';

/** A port that cannot be listened on; `message` is for the operator. */
export class PortProblem extends OperatorProblem {}

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export interface Listening {
  readonly server: Server;
  readonly port: number;
  /** From now on requests are answered by this; until then they hear that the system is starting. */
  readonly serve: (listener: Listener) => void;
  /** Stops taking connections, lets answers under way finish, at most `withinMs` long. */
  readonly close: (withinMs: number) => Promise<void>;
}

export interface ListeningBounds {
  readonly clock: Clock;
  readonly connections: ConnectionBounds;
  readonly unsent: UnsentBounds;
  readonly refusedForNow: ReportRefusal;
}

const reason = (port: number, error: Error): string => {
  if (codeOf(error) === 'EADDRINUSE') return `端口 ${port} 已被占用，请换一个端口或结束占用它的程序`;
  if (codeOf(error) === 'EACCES') return `没有权限使用端口 ${port}，请换一个大于 1023 的端口`;
  return `无法监听端口 ${port}：${error.message}`;
};

/** Refuses a request before anybody looks at it, and ends its connection. */
const refusing =
  (refusal: Refusal): Listener =>
  (_request, response) => {
    const { status, body } = rejected(refusal);
    response.writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Retry-After': '1',
      Connection: 'close',
    });
    response.end(body);
  };

const starting = refusing(refusals.stopping);
const crowded = refusing(refusals.connectionsTooMany);
const twoHosts = refusing(refusals.hostTwice);

/** Two words on who is asked: a proxy before us may have believed the other one. */
export const namesTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/** Received but unread bytes are read and answered within this time; after that the server accepts no data. */
const lastWordsMs = 100;

const closing = (server: Server, open: ReadonlySet<Socket>, withinMs: number): Promise<void> =>
  new Promise((resolve) => {
    // Upgraded connections are no longer among those that the server closes itself.
    const limit = setTimeout(() => open.forEach((socket) => socket.destroy()), withinMs);
    setTimeout(
      () => {
        server.close(() => {
          clearTimeout(limit);
          resolve();
        });
        server.closeIdleConnections();
      },
      Math.min(lastWordsMs, withinMs),
    );
  });

const untold: ListeningBounds = {
  clock: systemClock,
  connections: usualBounds,
  unsent: usualUnsent,
  refusedForNow: () => undefined,
};

/** Requests that do not come whole are given up within their time and this. */
const checkEveryMs = 5_000;

/** Listens on a port, 0 for a free one. */
export const listen = (
  port: number,
  host: string,
  { clock, connections, unsent, refusedForNow }: ListeningBounds = untold,
): Promise<Listening> =>
  new Promise((resolve, reject) => {
    let current = starting;
    let ending = false;
    const given = {
      requestTimeout: 70_000,
      headersTimeout: 15_000,
      connectionsCheckingInterval: checkEveryMs,
      maxHeaderSize: longestHead,
    };
    const server = createServer(given);
    const open = new Set<Socket>();
    server.on('connection', (socket) => {
      open.add(socket);
      socket.once('close', () => open.delete(socket));
    });
    const { isTooMany, setBusy } = boundConnections(server, connections, refusedForNow);
    const watch = watchUnsent(clock, unsent, refusedForNow);
    const answer: Listener = (request, response) => {
      watch(response, request.socket);
      if (ending) response.shouldKeepAlive = false;
      // A connection kept for the next request would hold up the end: nothing would answer that one.
      response.once('finish', () => ending && request.socket.destroySoon());
      if (isTooMany(request)) crowded(request, response);
      else if (namesTwoHosts(request)) twoHosts(request, response);
      else current(request, response);
    };
    const refuse = ({ remoteAddress = 'unknown' }: Socket): void =>
      refusedForNow('同一连接上等待的请求过多，连接已被断开', remoteAddress);
    server.on('request', oneAtATime(answer, { setBusy, refuse }));
    server.on('clientError', answerUnheard);
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
          return closing(server, open, withinMs);
        },
      });
    });
  });
