import { beijingClock, type WallClock } from './date-fields';
import { marked } from './deal-day';

/**
 * A day up to which rights hold, or from which they do: '2026年11月18日', counted and marked like a deal's.
 * @param time milliseconds since 1970
 */
export const termDay = (time: number, reader: WallClock): string => {
  const { year, month, day } = beijingClock(time);
  return marked(`${year}年${month}月${day}日`, time, reader);
};
