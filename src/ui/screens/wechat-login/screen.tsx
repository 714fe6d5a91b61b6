import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { WechatLoginMachine } from '../../../application/session/wechat-login/machine';
import { selectWechatLoginStatus } from '../../../application/session/wechat-login/status';
import { useFlows } from '../../frame/context/flows';
import { WechatLoginView } from './view';

export interface WechatLoginScreenProps {
  readonly flows: { readonly login: ActorRefFrom<WechatLoginMachine> };
}

/** The login by WeChat, a mode of the login page. Leaving the page cancels its call (LOG-13). */
export function WechatLoginScreen({ flows: { login } }: WechatLoginScreenProps): ReactElement {
  const { product } = useFlows();
  return (
    <WechatLoginView
      status={useSelector(login, selectWechatLoginStatus)}
      product={product}
      send={(event) => login.send(event)}
    />
  );
}
