import { beijingClock } from './date-fields';

/** A month as '2026年11月', in Beijing time. */
export function monthText(time: number): string {
  const { year, month } = beijingClock(time);
  return `${year}年${month}月`;
}
