import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { loginMachine } from '../../../application/session/login/machine';
import { selectLoginStatus } from '../../../application/session/login/status';
import { useFlows } from '../../frame/context/flows';
import { PasswordLoginView } from './view';

export interface PasswordLoginScreenProps {
  readonly flows: { readonly login: ActorRefFrom<typeof loginMachine> };
}

/** Logging in by phone number and password. Leaving the page stops the flow and cancels its call (LOG-13). */
export function PasswordLoginScreen({ flows: { login } }: PasswordLoginScreenProps): ReactElement {
  const { product } = useFlows();
  const status = useSelector(login, selectLoginStatus);
  return <PasswordLoginView status={status} product={product} send={(event) => login.send(event)} />;
}
