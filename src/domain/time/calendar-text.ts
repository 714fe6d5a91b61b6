import type { WallClock } from './date-fields';

/**
 * The day of a moment as a card writes it: '11月18日', with its year in front when that is not the present one.
 * @param time milliseconds since 1970; so is `now`
 * @param clock the reader's clock; days of deals go by `dealDay`
 */
export function calendarText(time: number, now: number, clock: WallClock): string {
  const { year, month, day } = clock(time);
  const date = `${month}月${day}日`;
  return year === clock(now).year ? date : `${year}年${date}`;
}
