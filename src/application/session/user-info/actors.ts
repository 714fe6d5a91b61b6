import type { User } from '../../../domain/user/user';
import type { Connection } from '../../../ports/connection';
import { connectionBackActors } from '../../kit/connection/actors';
import { fromCall, readLimit } from '../../kit/from-call';
import type { Gateways } from '../../../ports/gateways';

interface UserInfoPorts {
  readonly account: Pick<Gateways['account'], 'currentUser'>;
  readonly connection: Connection;
}

/** User info's actors over their ports. Clearing cancels the call. */
export const userInfoActors = ({ account, connection }: UserInfoPorts) => ({
  ...connectionBackActors(connection),
  loadUser: fromCall<User>((_, options) => account.currentUser(options), { limit: readLimit }),
});
