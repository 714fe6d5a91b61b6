import type { Either } from 'fp-ts/Either';
import type { GatewayFailure } from '../../../src/domain/gateway/failure';
import type { Message } from '../../../src/domain/message/message';
import type { Page, PageRequest } from '../../../src/domain/page/page';
import type { MessageGateway } from '../../../src/ports/message-gateway';
import { fakeCall, type FakeCall } from './pending-calls';

type Answered<Input, A> = FakeCall<Input, Either<GatewayFailure, A>>;

export interface FakeMessageGateway {
  readonly port: MessageGateway;
  readonly unreadCount: Answered<null, number>;
  readonly list: Answered<PageRequest, Page<Message>>;
  readonly since: Answered<string, readonly Message[]>;
  readonly detail: Answered<string, Message>;
  readonly markRead: Answered<string, number>;
}

/** Records every call about messages; a test answers each when it wants. */
export const fakeMessageGateway = (): FakeMessageGateway => {
  const unreadCount: FakeMessageGateway['unreadCount'] = fakeCall('unreadCount');
  const list: FakeMessageGateway['list'] = fakeCall('list');
  const since: FakeMessageGateway['since'] = fakeCall('since');
  const detail: FakeMessageGateway['detail'] = fakeCall('detail');
  const markRead: FakeMessageGateway['markRead'] = fakeCall('markRead');
  return {
    unreadCount,
    list,
    since,
    detail,
    markRead,
    port: {
      unreadCount: (options) => unreadCount.call(null, options?.signal),
      list: (request, options) => list.call(request, options?.signal),
      since: (id, options) => since.call(id, options?.signal),
      detail: (id, options) => detail.call(id, options?.signal),
      markRead: (id, options) => markRead.call(id, options?.signal),
    },
  };
};
