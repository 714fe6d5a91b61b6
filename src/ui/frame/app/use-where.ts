import { useSelector } from '@xstate/react';
import { useContext } from 'react';
import { createPath, useLocation } from 'react-router-dom';
import { selectUserInfoStatus } from '../../../application/session/user-info/status';
import { useFlows } from '../context/flows';
import { RouteParamsContext } from '../../kit/page/route-params';
import type { Where } from '../page-frame/where';

/** Where the shown page is, and whose. */
export const useWhere = (): Where => {
  const { app, captchaAppid } = useFlows();
  const { pathname, search } = useLocation();
  const params = useContext(RouteParamsContext);
  const { user } = useSelector(app.userInfo, selectUserInfoStatus);
  return { params, address: createPath({ pathname, search }), search, user, captchaAppid };
};
