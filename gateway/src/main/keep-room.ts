import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import { repeatedly } from './repeated-work';
import { minuteMs } from '../../../contract/values/duration';

/** Checks the free space on the data folder's disk every minute; the result ends it. */
export const keepRoom = (work: () => Promise<void>, clock: Clock, log: Log): (() => Promise<void>) =>
  repeatedly({ work, everyMs: minuteMs, failed: '检查磁盘空间时出错' }, clock, log);
