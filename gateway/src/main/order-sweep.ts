import type { OrderSweep } from '../application/order/order-sweep';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import { repeatedly } from './repeated-work';
import { minuteMs } from '../../../contract/values/duration';

/** Looks after what time alone does to orders, at once and every minute; the answer ends it. */
export const sweepOrders = (sweep: OrderSweep, clock: Clock, log: Log): (() => Promise<void>) =>
  repeatedly({ work: sweep, everyMs: minuteMs, atOnce: true, failed: '处理到期订单时出错' }, clock, log);
