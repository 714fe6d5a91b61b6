import type { chatCalls } from '../../contract/chat/calls';
import type { ChatMessage } from '../domain/chat/chat-message';
import type { Page } from '../domain/page/page';
import type { Asked } from './asked';

export interface ChatForms {
  readonly history: { readonly answer: Page<ChatMessage> };
}

/** Conversations of two; what is written goes by the outbox. */
export type ChatGateway = Asked<typeof chatCalls, ChatForms>;
