import { removeExpired } from '../adapters/database/stores/expired-rows';
import { refreshStatistics } from '../adapters/database/statistics';
import type { Database } from '../adapters/database/orm';
import type { DrawnPictures } from '../application/share/drawn-pictures';
import type { Alerting } from '../application/search/alerting';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import type { Uploads } from '../ports/uploads';
import type { DoneByOne } from './done-by-one';
import { repeatedly } from './repeated-work';
import { hourMs } from '../../../contract/values/duration';

/** Takes out expired tokens, tickets, counters, unused files and old pictures, reminds of publications that grow old, has the assistant's model forget what is gone, and lets the database look at what has grown, a minute from now, then every hour; the answer ends it. */
export const sweepHourly = (
  {
    database,
    byOne,
    sweepEvents,
  }: {
    readonly database: Database;
    readonly byOne: DoneByOne;
    readonly sweepEvents: () => Promise<void>;
  },
  {
    uploads,
    drawn,
    sweepDealing,
    sweepChats,
    forgetTalks,
    alerting,
  }: {
    readonly uploads: Pick<Uploads, 'sweep'>;
    readonly drawn: Pick<DrawnPictures, 'sweep'>;
    readonly sweepDealing: () => Promise<void>;
    readonly sweepChats: () => Promise<void>;
    readonly forgetTalks: () => Promise<void>;
    readonly alerting: Pick<Alerting, 'sweep'>;
  },
  clock: Clock,
  log: Log,
): (() => Promise<void>) =>
  repeatedly(
    {
      work: byOne('hourly', async () => {
        await removeExpired(database, clock.now());
        await uploads.sweep(clock.now());
        await drawn.sweep();
        await sweepDealing();
        await sweepChats();
        await refreshStatistics(database);
        await alerting.sweep();
        await forgetTalks();
        await sweepEvents();
      }),
      everyMs: hourMs,
      failed: '清理过期记录时出错',
    },
    clock,
    log,
  );
