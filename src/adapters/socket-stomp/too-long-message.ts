import type { IncomingMessage } from '../../../contract/socket/incoming-message';
import { messageTooLongText } from '../../../contract/rules/chat-rule';

/** What a server would have said of a message, had it not cut the connection off over it. */
export const tooLongMessage = (clientId: string): IncomingMessage => ({
  id: null,
  from: null,
  fromName: null,
  to: null,
  title: null,
  content: messageTooLongText,
  kind: 'refused',
  sentAt: null,
  conversation: null,
  link: null,
  masked: false,
  after: null,
  clientId,
});
