import { selectUserInfoStatus } from './status';
import type { MemberKnown } from '../../../ports/member-known';
import type { AppFlows } from '../../shell/app/long-lived-actors';

/** Who is logged in, by the user info of the whole application. */
export const memberKnown = (userInfo: AppFlows['userInfo']): MemberKnown => ({
  listen: (hear) => {
    const { user } = selectUserInfoStatus(userInfo.getSnapshot());
    if (user !== null) hear(user.userId);
    const hearing = userInfo.on('userInfo.loaded', ({ user: loaded }) => hear(loaded.userId));
    return () => hearing.unsubscribe();
  },
});
