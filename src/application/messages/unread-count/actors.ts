import { fromPromise } from 'xstate';
import type { MessageGateway } from '../../../ports/message-gateway';
import type { CountAnswer } from './setup';

/** The unread count's actor over its port. Clearing cancels the call. */
export const unreadCountActors = (messages: Pick<MessageGateway, 'unreadCount'>) => ({
  readCount: fromPromise<CountAnswer>(({ signal }) => messages.unreadCount({ signal })()),
});
