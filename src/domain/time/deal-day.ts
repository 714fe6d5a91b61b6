import { calendarText } from './calendar-text';
import { beijingClock, type WallClock } from './date-fields';

/** The mark of a day that is counted in Beijing, for a reader whose clock shows another time. */
const beijingMark = '北京时间';

const isInBeijing = (time: number, reader: WallClock): boolean => {
  const [own, beijing] = [reader(time), beijingClock(time)];
  return own.day === beijing.day && own.hour === beijing.hour && own.minute === beijing.minute;
};

/** A day as written, marked where the reader's clock differs from that of Beijing. */
export const marked = (day: string, time: number, reader: WallClock): string =>
  isInBeijing(time, reader) ? day : `${beijingMark}${day}`;

/**
 * A day of a deal, such as its deadline: '11月18日' in Beijing time, by which such days are counted, and marked where
 * the reader's clock differs. Source: CLK-02.
 * @param time milliseconds since 1970; so is `now`
 */
export const dealDay = (time: number, now: number, reader: WallClock): string =>
  marked(calendarText(time, now, beijingClock), time, reader);
