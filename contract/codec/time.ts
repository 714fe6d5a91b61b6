import { none, some, type Option } from 'fp-ts/Option';
import { timestampOf } from '../values/timestamp';
import { timeOfDateText } from '../values/date-text';
import { WireLeaf } from './leaf';

/** The last millisecond of the year 9999. */
export const latestTime = 253_402_300_799_999;

export const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= latestTime;

/** A moment in any of its spellings, as milliseconds; none for anything else. */
export function readTime(input: unknown): Option<number> {
  if (typeof input !== 'string' && typeof input !== 'number') return none;
  const stamp = timestampOf(input);
  const time = stamp._tag === 'None' && typeof input === 'string' ? timeOfDateText(input) : stamp;
  return time._tag === 'Some' && isTime(time.value) ? some(time.value) : none;
}

/**
 * A moment: milliseconds, ten-digit seconds (VAL-03) or a date text, Asia/Shanghai where it names no
 * zone (contract: Answers). Read and written as milliseconds since 1970; one of ten digits is written as an ISO text,
 * since ten digits are seconds.
 */
export const WireTime = new WireLeaf<number, number | string>('WireTime', null, isTime, readTime, (time) =>
  /^\d{10}$/.test(String(time)) ? new Date(time).toISOString() : time,
);
