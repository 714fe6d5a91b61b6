import { and, eq } from 'drizzle-orm';
import { conversationOf } from '../../../domain/message/sending';
import type { Message } from '../../../domain/message/message';
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

/** Stores a notice, together with what else is done within. */
export const noticeAdded = async (
  orm: Orm,
  { to, kind = 'notice', ...notice }: NoticeDraft,
): Promise<Message> => {
  const { id: senderId, name: senderName } = voices[kind];
  const [added] = await orm
    .insert(message)
    .values({
      ...notice,
      senderId,
      senderName,
      recipientId: to,
      kind,
      conversation: conversationOf(senderId, to),
    })
    .returning();
  if (added === undefined) throw new Error('A notice was not stored.');
  return messageOf(added);
};

/** Messages between accounts. A client id that its sender used before answers the message of then. */
export const messageStore = (database: Database): MessageStore => ({
  addNotice: (notice) => noticeAdded(database.orm, notice),
  add: ({ from, to, content, clientId, sentAt }) =>
    database.transaction(async (orm) => {
      const [writer] = await orm
        .select({ name: account.name, company: account.company })
        .from(account)
        .where(eq(account.id, from));
      if (writer === undefined) throw new Error('The sender of a message is no account.');
      const [added] = await orm
        .insert(message)
        .values({
          senderId: from,
          senderName: writer.name,
          senderOrg: writer.company,
          recipientId: to,
          kind: 'chat',
          content,
          sentAt,
          conversation: conversationOf(from, to),
          clientId,
        })
        .onConflictDoNothing({ target: [message.senderId, message.clientId] })
        .returning();
      if (added !== undefined) return { message: messageOf(added), repeated: false };

      const [before] = await orm
        .select()
        .from(message)
        .where(and(eq(message.senderId, from), eq(message.clientId, clientId ?? '')));
      if (before === undefined) throw new Error('A message was neither stored nor known.');
      return { message: messageOf(before), repeated: true };
    }),
});
