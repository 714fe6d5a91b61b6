import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Clock } from '../../../ports/clock';
import type { ReportRefusal } from '../../../ports/refusal-log';
import { addressBlock, countedAddress } from '../visitor-address';

/** What may wait for clients that do not take their answers; bytes, and milliseconds. */
export interface UnsentBounds {
  /** Of one connection. */
  readonly perConnection: number;
  /** Of all connections together. */
  readonly inAll: number;
  /** For so long a connection may take nothing of an answer that waits for it. */
  readonly stalledMs: number;
  /** The least rate, in bytes per second, at which a connection must take an answer. */
  readonly leastPerSecond: number;
}

/** Room for the largest answers that are made whole; a file is read as it is sent, and waits in its store. */
export const usualUnsent: UnsentBounds = {
  perConnection: 32 * 1024 * 1024,
  inAll: 256 * 1024 * 1024,
  stalledMs: 30_000,
  leastPerSecond: 1024,
};

/** How often the answers under way are looked at, in milliseconds. */
const lookEveryMs = 1_000;

/** Bytes of answers that are made but not yet written to their connections. */
const held = new WeakMap<ServerResponse, number>();

/** Notes how much of an answer is made and not yet written. */
export const holdBytes = (response: ServerResponse, bytes: number): void => void held.set(response, bytes);

interface UnderWay {
  readonly socket: Socket;
  readonly block: string;
  /** Bytes that the connection took of all its answers until the last look. */
  taken: number;
  /** The connection is cut at this moment unless it takes more; milliseconds since 1970. */
  cutAt: number;
}

interface Waiting extends UnderWay {
  readonly response: ServerResponse;
  readonly bytes: number;
}

const waitingOf = (response: ServerResponse, { socket }: UnderWay): number =>
  (held.get(response) ?? 0) + socket.writableLength;

/** The block that holds the most, and in it the connection that holds the most. */
const heaviestOf = (waiting: readonly Waiting[]): Waiting | undefined => {
  const byBlock = new Map<string, number>();
  for (const { block, bytes } of waiting) byBlock.set(block, (byBlock.get(block) ?? 0) + bytes);
  const [most] = [...byBlock].sort(([, one], [, other]) => other - one);
  return waiting
    .filter(({ block }) => block === most?.[0])
    .sort((one, other) => other.bytes - one.bytes || one.cutAt - other.cutAt)[0];
};

/**
 * Watches answers until they are sent. A connection is cut when too much waits for it, or when it takes an answer more
 * slowly than the least rate: each byte that it takes moves its deadline by the time of one byte at that rate, to
 * `stalledMs` from now at most. An answer therefore ends within `stalledMs` and the time of its size at the least rate.
 * When too much waits in all, the block of addresses that holds the most is cut first (SEC-05).
 * @returns to be called with each answer that begins
 */
export const watchUnsent = (
  clock: Clock,
  { perConnection, inAll, stalledMs, leastPerSecond }: UnsentBounds,
  refusedForNow: ReportRefusal,
): ((response: ServerResponse, socket: Socket) => void) => {
  const underWay = new Map<ServerResponse, UnderWay>();
  let isLooking = false;

  const cut = (response: ServerResponse, { socket }: UnderWay, why: string): void => {
    refusedForNow(why, countedAddress(socket.remoteAddress ?? 'unknown'));
    underWay.delete(response);
    socket.destroy();
  };

  const lookAt = (response: ServerResponse, one: UnderWay): number => {
    const bytes = waitingOf(response, one);
    const taken = one.socket.bytesWritten - one.socket.writableLength;
    const earnedMs = (Math.max(0, taken - one.taken) / leastPerSecond) * 1_000;
    const latest = clock.now() + stalledMs;
    one.cutAt = bytes === 0 ? latest : Math.min(latest, one.cutAt + earnedMs);
    one.taken = taken;
    if (bytes > perConnection) cut(response, one, '连接上等待发送的数据过多，连接已被断开');
    else if (clock.now() >= one.cutAt) cut(response, one, '连接接收数据过慢，已被断开');
    else return bytes;
    return 0;
  };

  const look = (): void => {
    let waiting = [...underWay]
      .map(([response, one]): Waiting => ({ ...one, response, bytes: lookAt(response, one) }))
      .filter(({ bytes }) => bytes > 0);
    let sum = waiting.reduce((whole, { bytes }) => whole + bytes, 0);
    while (sum > inAll) {
      const heaviest = heaviestOf(waiting);
      if (heaviest === undefined) break;
      cut(heaviest.response, heaviest, '等待发送的数据总量过多，占用最多的连接已被断开');
      waiting = waiting.filter((one) => one !== heaviest);
      sum -= heaviest.bytes;
    }
    isLooking = underWay.size > 0;
    if (isLooking) clock.after(lookEveryMs, look);
  };

  return (response, socket) => {
    const block = addressBlock(socket.remoteAddress ?? 'unknown');
    underWay.set(response, {
      socket,
      block,
      taken: socket.bytesWritten - socket.writableLength,
      cutAt: clock.now() + stalledMs,
    });
    response.once('close', () => underWay.delete(response));
    if (isLooking) return;
    isLooking = true;
    clock.after(lookEveryMs, look);
  };
};
