import { removeExpired } from '../adapters/database/stores/expired-rows';
import type { Database } from '../adapters/database/orm';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import { repeatedly } from './repeated-work';

const hourMs = 60 * 60_000;

/** Takes out expired tokens, tickets and counters a minute from now, then every hour; the answer ends it. */
export const sweepHourly = (database: Database, clock: Clock, log: Log): (() => Promise<void>) =>
  repeatedly(
    {
      work: () => removeExpired(database, clock.now()),
      everyMs: hourMs,
      failed: '清理过期记录时出错',
    },
    clock,
    log,
  );
