import { dayMs, hourMs } from './duration';

/** Asia/Shanghai is so far ahead of UTC, in milliseconds. */
export const beijingOffsetMs = 8 * hourMs;

/** A moment (milliseconds since 1970) as 'yyyy-MM-dd HH:mm:ss' in Asia/Shanghai, which has no summer time. */
export const beijingTime = (moment: number): string =>
  new Date(moment + beijingOffsetMs).toISOString().slice(0, 19).replace('T', ' ');

/** The start of the day in Asia/Shanghai; milliseconds since 1970. */
export const startOfDay = (moment: number): number =>
  Math.floor((moment + beijingOffsetMs) / dayMs) * dayMs - beijingOffsetMs;

/** The last second of the day in Asia/Shanghai: what ends within the day is not over before it. */
export const endOfDay = (moment: number): number => startOfDay(moment) + dayMs - 1_000;

/** The start of the next month in Asia/Shanghai; milliseconds since 1970. */
export const startOfNextMonth = (moment: number): number => {
  const local = new Date(moment + beijingOffsetMs);
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 1) - beijingOffsetMs;
};

/** The start of the month in Asia/Shanghai; milliseconds since 1970. */
export const startOfMonth = (moment: number): number => {
  const local = new Date(moment + beijingOffsetMs);
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), 1) - beijingOffsetMs;
};
