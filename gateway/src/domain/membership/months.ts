import { beijingOffsetMs } from '../../../../contract/values/beijing-time';

/**
 * The same day and hour in Beijing so many calendar months later; where that month is too short, its last day.
 * Milliseconds since 1970.
 */
export const monthsLater = (moment: number, months: number): number => {
  const start = new Date(moment + beijingOffsetMs);
  const moved = new Date(start);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return moved.getTime() - beijingOffsetMs;
};
