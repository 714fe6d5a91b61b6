import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import { repeatedly } from './repeated-work';

const everyMs = 2_000;

/** Sends again what the broker has not confirmed, every 2 s; the result ends it. */
export const relayEvents = (work: () => Promise<void>, clock: Clock, log: Log): (() => Promise<void>) =>
  repeatedly({ work, everyMs, failed: '补发事件时出错' }, clock, log);
