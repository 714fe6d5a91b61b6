import { beijingClock } from './date-fields';

/** The moment at which a day began in Beijing; both in milliseconds since 1970. */
export function beijingDayOf(time: number): number {
  const { hour, minute, second, millisecond } = beijingClock(time);
  return time - ((hour * 60 + minute) * 60 + second) * 1_000 - millisecond;
}
