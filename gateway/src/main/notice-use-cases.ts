import { noticeOutboxStore } from '../adapters/database/stores/notice-outbox-store';
import { noticeSettingsStore } from '../adapters/database/stores/notice-settings-store';
import type { Database } from '../adapters/database/orm';
import { makeNoticeSweep } from '../application/notice/notice-sweep';
import { makeOwnNotices } from '../application/notice/own-notices';
import { makeNoticesReport } from '../application/operator/notices-report';
import type { NoticeCarriers } from '../ports/notice-outbox';
import type { Platform } from './platform';

/** The notification matrix, put together. */
export const makeNoticeUseCases = (
  database: Database,
  { bus, clock, log }: Pick<Platform, 'bus' | 'clock' | 'log'>,
  carriers: NoticeCarriers,
) => {
  const outbox = noticeOutboxStore(database);
  return {
    own: makeOwnNotices({ settings: noticeSettingsStore(database), carriers, clock }),
    sweep: makeNoticeSweep({ outbox, carriers, bus, clock, log }),
    report: makeNoticesReport({ outbox, carriers }),
  };
};
