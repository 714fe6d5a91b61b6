import type { InboxPart } from '../../contract/message/inbox-row';
import type { messageCalls } from '../../contract/message/calls';
import type { IncomingMessage } from '../../contract/socket/incoming-message';
import type { InboxRow } from '../domain/message/inbox-row';
import type { Message } from '../domain/message/message';
import type { Page, PageRequest } from '../domain/page/page';
import type { Asked } from './asked';

/** Which rows of the inbox are asked for. */
export interface InboxRequest extends PageRequest {
  readonly of?: InboxPart;
  /** What is looked for in names, titles and contents; null for nothing. */
  readonly keyword?: string | null;
}

export interface MessageForms {
  readonly list: { readonly given: InboxRequest; readonly answer: Page<InboxRow> };
  /** As the socket would have brought them. */
  readonly since: { readonly answer: readonly IncomingMessage[] };
  readonly detail: { readonly answer: Message };
}

/**
 * The messages of whoever is logged in. Without a token the unread ones are not counted (`notLoggedIn`, SES-06); a
 * server that does not know `since` refuses it, or answers 404 (SOC-05).
 */
export type MessageGateway = Asked<typeof messageCalls, MessageForms>;
