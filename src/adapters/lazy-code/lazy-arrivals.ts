import type { Arrivals } from '../../ports/arrivals';
import { startWhenLoaded } from './start-when-loaded';

/**
 * What arrives as pages hear it, complete (SOC-05); its code comes with the first page that listens. Until then, and
 * where it does not come, they hear what the socket brings.
 */
export const lazyArrivals = (asBrought: Arrivals, load: () => Promise<Arrivals>): Arrivals => ({
  listen: (hear) => {
    const stopAsBrought = asBrought.listen(hear);
    const stopComplete = startWhenLoaded(load(), (complete) => {
      stopAsBrought();
      return complete.listen(hear);
    });
    return () => {
      stopAsBrought();
      stopComplete();
    };
  },
});
