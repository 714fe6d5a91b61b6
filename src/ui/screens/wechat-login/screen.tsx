import { useActorRef, useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { createPath, useLocation } from 'react-router-dom';
import { selectWechatLoginStatus } from '../../../application/wechat-login/status';
import { useFlows } from '../../app/flows';
import { WechatLoginView } from './view';
import { useInspected } from '../../parts/inspected';

/** The login by WeChat, a mode of the login page. Leaving the page cancels its call (LOG-13). */
export default function WechatLoginScreen(): ReactElement {
  const { app, bundle, product } = useFlows();
  const { pathname, search } = useLocation();
  const login = useActorRef(
    bundle('wechat').login,
    useInspected({
      input: { address: createPath({ pathname, search }) },
    }),
  );
  return (
    <WechatLoginView
      status={useSelector(login, selectWechatLoginStatus)}
      product={product}
      send={(event) => login.send(event)}
      onBack={() => app.navigation.send({ type: 'navigation.backRequested' })}
    />
  );
}
