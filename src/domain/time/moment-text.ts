import { calendarText } from './calendar-text';
import type { WallClock } from './date-fields';

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/**
 * A moment as a notice writes it: '09:12', with its day in front when that is not today. Source: CLK-02.
 * @param time milliseconds since 1970; so is `now`
 * @param clock the reader's
 */
export function momentText(time: number, now: number, clock: WallClock): string {
  const { hour, minute } = clock(time);
  const hours = `${twoDigits(hour)}:${twoDigits(minute)}`;
  const day = calendarText(time, now, clock);
  return day === calendarText(now, now, clock) ? hours : `${day} ${hours}`;
}

/** A moment by which something is to come: '今天 18:00', '11月18日 18:00'. */
export function dueText(time: number, now: number, clock: WallClock): string {
  const text = momentText(time, now, clock);
  return calendarText(time, now, clock) === calendarText(now, now, clock) ? `今天 ${text}` : text;
}
