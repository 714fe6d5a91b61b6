import { and, eq, isNull, sql } from 'drizzle-orm';
import {
  isFixed,
  isOnAtFirst,
  noticeChannels,
  type NoticeChannel,
  type NoticeEvent,
  type NoticeSchedule,
} from '../../../../../contract/member/notices';
import { noticeDue, type NoticeDue } from '../../../domain/message/notice-time';
import type { OutsideChannel } from '../../../ports/notice-outbox';
import type { NoticeSettingsStore } from '../../../ports/notice-settings';
import type { Database, Orm } from '../orm';
import { account } from '../schema/account';
import { noticeCarrier, noticeChoice, noticeOutbox, noticeSchedule } from '../schema/notice';

type ChoiceRow = Pick<typeof noticeChoice.$inferSelect, 'event' | 'channel' | 'wanted'>;

const isWanted = (rows: readonly ChoiceRow[], event: NoticeEvent, channel: NoticeChannel): boolean =>
  isFixed(event, channel) ||
  (rows.find((row) => row.event === event && row.channel === channel)?.wanted ?? isOnAtFirst(event, channel));

const scheduleOf = (row: Omit<typeof noticeSchedule.$inferSelect, 'accountId'> | null): NoticeSchedule => ({
  quiet:
    row === null || row.quietFrom === null || row.quietUntil === null
      ? null
      : { from: row.quietFrom, until: row.quietUntil },
  digestAt: row?.digestAt ?? null,
});

/** By which channels that are carried a notice goes, and when. */
export interface NoticePlan extends NoticeDue {
  readonly channels: readonly NoticeChannel[];
}

/** What an account chose for an event; null where there is no such account. */
export const noticePlan = async (
  orm: Orm,
  accountId: string,
  event: NoticeEvent,
  now: number,
): Promise<NoticePlan | null> => {
  const rows = await orm
    .select({ schedule: noticeSchedule, choice: noticeChoice, carrier: noticeCarrier.channel })
    .from(account)
    .leftJoin(noticeSchedule, eq(noticeSchedule.accountId, account.id))
    .leftJoin(noticeChoice, and(eq(noticeChoice.accountId, account.id), eq(noticeChoice.event, event)))
    .leftJoin(noticeCarrier, sql`true`)
    .where(eq(account.id, accountId));
  const [first] = rows;
  if (first === undefined) return null;
  const choices = rows.flatMap(({ choice }) => (choice === null ? [] : [choice]));
  const carried: readonly (NoticeChannel | null)[] = ['inApp', ...rows.map(({ carrier }) => carrier)];
  return {
    channels: noticeChannels.filter(
      (channel) => carried.includes(channel) && isWanted(choices, event, channel),
    ),
    ...noticeDue(scheduleOf(first.schedule), event, now),
  };
};

/** What members chose of notices, in the database. */
export const noticeSettingsStore = ({ orm, transaction }: Database): NoticeSettingsStore => ({
  read: async (accountId) => {
    const rows = await orm.select().from(noticeChoice).where(eq(noticeChoice.accountId, accountId));
    const [schedule] = await orm.select().from(noticeSchedule).where(eq(noticeSchedule.accountId, accountId));
    const of = (event: NoticeEvent) => ({
      inApp: isWanted(rows, event, 'inApp'),
      push: isWanted(rows, event, 'push'),
      wechat: isWanted(rows, event, 'wechat'),
      sms: isWanted(rows, event, 'sms'),
    });
    return {
      choices: {
        chat: of('chat'),
        deal: of('deal'),
        order: of('order'),
        notice: of('notice'),
        security: of('security'),
      },
      ...scheduleOf(schedule ?? null),
    };
  },
  choose: async (accountId, { event, channel, wanted }) => {
    await orm
      .insert(noticeChoice)
      .values({ accountId, event, channel, wanted })
      .onConflictDoUpdate({
        target: [noticeChoice.accountId, noticeChoice.event, noticeChoice.channel],
        set: { wanted },
      });
  },
  schedule: (accountId, { quiet, digestAt }, now) =>
    transaction(async (within) => {
      const set = { quietFrom: quiet?.from ?? null, quietUntil: quiet?.until ?? null, digestAt };
      await within
        .insert(noticeSchedule)
        .values({ accountId, ...set })
        .onConflictDoUpdate({ target: noticeSchedule.accountId, set });
      await within
        .update(noticeOutbox)
        .set({ dueAt: now })
        .where(and(eq(noticeOutbox.accountId, accountId), isNull(noticeOutbox.handedAt)));
    }),
});

/** Records the channels that are carried from now on; notices wait for no others (MKT-24). */
export const recordCarriers = (
  { transaction }: Database,
  channels: readonly OutsideChannel[],
): Promise<void> =>
  transaction(async (within) => {
    // Mostly they are as before; a full disk takes no writes, and the gateway starts on it all the same.
    const known = await within.select({ channel: noticeCarrier.channel }).from(noticeCarrier);
    const isSame =
      known.length === channels.length && known.every(({ channel }) => channels.includes(channel));
    if (isSame) return;
    await within.delete(noticeCarrier);
    if (channels.length > 0)
      await within.insert(noticeCarrier).values(channels.map((channel) => ({ channel })));
  });
