import { eq } from 'drizzle-orm';
import type { Orm } from '../orm';
import { consent, purposeConsent } from '../schema/consent';
import { noticeChoice, noticeOutbox, noticeSchedule } from '../schema/notice';

/** What an account agreed to, and what it chose of notices, by table. */
export const choiceRecords = async (orm: Orm, accountId: string) => ({
  consent: await orm.select().from(consent).where(eq(consent.accountId, accountId)),
  purpose_consent: await orm.select().from(purposeConsent).where(eq(purposeConsent.accountId, accountId)),
  notice_choice: await orm.select().from(noticeChoice).where(eq(noticeChoice.accountId, accountId)),
  notice_schedule: await orm.select().from(noticeSchedule).where(eq(noticeSchedule.accountId, accountId)),
  notice_outbox: await orm.select().from(noticeOutbox).where(eq(noticeOutbox.accountId, accountId)),
});
