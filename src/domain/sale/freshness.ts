import { dayMs } from '../../../contract/values/duration';

/** From this day on after it was last confirmed, a deal is said to await its confirmation. Source: MKT-06. */
export const staleAfterDays = 45;

/** Whether the last confirmation of a deal is so old that its page must say so; milliseconds since 1970. */
export const awaitsConfirmation = (confirmedAt: number | null, now: number): boolean =>
  confirmedAt !== null && now - confirmedAt >= staleAfterDays * dayMs;
