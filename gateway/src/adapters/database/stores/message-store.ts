import { and, eq, sql } from 'drizzle-orm';
import { service } from '../../../domain/chat/voices';
import { conversationWith } from '../../../domain/chat/deal-thread';
import { conversationOf } from '../../../domain/message/sending';
import type { Preceded, StoredMessage } from '../../../domain/message/message';
import type { MessageStore, NoticeDraft } from '../../../ports/message-store';
import type { Database, Orm } from '../orm';
import { account } from '../schema/account';
import { message } from '../schema/message';
import { messageOf } from './message-row';

/** The platform's own voices. */
const voices = {
  notice: { id: 'p-notice', name: '平台通知' },
  order: { id: 'p-orders', name: '订单与发票' },
  deal: { id: 'p-notice', name: '平台通知' },
} as const;

type Row = typeof message.$inferSelect;

/** The message before one in the inboxes of its two parties. */
const precededBy = async (orm: Orm, { id, senderId, recipientId }: Row): Promise<Preceded> => {
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

/** Stores a notice in the inbox. */
const storedNotice = async (
  orm: Orm,
  { to, kind = 'notice', title, content, link, sentAt }: NoticeDraft,
): Promise<StoredMessage> => {
  const { id: senderId, name: senderName } = voices[kind];
  const [added] = await orm
    .insert(message)
    .values({
      title,
      content,
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

/** Sends a notice, together with what else is done within; null where its recipient does not get it now. */
export const noticeAdded = (orm: Orm, notice: NoticeDraft): Promise<StoredMessage | null> =>
  storedNotice(orm, notice);

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

/** What a message says of its writer, as of now. */
const writerOf = (id: string) =>
  id === service.id
    ? { senderName: service.name, senderOrg: null }
    : {
        senderName: sql<string>`(select ${account.name} from ${account} where ${account.id} = ${id})`,
        senderOrg: sql<string>`(select ${account.company} from ${account} where ${account.id} = ${id})`,
      };

/** Messages between accounts. A client id that its sender used before answers the message of then. */
export const messageStore = ({ orm }: Database): MessageStore => ({
  addNotice: (notice) => noticeAdded(orm, notice),
  sent: async (from, clientId) => {
    const [before] = await orm
      .select()
      .from(message)
      .where(and(eq(message.senderId, from), eq(message.clientId, clientId)));
    return before === undefined ? null : { message: messageOf(before), givenHash: before.givenHash };
  },
  add: async ({ from, to, peerId, ...draft }) => {
    const [added] = await orm
      .insert(message)
      .values({
        ...draft,
        ...writerOf(from),
        senderId: from,
        recipientId: to,
        kind: 'chat',
        conversation: conversationWith(from, peerId),
      })
      .onConflictDoNothing({ target: [message.senderId, message.clientId] })
      .returning();
    // What came before it stays before it: this needs no transaction with it.
    return added === undefined ? null : { ...messageOf(added), before: await precededBy(orm, added) };
  },
});
