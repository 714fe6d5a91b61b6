import { none, some } from 'fp-ts/Option';
import { isCalendarDay, parseDay } from '../calendar/calendar-day';
import { beijingTime } from '../values/beijing-time';
import { WireLeaf } from './leaf';
import { readTime } from './time';
import { timeSchema } from './time-schema';

/** A day of the calendar in Asia/Shanghai: 'yyyy-MM-dd', or any moment of that day (contract: Answers). */
export const WireDay = new WireLeaf(
  'WireDay',
  {
    types: ['string', 'integer'],
    description: 'yyyy-MM-dd, or any moment of the day in Asia/Shanghai',
    schema: timeSchema,
  },
  isCalendarDay,
  (input) => {
    if (isCalendarDay(input)) return some(input);
    const time = readTime(input);
    return time._tag === 'None' ? none : parseDay(beijingTime(time.value).slice(0, 10));
  },
  (day) => day,
);
