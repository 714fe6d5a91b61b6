import type { chatCalls } from '../../../contract/chat/calls';
import { chatMessageOf } from '../../domain/chat/chat-message';
import type { ChatForms } from '../../ports/chat-gateway';
import type { Forming } from './ask-over';

/** Messages of a conversation as the domain knows them. */
export const chatForming: Forming<typeof chatCalls, ChatForms> = {
  history: { read: (page) => ({ ...page, items: page.items.map(chatMessageOf) }) },
};
