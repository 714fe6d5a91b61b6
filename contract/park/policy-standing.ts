import { endOfDay, startOfDay } from '../values/beijing-time';
import type { Policy } from './park';

/** Whether a policy is in force: not yet, now, or no longer. */
export type PolicyStanding = 'coming' | 'valid' | 'expired';

/**
 * Returns whether a policy is in force at a moment, counted by days in Beijing; the first and the last day belong to it.
 * @param now milliseconds since 1970
 */
export const policyStanding = (
  { effectiveFrom, effectiveTo }: Pick<Policy, 'effectiveFrom' | 'effectiveTo'>,
  now: number,
): PolicyStanding => {
  if (effectiveTo !== null && startOfDay(now) > endOfDay(effectiveTo)) return 'expired';
  return startOfDay(effectiveFrom) > now ? 'coming' : 'valid';
};

/** Whether the last day of applications is over. @param now milliseconds since 1970 */
export const isApplicationOver = ({ deadline }: Pick<Policy, 'deadline'>, now: number): boolean =>
  deadline !== null && startOfDay(now) > endOfDay(deadline);
