import { LRUCache } from 'lru-cache';
import { takePace, type Pace, type PaceLeft } from '../../domain/limit/pace';
import type { Clock } from '../../ports/clock';

/** So many addresses are known at a time; the one that asked longest ago is forgotten first. */
const mostAddresses = 10_000;

/** Whether an address may ask once more: a token bucket for each. */
export const addressPace = (pace: Pace, clock: Pick<Clock, 'now'>): ((address: string) => boolean) => {
  const known = new LRUCache<string, PaceLeft>({ max: mostAddresses });
  return (address) => {
    const now = clock.now();
    const left = takePace(pace, known.get(address) ?? { left: pace.burst, at: now }, 1, now);
    if (left !== null) known.set(address, left);
    return left !== null;
  };
};
