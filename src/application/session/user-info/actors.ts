import { fromPromise } from 'xstate';
import type { AccountGateway } from '../../../ports/account-gateway';
import type { Connection } from '../../../ports/connection';
import { connectionBackActors } from '../../kit/connection/actors';
import type { UserAnswer } from './setup';

interface UserInfoPorts {
  readonly account: Pick<AccountGateway, 'currentUser'>;
  readonly connection: Connection;
}

/** User info's actors over their ports. Clearing cancels the call. */
export const userInfoActors = ({ account, connection }: UserInfoPorts) => ({
  ...connectionBackActors(connection),
  loadUser: fromPromise<UserAnswer>(({ signal }) => account.currentUser({ signal })()),
});
