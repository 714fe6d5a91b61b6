import { hourMs } from '../../../contract/values/duration';

/** A moment as a calendar and a clock on the wall show it. Months and days count from 1. */
export interface DateFields {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
}

/** Which clock on the wall is read: the reader's, or that of a stated place. */
export type WallClock = (time: number) => DateFields;

/** The clock of the reader's own time zone. A server and a browser may differ in it. */
export const readerClock: WallClock = (time) => {
  const date = new Date(time);
  return {
    year: date.getFullYear(),
    month: date.getMonth() + 1,
    day: date.getDate(),
    hour: date.getHours(),
    minute: date.getMinutes(),
    second: date.getSeconds(),
    millisecond: date.getMilliseconds(),
  };
};

const eightHours = 8 * hourMs;

/** Beijing time, in which deals are dated: the same in a server's page and in the reader's browser. */
export const beijingClock: WallClock = (time) => {
  const date = new Date(time + eightHours);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    millisecond: date.getUTCMilliseconds(),
  };
};
