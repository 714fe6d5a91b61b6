import { dayMs } from '../../../contract/values/duration';

/** From this day on after it was last confirmed, a deal is said to await its confirmation. Source: MKT-06. */
export const staleAfterDays = 45;

/** Whether nobody has confirmed for so long that a deal is on sale that its page must say so; milliseconds since 1970. */
export const awaitsConfirmation = (confirmedAt: number | null, now: number): boolean =>
  confirmedAt !== null && now - confirmedAt >= staleAfterDays * dayMs;
