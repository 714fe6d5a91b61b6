import { SimulatedClock } from 'xstate';
import type { Clock } from '../../../src/ports/clock';

export interface FakeClock {
  /** What the machines' delays run on: `createActor(machine, { clock: clock.timers })`. */
  readonly timers: SimulatedClock;
  /** The same time as a port, from `start` on. */
  readonly port: Clock;
  /** Lets time pass, in milliseconds. */
  readonly pass: (ms: number) => void;
  /** Time passes while the device sleeps: its timers do not ring. */
  readonly sleep: (ms: number) => void;
}

/** One time for delays and for the port; it only moves when a test moves it. */
export const fakeClock = (start = 1_790_000_000_000): FakeClock => {
  const timers = new SimulatedClock();
  let slept = 0;
  return {
    timers,
    port: { now: () => start + slept + timers.now() },
    pass: (ms) => timers.increment(ms),
    sleep: (ms) => {
      slept += ms;
    },
  };
};
