import { useActorRef, useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { selectLoginStatus } from '../../../application/login/status';
import { useFlows } from '../../app/flows';
import { PasswordLoginView } from './view';
import { useInspected } from '../../parts/inspected';

/** Logging in by phone number and password. Leaving the page stops the flow and cancels its call (LOG-13). */
export default function PasswordLoginScreen(): ReactElement {
  const { app, bundle, product, captchaAppid } = useFlows();
  const login = useActorRef(bundle('password').login, useInspected({ input: { appid: captchaAppid } }));
  const status = useSelector(login, selectLoginStatus);
  return (
    <PasswordLoginView
      status={status}
      product={product}
      send={(event) => login.send(event)}
      onBack={() => app.navigation.send({ type: 'navigation.backRequested' })}
    />
  );
}
