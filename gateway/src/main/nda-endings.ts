import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import { repeatedly } from './repeated-work';
import { minuteMs } from '../../../contract/values/duration';

/**
 * Ends NDAs whose time is over, and reminds of pending ones, every minute: clients with the open deal are notified, and
 * the sealed values close there. The result ends it.
 */
export const sweepNdas = (sweep: () => Promise<void>, clock: Clock, log: Log): (() => Promise<void>) =>
  repeatedly({ work: sweep, everyMs: minuteMs, failed: '处理到期保密协议时出错' }, clock, log);
