import { and, asc, desc, eq, inArray, isNull, isNotNull, lt, lte } from 'drizzle-orm';
import type { StoredMessage } from '../../../domain/message/message';
import { digestOf } from '../../../domain/message/notice-digest';
import type { NoticeOutbox, OutsideChannel, OutsideNotice } from '../../../ports/notice-outbox';
import type { Database, Orm } from '../orm';
import { account } from '../schema/account';
import { noticeOutbox } from '../schema/notice';
import { storedNotice } from './message-store';

type Row = typeof noticeOutbox.$inferSelect;

const mostAtOnce = 500;

const outsideOf = ({ channels }: Pick<Row, 'channels'>): readonly OutsideChannel[] =>
  channels.flatMap((channel) => (channel === 'inApp' ? [] : [channel]));

/** The notices that an account gets for its rows: each by itself, those of a digest as one. */
const grouped = (rows: readonly Row[]): readonly (readonly Row[])[] => {
  const digests = new Map<string, Row[]>();
  const single: Row[][] = [];
  for (const row of rows)
    if (row.digest) digests.set(row.accountId, [...(digests.get(row.accountId) ?? []), row]);
    else single.push([row]);
  return [...single, ...digests.values()];
};

const inboxNotice = async (orm: Orm, rows: readonly Row[], now: number): Promise<StoredMessage | null> => {
  const own = rows.filter(({ channels }) => channels.includes('inApp'));
  const [only] = own;
  if (only === undefined) return null;
  const to = only.accountId;
  return own.length === 1
    ? storedNotice(orm, { ...only, to, sentAt: now })
    : storedNotice(orm, { ...digestOf(own), to, kind: 'notice', sentAt: now });
};

const outsideNotices = (rows: readonly Row[]): readonly OutsideNotice[] => {
  const carried = rows.filter((row) => outsideOf(row).length > 0);
  const [only] = carried;
  if (only === undefined) return [];
  const channels = [...new Set(carried.flatMap(outsideOf))];
  return channels.map((channel) => {
    const own = carried.filter((row) => outsideOf(row).includes(channel));
    const [first = only] = own;
    const { title, content, link } = own.length === 1 ? first : digestOf(own);
    return { accountId: only.accountId, channels: [channel], title, content, link };
  });
};

/** The outbox of notices, in the database. */
export const noticeOutboxStore = ({ orm, transaction }: Database): NoticeOutbox => ({
  takeDue: (now) =>
    transaction(async (within) => {
      const rows = await within
        .select()
        .from(noticeOutbox)
        .where(and(isNull(noticeOutbox.handedAt), lte(noticeOutbox.dueAt, now)))
        .orderBy(asc(noticeOutbox.dueAt), asc(noticeOutbox.id))
        .limit(mostAtOnce)
        .for('update', { skipLocked: true });
      const messages: StoredMessage[] = [];
      const outside: OutsideNotice[] = [];
      for (const rowsOfOne of grouped(rows)) {
        const message = await inboxNotice(within, rowsOfOne, now);
        if (message !== null) messages.push(message);
        outside.push(...outsideNotices(rowsOfOne));
      }
      const ids = rows.map(({ id }) => id);
      // Recorded before it is handed on: a lost notice is better than a repeated one.
      if (ids.length > 0)
        await within.update(noticeOutbox).set({ handedAt: now }).where(inArray(noticeOutbox.id, ids));
      return { messages, outside };
    }),
  recent: async (phone, most) => {
    const rows = await orm
      .select({ row: noticeOutbox, phone: account.phone })
      .from(noticeOutbox)
      .innerJoin(account, eq(account.id, noticeOutbox.accountId))
      .where(and(isNotNull(noticeOutbox.handedAt), phone === null ? undefined : eq(account.phone, phone)))
      .orderBy(desc(noticeOutbox.id))
      .limit(most);
    return rows.flatMap(({ row, phone: to }) => {
      const channels = outsideOf(row);
      return channels.length === 0
        ? []
        : [{ ...row, channels, phone: to, handedAt: row.handedAt ?? row.dueAt }];
    });
  },
  forget: async (before) => {
    await orm.delete(noticeOutbox).where(lt(noticeOutbox.handedAt, before));
  },
});
