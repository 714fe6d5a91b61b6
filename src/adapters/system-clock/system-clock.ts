import type { Clock, ServerTime } from '../../ports/clock';

/**
 * The device's own clocks: on a server, and for what tabs of one device agree on. Anything else goes by the server's
 * clock (CLK-01).
 */
export class SystemClock implements Clock, ServerTime {
  readonly now = (): number => Date.now();

  readonly steady = (): number => performance.now();

  /** This clock is believed, so that there is nothing to learn. */
  readonly learn = (): void => undefined;
}
