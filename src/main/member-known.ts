import { selectUserInfoStatus } from '../application/user-info/status';
import type { MemberKnown } from '../ports/member-known';
import type { AppFlows } from '../ui/given/flows';

/** Who is logged in, by the user info of the whole application. */
export const memberKnown = (userInfo: AppFlows['userInfo']): MemberKnown => ({
  listen: (hear) => {
    let told: string | undefined;
    const look = (): void => {
      const userId = selectUserInfoStatus(userInfo.getSnapshot()).user?.userId;
      if (userId === undefined || userId === told) return;
      told = userId;
      hear(userId);
    };
    look();
    const hearing = userInfo.subscribe(look);
    return () => hearing.unsubscribe();
  },
});
