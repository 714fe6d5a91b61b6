import { eq } from 'drizzle-orm';
import type { Orm } from '../orm';
import { noticeChoice, noticeOutbox, noticeSchedule } from '../schema/notice';

/** What is kept of an account's notices, by table. */
export const noticeRecords = async (orm: Orm, accountId: string) => ({
  notice_choice: await orm.select().from(noticeChoice).where(eq(noticeChoice.accountId, accountId)),
  notice_schedule: await orm.select().from(noticeSchedule).where(eq(noticeSchedule.accountId, accountId)),
  notice_outbox: await orm.select().from(noticeOutbox).where(eq(noticeOutbox.accountId, accountId)),
});
