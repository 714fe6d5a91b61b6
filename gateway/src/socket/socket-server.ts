import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { SocketServer, SocketServerNeeds } from '../ports/socket-server';
import { ConnectionRegister } from './connection-register';
import { fairLine, type LineBounds } from '../adapters/http/fair-line';
import { isWebSocketOffer, serveWithoutUpgrade } from '../adapters/http/server/untaken-upgrade';
import { namesTwoHosts } from '../adapters/http/server/listen';
import { endSoon } from '../adapters/http/server/linger';
import { SocketConnection } from './socket-connection';
import { maxReadBytes, maxUnsentInAll } from './socket-limits';

const path = '/ws';
const stopWithinMs = 1_000;
const sliceEveryMs = 250;

/** When another instance dies, thousands connect at once: their tokens are looked up a few at a time, and none is refused. */
const identifyingBounds: LineBounds = {
  atOnce: 8,
  waitingPerName: 20_000,
  waiting: 20_000,
  longestMs: 10_000,
};

const refuse = (socket: Duplex, status: string): void => {
  // A visitor that is gone already is no matter.
  socket.on('error', () => socket.destroy());
  endSoon(socket, `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

const forwardedFor = ({ headers }: IncomingMessage): string | undefined =>
  headers['x-forwarded-for']?.toString();

const placeOf = (request: IncomingMessage): { readonly path: string; readonly userId: string } => {
  const [pathname = '', query = ''] = (request.url ?? '').split('?', 2);
  return { path: pathname, userId: new URLSearchParams(query).get('userId') ?? '' };
};

/**
 * Serves the message socket at `/ws?userId=` of an HTTP server (SOC-01; contract of the socket).
 * Upgrades of other paths are refused, or left to another listener that the process has (`sharesUpgrades`).
 */
export const attachSocketServer = (server: Server, needs: SocketServerNeeds): SocketServer => {
  const register = new ConnectionRegister();
  const identifying = fairLine(needs.clock, identifyingBounds);
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxReadBytes,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has('v12.stomp') ? 'v12.stomp' : false),
  });
  let [countedAt, crowded] = [Number.NEGATIVE_INFINITY, false];
  /** Counted once a second: there may be thousands of sockets. */
  const isCrowded = (): boolean => {
    const now = needs.clock.now();
    if (now - countedAt >= 1_000 || now < countedAt) {
      const unsent = [...sockets.clients].reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0);
      [countedAt, crowded] = [now, unsent > maxUnsentInAll];
    }
    return crowded;
  };
  const endBus = needs.bus.subscribe((event) => register.hear(event));

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (!isWebSocketOffer(request)) {
      serveWithoutUpgrade(server, request, socket, head);
      return;
    }
    const place = placeOf(request);
    if (place.path !== path) {
      if (!needs.sharesUpgrades) refuse(socket, '404 Not Found');
      return;
    }
    const address = needs.addressOf(request.socket.remoteAddress, forwardedFor(request));
    const refuseAndLog = (status: string, about: string): void => {
      needs.security.note({ kind: 'socket.refused', address, account: null, about });
      refuse(socket, status);
    };
    if (!needs.originAllowed(request.headers.origin, request.headers.host)) {
      refuseAndLog('403 Forbidden', '403 origin');
      return;
    }
    if (namesTwoHosts(request)) {
      refuseAndLog('400 Bad Request', '400 host');
      return;
    }
    if (!register.hasRoomFor(address)) {
      needs.refusedForNow('来自同一地址的消息通道过多，新的已被拒绝', address);
      refuseAndLog('429 Too Many Requests', '429 address');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (peer) => {
      const connection = new SocketConnection(peer, place.userId, address, {
        ...needs,
        tokens: { userOf: (token) => identifying.run(address, () => needs.tokens.userOf(token)) },
        prove: (proved) => register.prove(proved),
        isCrowded,
      });
      register.add(connection);
      peer.on('close', () => register.remove(connection));
    });
  };
  server.on('upgrade', upgrade);

  const close = async (): Promise<void> => {
    server.off('upgrade', upgrade);
    // A client that comes back before the port is closed would stay, and the end would wait for it.
    server.on('upgrade', (_request, socket) => refuse(socket, '503 Service Unavailable'));
    endBus();
    register.all().forEach((connection) => connection.take({ kind: 'stopping' }));
    const cancel = needs.clock.after(stopWithinMs, () => sockets.clients.forEach((peer) => peer.terminate()));
    await new Promise<void>((gone) => sockets.close(() => gone()));
    cancel();
  };
  /** A slice every so often: clients that connect elsewhere do not come all at once. */
  const drain = async (withinMs: number): Promise<void> => {
    const slices = Math.max(1, Math.floor(withinMs / sliceEveryMs));
    for (let left = slices; left > 0; left -= 1) {
      const open = register.all();
      open
        .slice(0, Math.ceil(open.length / left))
        .forEach((connection) => connection.take({ kind: 'stopping' }));
      await new Promise<void>((passed) => needs.clock.after(sliceEveryMs, passed));
    }
  };
  return { open: () => sockets.clients.size, close, drain };
};
