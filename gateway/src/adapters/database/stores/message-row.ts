import type { Message } from '../../../domain/message/message';
import type { message } from '../schema/message';

/** A stored row as the message it is. */
export const messageOf = (row: typeof message.$inferSelect): Message => ({
  id: row.id,
  from: row.senderId,
  fromName: row.senderName,
  fromOrg: row.senderOrg,
  to: row.recipientId,
  kind: row.kind,
  title: row.title,
  content: row.content,
  html: row.html,
  sentAt: row.sentAt,
  read: row.readAt !== null,
  conversation: row.conversation,
  link: row.link,
  clientId: row.clientId,
  masked: row.masked,
  recalledAt: row.recalledAt,
});
