import type { EventTimes } from '../../../contract/event/event';
import { beijingClock, type WallClock } from '../time/date-fields';
import { calendarText } from '../time/calendar-text';
import { marked } from '../time/deal-day';

const twoDigits = (part: number): string => String(part).padStart(2, '0');

const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

/** The hour of a moment in Beijing: '14:00'. */
export const hourText = (time: number): string => {
  const { hour, minute } = beijingClock(time);
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
};

/** The day of a moment in Beijing with its weekday: '12月18日（周五）'. */
export const eventDayText = (time: number, now: number): string => {
  const { year, month, day } = beijingClock(time);
  const weekday = weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? '';
  return `${calendarText(time, now, beijingClock)}（${weekday}）`;
};

/**
 * When an event is, by the clock of Beijing and marked where the reader's differs: '12月18日（周五）14:00–17:30', and
 * with both days where it ends on another one. Source: CLK-02.
 * @param now milliseconds since 1970
 */
export const eventTimeText = (
  { startsAt, endsAt }: Pick<EventTimes, 'startsAt' | 'endsAt'>,
  now: number,
  reader: WallClock,
): string => {
  const [first, last] = [eventDayText(startsAt, now), eventDayText(endsAt, now)];
  const until = first === last ? hourText(endsAt) : `${last}${hourText(endsAt)}`;
  return marked(`${first}${hourText(startsAt)}–${until}`, startsAt, reader);
};

/** A moment of an event: '12月10日（周四）18:00'. */
export const eventMomentText = (time: number, now: number, reader: WallClock): string =>
  marked(`${eventDayText(time, now)}${hourText(time)}`, time, reader);
