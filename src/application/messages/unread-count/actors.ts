import { fromPromise } from 'xstate';
import type { CountAnswer } from './setup';
import type { Gateways } from '../../../ports/gateways';

/** The unread count's actor over its port. Clearing cancels the call. */
export const unreadCountActors = (messages: Pick<Gateways['message'], 'unreadCount'>) => ({
  readCount: fromPromise<CountAnswer>(({ signal }) => messages.unreadCount({ signal })()),
});
