import { clockTolerance } from './clock-tolerance';
import { readerClock, type WallClock } from './date-fields';
import { defaultDatePattern, formatDate } from './date-format';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How long ago something was: under 30 s '刚刚', under 1 h 'N分钟前', under 1 day 'N小时前', under 2 days
 * '1天前', else a date. N is rounded up, at most 59 and 23. Up to 30 s ahead is '刚刚' too, further ahead
 * a date. Source: product.md §9, VAL-05.
 * @param time milliseconds since 1970; so is `now`
 */
export function relativeTime(
  time: number,
  now: number,
  pattern: string = defaultDatePattern,
  clock: WallClock = readerClock,
): string {
  const passed = now - time;
  if (passed < -clockTolerance) return formatDate(time, pattern, clock);
  if (passed < 30 * second) return '刚刚';
  if (passed < hour) return `${Math.min(59, Math.ceil(passed / minute))}分钟前`;
  if (passed < day) return `${Math.min(23, Math.ceil(passed / hour))}小时前`;
  return passed < 2 * day ? '1天前' : formatDate(time, pattern, clock);
}
