import { calendarText } from './calendar-text';
import { beijingClock } from './date-fields';

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** A moment as a notice writes it: '09:12', with its day in front when that is not today. In Beijing time too. */
export function momentText(time: number, now: number): string {
  const { hour, minute } = beijingClock(time);
  const clock = `${twoDigits(hour)}:${twoDigits(minute)}`;
  const day = calendarText(time, now);
  return day === calendarText(now, now) ? clock : `${day} ${clock}`;
}

/** A moment by which something is to come: '今天 18:00', '11月18日 18:00'. */
export function dueText(time: number, now: number): string {
  const text = momentText(time, now);
  return calendarText(time, now) === calendarText(now, now) ? `今天 ${text}` : text;
}
