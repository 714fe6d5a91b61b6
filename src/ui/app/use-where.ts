import { useSelector } from '@xstate/react';
import { useContext } from 'react';
import { createPath, useLocation } from 'react-router-dom';
import { selectUserInfoStatus } from '../../application/user-info/status';
import { useFlows } from '../given/flows';
import { RouteParamsContext } from '../given/route-params';
import type { Where } from '../room/where';

/** Where the shown page is, and whose. */
export const useWhere = (): Where => {
  const { app, captchaAppid } = useFlows();
  const { pathname, search } = useLocation();
  const params = useContext(RouteParamsContext);
  const { user } = useSelector(app.userInfo, selectUserInfoStatus);
  return { params, address: createPath({ pathname, search }), search, user, captchaAppid };
};
