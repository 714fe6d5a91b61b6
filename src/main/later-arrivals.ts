import type { Arrivals } from '../ports/arrivals';

/**
 * What arrives as pages hear it, complete (SOC-05); its code comes with the first page that listens. Until then, and
 * where it does not come, they hear what the socket brings.
 */
export const laterArrivals = (asBrought: Arrivals, load: () => Promise<Arrivals>): Arrivals => ({
  listen: (hear) => {
    const state = { stopped: false, stop: asBrought.listen(hear) };
    load().then(
      (complete) => {
        if (state.stopped) return;
        state.stop();
        state.stop = complete.listen(hear);
      },
      () => undefined,
    );
    return () => {
      state.stopped = true;
      state.stop();
    };
  },
});
