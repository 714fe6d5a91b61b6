import { chatMessageOf } from '../../domain/chat/chat-message';
import type { Forming } from './ask-over';

/** Messages of a conversation as the domain knows them. */
export const chatForming: Forming<'chat'> = {
  history: { read: (page) => ({ ...page, items: page.items.map(chatMessageOf) }) },
};
