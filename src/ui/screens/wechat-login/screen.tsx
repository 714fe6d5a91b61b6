import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { WechatLoginMachine } from '../../../application/wechat-login/machine';
import { selectWechatLoginStatus } from '../../../application/wechat-login/status';
import { useFlows } from '../../given/flows';
import { WechatLoginView } from './view';

export interface WechatLoginScreenProps {
  readonly flows: { readonly login: ActorRefFrom<WechatLoginMachine> };
}

/** The login by WeChat, a mode of the login page. Leaving the page cancels its call (LOG-13). */
export function WechatLoginScreen({ flows: { login } }: WechatLoginScreenProps): ReactElement {
  const { app, product } = useFlows();
  return (
    <WechatLoginView
      status={useSelector(login, selectWechatLoginStatus)}
      product={product}
      send={(event) => login.send(event)}
      onBack={() => app.navigation.send({ type: 'navigation.backRequested' })}
    />
  );
}
