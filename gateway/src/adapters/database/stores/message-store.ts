import { and, eq, lt, max } from 'drizzle-orm';
import { service } from '../../../domain/chat/voices';
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
  const newestOf = async (
    column: typeof message.senderId | typeof message.recipientId,
    accountId: string,
  ) => {
    const [row] = await orm
      .select({ id: max(message.id) })
      .from(message)
      .where(and(eq(column, accountId), lt(message.id, id)));
    return row?.id ?? 0;
  };
  const newest = async (accountId: string) =>
    Math.max(await newestOf(message.recipientId, accountId), await newestOf(message.senderId, accountId));
  return { recipient: await newest(recipientId), sender: await newest(senderId) };
};

/** Stores a notice, together with what else is done within. */
export const noticeAdded = async (
  orm: Orm,
  { to, kind = 'notice', ...notice }: NoticeDraft,
): Promise<StoredMessage> => {
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
  return { ...messageOf(added), before: await precededBy(orm, added) };
};

const writerOf = async (orm: Orm, id: string) => {
  if (id === service.id) return { name: service.name, company: null };
  const [writer] = await orm
    .select({ name: account.name, company: account.company })
    .from(account)
    .where(eq(account.id, id));
  if (writer === undefined) throw new Error('The sender of a message is no account.');
  return writer;
};

/** Messages between accounts. A client id that its sender used before answers the message of then. */
export const messageStore = (database: Database): MessageStore => ({
  addNotice: (notice) => noticeAdded(database.orm, notice),
  sent: async (from, clientId) => {
    const [before] = await database.orm
      .select()
      .from(message)
      .where(and(eq(message.senderId, from), eq(message.clientId, clientId)));
    return before === undefined ? null : { message: messageOf(before), givenHash: before.givenHash };
  },
  add: ({ from, to, ...draft }) =>
    database.transaction(async (orm) => {
      const writer = await writerOf(orm, from);
      const [added] = await orm
        .insert(message)
        .values({
          ...draft,
          senderId: from,
          senderName: writer.name,
          senderOrg: writer.company,
          recipientId: to,
          kind: 'chat',
          conversation: conversationOf(from, to),
        })
        .onConflictDoNothing({ target: [message.senderId, message.clientId] })
        .returning();
      return added === undefined ? null : { ...messageOf(added), before: await precededBy(orm, added) };
    }),
});
