import { calendarText } from './calendar-text';
import { beijingClock, type WallClock } from './date-fields';
import { formatDate } from './date-format';

/** The mark of a day that is counted in Beijing, for a reader whose clock shows another time. */
const beijingMark = '北京时间';

const minute = 'yyyy-MM-dd HH:mm';

/** The text of a Beijing day, marked where the reader's clock shows another time. Source: CLK-02. */
const marked = (text: string, time: number, reader: WallClock): string =>
  formatDate(time, minute, reader) === formatDate(time, minute, beijingClock)
    ? text
    : `${beijingMark}${text}`;

/**
 * A day of a deal, such as its deadline: '11月18日' in Beijing time, by which such days are counted, and marked where
 * the reader's clock differs. Source: CLK-02.
 * @param time milliseconds since 1970; so is `now`
 */
export const dealDay = (time: number, now: number, reader: WallClock): string =>
  marked(calendarText(time, now, beijingClock), time, reader);

/**
 * A day up to which rights hold, or from which they do: '2026年11月18日', counted and marked like a deal's.
 * @param time milliseconds since 1970
 */
export const termDay = (time: number, reader: WallClock): string =>
  marked(formatDate(time, 'yyyy年M月d日', beijingClock), time, reader);
