import { and, eq, sql } from 'drizzle-orm';
import { conversationOf } from '../../../domain/message/sending';
import type { Preceded, StoredMessage } from '../../../domain/message/message';
import type { MessageStore, NoticeDraft } from '../../../ports/message-store';
import type { Database, Orm } from '../orm';
import { message } from '../schema/message';
import { noticeOutbox } from '../schema/notice';
import { messageOf } from './message-row';
import { noticePlan } from './notice-settings-store';

/** The platform's own voices. */
const voices = {
  notice: { id: 'p-notice', name: '平台通知' },
  order: { id: 'p-orders', name: '订单与发票' },
  deal: { id: 'p-notice', name: '平台通知' },
} as const;

export type MessageRow = typeof message.$inferSelect;

/** The message before one in the inboxes of its two parties. */
export const precededBy = async (orm: Orm, { id, senderId, recipientId }: MessageRow): Promise<Preceded> => {
  const newest = (accountId: string) =>
    sql<number>`(select coalesce(greatest(
      (select max(${message.id}) from ${message} where ${message.recipientId} = ${accountId} and ${message.id} < ${id}),
      (select max(${message.id}) from ${message} where ${message.senderId} = ${accountId} and ${message.id} < ${id})
    ), 0))`.mapWith(Number);
  const [row] = await orm
    .select({ recipient: newest(recipientId), sender: newest(senderId) })
    .from(sql`(values (1)) as once`);
  return row ?? { recipient: 0, sender: 0 };
};

/** Stores a notice in the inbox; `html` is its page where that is more than its text. */
export const storedNotice = async (
  orm: Orm,
  { to, kind = 'notice', title, content, link, sentAt, html }: NoticeDraft & { readonly html?: string },
): Promise<StoredMessage> => {
  const { id: senderId, name: senderName } = voices[kind];
  const [added] = await orm
    .insert(message)
    .values({
      title,
      content,
      html: html ?? null,
      link,
      sentAt,
      senderId,
      senderName,
      recipientId: to,
      kind,
      conversation: conversationOf(senderId, to),
    })
    .returning();
  if (added === undefined) throw new Error('A notice was not stored.');
  return { ...messageOf(added), before: await precededBy(orm, added) };
};

/**
 * Sends a notice as its recipient chose (MKT-24), together with what else is done within: every notice passes here.
 * Null where the inbox gets it later or not at all.
 */
export const noticeAdded = async (orm: Orm, notice: NoticeDraft): Promise<StoredMessage | null> => {
  const { to, kind = 'notice', event = kind, about, title, content, link, sentAt } = notice;
  const urgent = about !== undefined || notice.urgent === true;
  const plan = await noticePlan(orm, to, event, sentAt);
  if (plan === null) return storedNotice(orm, notice);
  const isLater = plan.at > sentAt;
  const isNow = urgent || (!isLater && plan.channels.includes('inApp'));
  const waiting = plan.channels.filter((channel) => channel !== 'inApp' || (isLater && !urgent));
  if (waiting.length > 0)
    await orm.insert(noticeOutbox).values({
      accountId: to,
      event,
      kind,
      title,
      content,
      link,
      channels: waiting,
      digest: plan.digest,
      madeAt: sentAt,
      dueAt: plan.at,
    });
  return isNow ? storedNotice(orm, notice) : null;
};

/** The same of several: those that their recipients get now. */
export const noticesAdded = async (
  orm: Orm,
  notices: readonly NoticeDraft[],
): Promise<readonly StoredMessage[]> => {
  const sent: StoredMessage[] = [];
  for (const notice of notices) {
    const stored = await noticeAdded(orm, notice);
    if (stored !== null) sent.push(stored);
  }
  return sent;
};

/** Messages between accounts. A client id that its sender used before answers the message of then. */
export const messageStore = ({ orm }: Database): Pick<MessageStore, 'addNotice' | 'sent'> => ({
  addNotice: (notice) => noticeAdded(orm, notice),
  sent: async (from, clientId) => {
    const [before] = await orm
      .select()
      .from(message)
      .where(and(eq(message.senderId, from), eq(message.clientId, clientId)));
    return before === undefined ? null : { message: messageOf(before), givenHash: before.givenHash };
  },
});
