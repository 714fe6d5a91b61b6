import { useSelector } from '@xstate/react';
import { selectUserInfoStatus, type UserInfoStatus } from '../../../application/session/user-info/status';
import { useFlows } from './flows';

/** What every page about oneself needs: who the member is, and how to ask again. */
export interface Member {
  readonly info: UserInfoStatus;
  readonly onReload: () => void;
}

export const useMember = (): Member => {
  const { userInfo } = useFlows().app;
  return {
    info: useSelector(userInfo, selectUserInfoStatus),
    onReload: () => userInfo.send({ type: 'userInfo.requested' }),
  };
};
