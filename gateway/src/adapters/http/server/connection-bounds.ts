import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ReportRefusal } from '../../../ports/refusal-log';
import { addressBlock, countedAddress } from '../visitor-address';
import { ConnectionBlocks } from './connection-blocks';

/** How many connections may be open at a time; sockets of messages are among them. */
export interface ConnectionBounds {
  readonly inAll: number;
  /** From one address; null where a proxy is before all visitors. */
  readonly perAddress: number | null;
  /** From one block of addresses; null where a proxy is before all visitors. */
  readonly perBlock: number | null;
}

/** A browser opens six at a time; an office shares an address, and a mobile network shares a block. */
export const usualBounds: ConnectionBounds = { inAll: 4_096, perAddress: 256, perBlock: 1_024 };

/**
 * Addresses of a proxy say nothing about its visitors. An instance has room for the sockets of one that has ended: at about
 * 60 KB each this many take 1 GB.
 */
export const boundsBehindProxy: ConnectionBounds = { inAll: 16_384, perAddress: null, perBlock: null };

/** From this part of all on, a new connection takes the place of one of the block that holds the most. */
const crowdedFrom = 0.75;
/** So many more are let in to be refused in words; beyond them a connection is cut without an answer. */
const refusedInWords = 64;
const silentForMs = 5_000;

const nameOf = (socket: Socket): string => socket.remoteAddress ?? 'unknown';

export interface BoundConnections {
  /** Whether a request came over a connection that is one too many. */
  readonly isTooMany: (request: IncomingMessage) => boolean;
  /** A request is being answered on the connection, or no longer. */
  readonly setBusy: (socket: Socket, isBusy: boolean) => void;
}

/**
 * Counts a server's connections by address, by block of addresses and in all. One that is too many is let in only to be
 * answered that it is. Near the bound for all, the block with the most connections gives way: its idle connections
 * first, the longest idle first (SEC-05).
 */
export const boundConnections = (
  server: Server,
  { inAll, perAddress, perBlock }: ConnectionBounds,
  refusedForNow: ReportRefusal,
): BoundConnections => {
  const seen = new WeakSet<Socket>();
  const refused = new WeakSet<Socket>();
  const byAddress = new Map<string, number>();
  const blocks = new ConnectionBlocks<Socket>();

  const count = (address: string, change: 1 | -1): number => {
    const now = (byAddress.get(address) ?? 0) + change;
    if (now > 0) byAddress.set(address, now);
    else byAddress.delete(address);
    return now;
  };

  const takeOut = (socket: Socket): void => {
    const address = blocks.remove(socket);
    if (address !== null) count(address, -1);
  };

  /** Makes room for a connection of `block`; whether there was one to close. */
  const makeRoom = (block: string): boolean => {
    const victim = blocks.victimFor(block);
    if (victim === null) return false;
    refusedForNow('连接总数接近上限，已断开占用最多的网段中的连接', victim.block);
    takeOut(victim.connection);
    victim.connection.destroy();
    return true;
  };

  const problemOf = (block: string, own: number): string | null => {
    if (own > (perAddress ?? Number.POSITIVE_INFINITY)) return '来自同一地址的连接过多，新的连接已被拒绝';
    if (blocks.countOf(block) > (perBlock ?? Number.POSITIVE_INFINITY))
      return '来自同一网段的连接过多，新的连接已被拒绝';
    const hasRoom = blocks.count <= inAll * crowdedFrom || makeRoom(block) || blocks.count <= inAll;
    return hasRoom ? null : '连接总数已达上限，新的连接已被拒绝';
  };

  server.prependListener('connection', (socket: Socket) => {
    // An upgrade that was not taken brings the same connection again.
    if (seen.has(socket)) return;
    seen.add(socket);
    const [address, block] = [countedAddress(nameOf(socket)), addressBlock(nameOf(socket))];
    const own = count(address, 1);
    blocks.add(socket, address, block);
    socket.once('close', () => takeOut(socket));
    const problem = problemOf(block, own);
    if (problem === null) return;
    refusedForNow(problem, address);
    const isFarBeyond =
      blocks.count > inAll + refusedInWords ||
      own > (perAddress ?? Number.POSITIVE_INFINITY) + refusedInWords ||
      blocks.countOf(block) > (perBlock ?? Number.POSITIVE_INFINITY) + refusedInWords;
    if (isFarBeyond) {
      socket.destroy();
      return;
    }
    refused.add(socket);
    const cut = setTimeout(() => socket.destroy(), silentForMs).unref();
    socket.once('close', () => clearTimeout(cut));
  });
  server.prependListener('upgrade', ({ socket }: IncomingMessage) => blocks.setState(socket, 'lasting'));

  return {
    isTooMany: ({ socket }) => refused.has(socket),
    setBusy: (socket, isBusy) => blocks.setState(socket, isBusy ? 'busy' : 'idle'),
  };
};
