import type { ReactElement } from 'react';
import type { LoginEvent } from '../../../application/session/login/events';
import type { LoginStatus } from '../../../application/session/login/status';
import { registrationAddress } from '../../../domain/session/way-in';
import { LoginFrame } from '../../features/account/login-frame/login-frame';
import { LoginForm } from './login-form';
import { OverLoginForm } from './over-login-form';
import { passwordLoginText as text } from './text';

export interface PasswordLoginViewProps {
  readonly status: LoginStatus;
  readonly product: string;
  readonly send: (event: LoginEvent) => void;
}

const links = [
  { to: registrationAddress, text: text.register },
  { to: '/login/retrieve', text: text.forgotten },
];

export function PasswordLoginView({ status, product, send }: PasswordLoginViewProps): ReactElement {
  return (
    <LoginFrame
      title={text.title}
      product={product}
      lead={text.lead}
      sub={text.sub}
      current="password"
      links={links}
      over={<OverLoginForm status={status} send={send} />}
    >
      <LoginForm status={status} send={send} />
    </LoginFrame>
  );
}
