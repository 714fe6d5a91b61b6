import { beijingTime } from '../values/beijing-time';
import { WireLeaf } from './leaf';
import { isTime, readTime } from './time';
import { timeSchema } from './time-schema';

/** A moment as WireTime reads it, to the second, written as 'yyyy-MM-dd HH:mm:ss' in Asia/Shanghai. */
export const WireTimeText = new WireLeaf<number, string>(
  'WireTimeText',
  {
    types: ['string', 'integer'],
    description: 'yyyy-MM-dd HH:mm:ss, or any other time',
    schema: timeSchema,
  },
  isTime,
  readTime,
  beijingTime,
);

const seconds = (time: number): number => Math.floor(time / 1000);

/** A moment as WireTime reads it, to the second, written as seconds; where those have not ten digits, as a text. */
export const WireTimeSeconds = new WireLeaf<number, number | string>(
  'WireTimeSeconds',
  {
    types: ['string', 'integer'],
    description: 'ten-digit seconds, or any other time',
    schema: timeSchema,
  },
  isTime,
  readTime,
  (time) => (/^\d{10}$/.test(String(seconds(time))) ? seconds(time) : beijingTime(time)),
);
