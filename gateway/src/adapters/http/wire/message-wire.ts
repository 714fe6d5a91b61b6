import type { Message } from '../../../domain/message/message';

/** A message in a list, for one of its two parties; what one wrote oneself counts as read. */
export const messageRowWire = (accountId: string) => (message: Message) => ({
  id: String(message.id),
  from: message.from,
  fromName: message.fromName,
  fromOrg: message.fromOrg,
  to: message.to,
  kind: message.kind,
  title: message.title,
  content: message.content,
  sentAt: message.sentAt,
  readState: message.read || message.from === accountId ? '1' : '0',
  conversation: message.conversation,
  link: message.link,
  ...(message.clientId !== null && message.from === accountId ? { clientId: message.clientId } : {}),
});

export const messageWire = (accountId: string) => (message: Message) => ({
  ...messageRowWire(accountId)(message),
  html: message.html,
});
