import { fromPromise } from 'xstate';
import type { Connection } from '../../../ports/connection';
import { connectionBackActors } from '../../kit/connection/actors';
import type { UserAnswer } from './setup';
import type { Gateways } from '../../../ports/gateways';

interface UserInfoPorts {
  readonly account: Pick<Gateways['account'], 'currentUser'>;
  readonly connection: Connection;
}

/** User info's actors over their ports. Clearing cancels the call. */
export const userInfoActors = ({ account, connection }: UserInfoPorts) => ({
  ...connectionBackActors(connection),
  loadUser: fromPromise<UserAnswer>(({ signal }) => account.currentUser({ signal })()),
});
