import type { Clock } from '../../ports/clock';

/** The device's own clock. */
export class SystemClock implements Clock {
  readonly now = (): number => Date.now();
}
