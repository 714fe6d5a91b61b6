import type { Membership } from '../../../contract/membership/membership';
import { dayMs } from '../../../contract/values/duration';

/** How many days a membership still holds, begun ones counted; null without an end. @param now milliseconds since 1970 */
export const daysLeft = ({ until }: Pick<Membership, 'until'>, now: number): number | null =>
  until === null ? null : Math.max(0, Math.ceil((until - now) / dayMs));
