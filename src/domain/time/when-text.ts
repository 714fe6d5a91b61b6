import { calendarText } from './calendar-text';
import type { WallClock } from './date-fields';
import { relativeTime } from './relative-time';

/**
 * When something was: '5分钟前' up to two days ago, before that '11月18日' (VAL-05).
 * @param time milliseconds since 1970; so is `now`
 * @param clock the reader's
 */
export const whenText = (time: number, now: number, clock: WallClock): string =>
  relativeTime(time, now, calendarText(time, now, clock));
