import type { Bid } from '../../../contract/bid/bid';
import { nextStepBy } from '../../../contract/rules/after-acceptance';

/**
 * By when the two sides are to take the step after an acceptance, milliseconds since 1970 (SCR-07).
 * @returns null of a bid that is not accepted
 */
export const nextStepDate = ({ state, steps }: Pick<Bid, 'state' | 'steps'>): number | null => {
  const accepted = state === 'accepted' ? steps.findLast(({ kind }) => kind === 'accepted') : undefined;
  return accepted === undefined ? null : nextStepBy(accepted.at);
};
