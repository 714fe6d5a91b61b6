import { calendarText } from './calendar-text';
import { relativeTimeText } from './relative-time';

/**
 * When something was, beside the thing: '5分钟前' of today and yesterday, before that '11月18日' (VAL-05).
 * @param time milliseconds since 1970; so is `now`
 */
export const whenText = (time: number, now: number): string =>
  relativeTimeText(time, now, calendarText(time, now));
