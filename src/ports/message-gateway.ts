import type { messageCalls } from '../../contract/message/calls';
import type { Message } from '../domain/message/message';
import type { Page, PageRequest } from '../domain/page/page';
import type { Asked } from './asked';

export interface MessageForms {
  readonly list: { readonly given: PageRequest; readonly answer: Page<Message> };
  readonly since: { readonly answer: readonly Message[] };
  readonly detail: { readonly answer: Message };
}

/**
 * The messages of whoever is logged in. Without a token the unread ones are not counted (`notLoggedIn`, SES-06); a
 * server that does not know `since` refuses it, or answers 404 (SOC-05).
 */
export type MessageGateway = Asked<typeof messageCalls, MessageForms>;
