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

/**
 * The due rows of one turn. A digest is never split: an account with one digest row in the turn has all of them in it, so
 * that the accounts are bounded and not the rows. The second statement waits for rows that another turn has locked.
 */
const dueRows = async (orm: Orm, now: number): Promise<readonly Row[]> => {
  const isDue = and(isNull(noticeOutbox.handedAt), lte(noticeOutbox.dueAt, now));
  const first = await orm
    .select()
    .from(noticeOutbox)
    .where(isDue)
    .orderBy(asc(noticeOutbox.dueAt), asc(noticeOutbox.id))
    .limit(mostAtOnce)
    .for('update', { skipLocked: true });
  const accounts = [...new Set(first.flatMap(({ digest, accountId }) => (digest ? [accountId] : [])))];
  if (accounts.length === 0) return first;
  const ofDigests = await orm
    .select()
    .from(noticeOutbox)
    .where(and(isDue, eq(noticeOutbox.digest, true), inArray(noticeOutbox.accountId, accounts)))
    .orderBy(asc(noticeOutbox.dueAt), asc(noticeOutbox.id))
    .for('update');
  return [...first.filter(({ digest }) => !digest), ...ofDigests];
};

/** Records that rows are handed on, in parts that a statement has parameters for. */
const recordHanded = async (orm: Orm, rows: readonly Row[], now: number): Promise<void> => {
  for (let from = 0; from < rows.length; from += mostAtOnce) {
    const ids = rows.slice(from, from + mostAtOnce).map(({ id }) => id);
    await orm.update(noticeOutbox).set({ handedAt: now }).where(inArray(noticeOutbox.id, ids));
  }
};

/** The outbox of notices, in the database. */
export const noticeOutboxStore = ({ orm, transaction }: Database): NoticeOutbox => ({
  takeDue: (now) =>
    transaction(async (within) => {
      const rows = await dueRows(within, now);
      const messages: StoredMessage[] = [];
      const outside: OutsideNotice[] = [];
      for (const rowsOfOne of grouped(rows)) {
        const message = await inboxNotice(within, rowsOfOne, now);
        if (message !== null) messages.push(message);
        outside.push(...outsideNotices(rowsOfOne));
      }
      // Recorded before it is handed on: a lost notice is better than a repeated one.
      await recordHanded(within, rows, now);
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
