import type { Message } from '../domain/message/message';
import type { Page, PageRequest } from '../domain/page/page';
import type { Call, CallOptions } from './call';

export interface MessageGateway {
  /** Number of unread messages; `notLoggedIn` without a token, and then no request is made (SES-06). */
  readonly unreadCount: (options?: CallOptions) => Call<number>;
  /** Newest first. */
  readonly list: (request: PageRequest, options?: CallOptions) => Call<Page<Message>>;
  /** What came after a message, in whatever order; `refused` or `status` with 404 where there is no such call (SOC-05). */
  readonly since: (id: string, options?: CallOptions) => Call<readonly Message[]>;
  readonly detail: (id: string, options?: CallOptions) => Call<Message>;
  /** Marks one message read; answers the new unread count. Repeating it changes nothing. */
  readonly markRead: (id: string, options?: CallOptions) => Call<number>;
}
