import { removeExpired } from '../adapters/database/stores/expired-rows';
import type { PresentationFiles } from '../application/presentation/presentation-files';
import type { DrawnPictures } from '../application/share/drawn-pictures';
import type { Alerting } from '../application/search/alerting';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import type { Uploads } from '../ports/uploads';
import type { DoneByOne } from './done-by-one';
import { repeatedly } from './repeated-work';
import type { Storage } from './storage';
import { hourMs } from '../../../contract/values/duration';

type Step = readonly [failed: string, work: () => Promise<unknown>];

/** Does each step; one that fails is logged in its own words, and does not keep the others from being done. */
const eachByItself = async (steps: readonly Step[], lost: AbortSignal, log: Log): Promise<void> => {
  for (const [failed, work] of steps) {
    if (lost.aborted) return;
    await work().catch((error: unknown) => log.problem(failed, error));
  }
};

/** Takes out expired tokens, tickets, counters, unused files, old pictures and old pages of presentations, reminds of publications that grow old, has the assistant's model forget what is gone, and lets the database look at what has grown, a minute from now, then every hour; the answer ends it. */
export const sweepHourly = (
  {
    storage: { database, refreshStatistics },
    byOne,
    sweepEvents,
  }: {
    readonly storage: Pick<Storage, 'database' | 'refreshStatistics'>;
    readonly byOne: DoneByOne;
    readonly sweepEvents: () => Promise<void>;
  },
  {
    uploads,
    drawn,
    presentationFiles,
    sweepDealing,
    sweepChats,
    forgetTalks,
    alerting,
  }: {
    readonly uploads: Pick<Uploads, 'sweep'>;
    readonly drawn: Pick<DrawnPictures, 'sweep'>;
    readonly presentationFiles: Pick<PresentationFiles, 'sweep'>;
    readonly sweepDealing: () => Promise<void>;
    readonly sweepChats: () => Promise<void>;
    readonly forgetTalks: () => Promise<void>;
    readonly alerting: Pick<Alerting, 'sweep'>;
  },
  clock: Clock,
  log: Log,
): (() => Promise<void>) => {
  const steps: readonly Step[] = [
    ['清理过期记录时出错', () => removeExpired(database, clock.now())],
    ['清理未使用的文件时出错', () => uploads.sweep(clock.now())],
    ['清理分享图片时出错', drawn.sweep],
    ['清理路演材料时出错', presentationFiles.sweep],
    ['提醒项目更新时出错', sweepDealing],
    ['清除已撤回的消息时出错', sweepChats],
    ['更新数据库统计信息时出错', refreshStatistics],
    ['发送订阅提醒时出错', alerting.sweep],
    ['清除助手对话时出错', forgetTalks],
    ['清理实例间事件时出错', sweepEvents],
  ];
  return repeatedly(
    {
      work: byOne('hourly', { work: (lost) => eachByItself(steps, lost, log), everyMs: hourMs }),
      everyMs: hourMs,
      failed: '每小时的定时任务出错',
    },
    clock,
    log,
  );
};
