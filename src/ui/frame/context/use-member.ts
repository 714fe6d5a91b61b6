import { useSelector } from '@xstate/react';
import { selectUserInfoStatus, type UserInfoStatus } from '../../../application/session/user-info/status';
import { useFlows } from './flows';

/** What every page about oneself needs: who the member is, how to ask again, and the way back. */
export interface Member {
  readonly info: UserInfoStatus;
  readonly onReload: () => void;
  readonly onBack: () => void;
}

export const useMember = (): Member => {
  const { userInfo, navigation } = useFlows().app;
  return {
    info: useSelector(userInfo, selectUserInfoStatus),
    onReload: () => userInfo.send({ type: 'userInfo.requested' }),
    onBack: () => navigation.send({ type: 'navigation.backRequested' }),
  };
};
