import { dayMs, hourMs } from '../../../../contract/values/duration';

/** Nine o'clock in Beijing, which has no summer time, is one in the morning of UTC. */
const nineMs = hourMs;

/** The last nine o'clock in the morning in Beijing, up to `now`; milliseconds since 1970. */
export const lastNine = (now: number): number => Math.floor((now - nineMs) / dayMs) * dayMs + nineMs;
