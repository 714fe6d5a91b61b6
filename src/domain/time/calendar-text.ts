import { beijingClock } from './date-fields';

/** A month as '2026年11月', in Beijing time. */
export function monthText(time: number): string {
  const { year, month } = beijingClock(time);
  return `${year}年${month}月`;
}

/**
 * A day as a card writes it: '11月18日', with its year in front when that is not the present one. In Beijing
 * time, so that the server's page and the reader's browser write the same.
 * @param time milliseconds since 1970; so is `now`
 */
export function calendarText(time: number, now: number): string {
  const { year, month, day } = beijingClock(time);
  const date = `${month}月${day}日`;
  return year === beijingClock(now).year ? date : `${year}年${date}`;
}
