import { fromPromise } from 'xstate';
import type { AccountGateway } from '../../ports/account-gateway';
import type { UserAnswer } from './setup';

/** User info's actor over its port. Clearing cancels the call. */
export const userInfoActors = (account: Pick<AccountGateway, 'currentUser'>) => ({
  loadUser: fromPromise<UserAnswer>(({ signal }) => account.currentUser({ signal })()),
});
