import { inTurn, type Fault } from './fault';

/** Longer than a lease of work, which is 30 s. */
const suspendedMs = 35_000;
/** How much the clock of an instance differs from those of the others, in milliseconds. */
const shifts = [120_000, -120_000] as const;

/** An instance gets no time for longer than its leases, as a machine that hangs or moves. */
const suspension: Fault = {
  name: 'suspend',
  lastsMs: suspendedMs,
  isReached: true,
  begin: ({ cluster: { instances } }, lap) => {
    const instance = inTurn(instances, lap);
    instance.suspend();
    return Promise.resolve({
      title: `gateway ${(lap % instances.length) + 1} was stopped for ${suspendedMs / 1_000} s`,
      end: () => {
        instance.resume();
        return Promise.resolve();
      },
    });
  },
};

/** The clock of one instance is wrong. */
const clockSkew = (shiftMs: number): Fault => ({
  name: shiftMs > 0 ? 'clock-ahead' : 'clock-behind',
  lastsMs: 15_000,
  isReached: true,
  begin: async ({ cluster: { instances } }, lap) => {
    const instance = inTurn(instances, lap);
    const startWith = async (clockShiftMs: number): Promise<void> => {
      await instance.end();
      await instance.startAgain(clockShiftMs);
    };
    await startWith(shiftMs);
    return {
      title: `the clock of gateway ${(lap % instances.length) + 1} differs by ${shiftMs / 1_000} s`,
      end: () => startWith(0),
    };
  },
});

export const timeFaults: readonly Fault[] = [suspension, ...shifts.map(clockSkew)];
