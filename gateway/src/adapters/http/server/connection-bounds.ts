import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { TellRefusal } from '../../../ports/refusal-log';
import { countedAddress } from '../visitor-address';

/** How many connections may be open at a time; sockets of messages are among them. */
export interface ConnectionBounds {
  readonly inAll: number;
  /** From one address; null where a proxy stands before all visitors. */
  readonly perAddress: number | null;
}

/** A browser opens six at a time; an office shares an address. */
export const usualBounds: ConnectionBounds = { inAll: 4_096, perAddress: 256 };

/** So many more are let in to be told; beyond them a connection is cut without a word. */
const toldBeyond = 64;
const silentForMs = 5_000;

/**
 * Counts a server's connections. One that is too many is let in only to be answered that it is; the answer says
 * whether a request came over such a one.
 */
export const boundConnections = (
  server: Server,
  { inAll, perAddress }: ConnectionBounds,
  refusedForNow: TellRefusal,
): ((request: IncomingMessage) => boolean) => {
  const seen = new WeakSet<Socket>();
  const refused = new WeakSet<Socket>();
  const byAddress = new Map<string, number>();
  let open = 0;

  const count = (address: string, change: 1 | -1): number => {
    open += change;
    const now = (byAddress.get(address) ?? 0) + change;
    if (now > 0) byAddress.set(address, now);
    else byAddress.delete(address);
    return now;
  };

  server.prependListener('connection', (socket: Socket) => {
    // An upgrade that was not taken brings the same connection again.
    if (seen.has(socket)) return;
    seen.add(socket);
    const address = countedAddress(socket.remoteAddress ?? 'unknown');
    const own = count(address, 1);
    socket.once('close', () => count(address, -1));
    const most = perAddress ?? Number.POSITIVE_INFINITY;
    if (open <= inAll && own <= most) return;
    if (own > most) refusedForNow('来自同一地址的连接过多，新的连接已被拒绝', address);
    else refusedForNow('连接总数已达上限，新的连接已被拒绝', address);
    if (open > inAll + toldBeyond || own > most + toldBeyond) {
      socket.destroy();
      return;
    }
    refused.add(socket);
    const cut = setTimeout(() => socket.destroy(), silentForMs).unref();
    socket.once('close', () => clearTimeout(cut));
  });

  return ({ socket }) => refused.has(socket);
};
