import type { Clock } from '../ports/clock';
import type { HeartBeat } from './heart-beat';
import { pingEveryMs, silentIntervals } from './socket-limits';

export interface Watched {
  readonly heartBeat: HeartBeat;
  /** When the token ends, in milliseconds since 1970. */
  readonly expiresAt: number;
  /** When the peer was last heard, in milliseconds since 1970. */
  readonly heardAt: () => number;
  readonly beat: () => void;
  readonly ping: () => void;
  readonly silent: () => void;
  readonly expired: () => void;
}

/** How often the end of the token is compared with the clock, which may jump: no timer waits for it alone. */
const lookEveryMs = 30_000;

/** Watches over one connection until the answer is called. */
export const watch = (clock: Clock, on: Watched): (() => void) => {
  const timers = new Map<string, () => void>();
  const later = (name: string, delayMs: number, task: () => void): void => {
    timers.set(name, clock.after(Math.max(0, delayMs), task));
  };
  const repeat = (name: string, everyMs: number, task: () => void): void =>
    later(name, everyMs, () => {
      repeat(name, everyMs, task);
      task();
    });

  const { toClient, fromClient } = on.heartBeat;
  const quietMs = (fromClient === 0 ? pingEveryMs : fromClient) * silentIntervals;
  const listen = (): void => {
    const left = on.heardAt() + quietMs - clock.now();
    if (left <= 0) on.silent();
    else later('silence', left, listen);
  };
  const waitForExpiry = (): void => {
    const left = on.expiresAt - clock.now();
    if (left <= 0) on.expired();
    else later('expiry', Math.min(left, lookEveryMs), waitForExpiry);
  };

  if (toClient > 0) repeat('beat', toClient, on.beat);
  if (fromClient === 0) repeat('ping', pingEveryMs, on.ping);
  listen();
  waitForExpiry();
  return () => {
    timers.forEach((cancel) => cancel());
    timers.clear();
  };
};
