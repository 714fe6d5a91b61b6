import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Clock } from '../../../ports/clock';
import type { TellRefusal } from '../../../ports/refusal-log';
import { addressBlock, countedAddress } from '../visitor-address';

/** What may wait for clients that do not take their answers; bytes, and milliseconds. */
export interface UnsentBounds {
  /** Of one connection. */
  readonly perConnection: number;
  /** Of all connections together. */
  readonly inAll: number;
  /** For so long a connection may take nothing of an answer that waits for it. */
  readonly stalledMs: number;
}

/** The largest answer is a file of a chat: 20 MB, in base64. */
export const usualUnsent: UnsentBounds = {
  perConnection: 32 * 1024 * 1024,
  inAll: 256 * 1024 * 1024,
  stalledMs: 30_000,
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
  /** What the connection had taken of all its answers, and since when that is so. */
  taken: number;
  takenAt: number;
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
    .sort((one, other) => other.bytes - one.bytes || one.takenAt - other.takenAt)[0];
};

/**
 * Watches answers until they are sent: a connection that takes nothing for `stalledMs`, or for which too much waits, is
 * cut; when too much waits in all, the block of addresses that holds the most is cut first (SEC-05).
 * @returns to be called with each answer that begins
 */
export const watchUnsent = (
  clock: Clock,
  { perConnection, inAll, stalledMs }: UnsentBounds,
  refusedForNow: TellRefusal,
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
    if (bytes === 0 || taken !== one.taken) {
      one.taken = taken;
      one.takenAt = clock.now();
    }
    if (bytes > perConnection) cut(response, one, '连接上等待发送的数据过多，连接已被断开');
    else if (clock.now() - one.takenAt >= stalledMs) cut(response, one, '连接长时间不接收数据，已被断开');
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
    underWay.set(response, { socket, block, taken: -1, takenAt: clock.now() });
    response.once('close', () => underWay.delete(response));
    if (isLooking) return;
    isLooking = true;
    clock.after(lookEveryMs, look);
  };
};
