import type { ReactElement } from 'react';
import type { PhoneFormEvent } from '../../../application/session/phone-form/events';
import type { PhoneFormStatus } from '../../../application/session/phone-form/status';
import type { RetrieveEvent } from '../../../application/session/retrieve-password/events';
import type { RetrievePasswordStatus } from '../../../application/session/retrieve-password/status';
import { ChoosePassword } from '../../features/account/choose-password/choose-password';
import { ButtonLink } from '../../kit/action/button/button-link';
import { LoginFrame } from '../../features/account/login-frame/login-frame';
import { OverPhoneForm } from '../../features/account/phone-form/over-phone-form';
import { PhoneForm } from '../../features/account/phone-form/phone-form';
import { retrievePasswordText as text } from './text';

export interface RetrievePasswordViewProps {
  readonly status: RetrievePasswordStatus;
  readonly form: PhoneFormStatus;
  readonly product: string;
  readonly send: (event: RetrieveEvent) => void;
  readonly sendToForm: (event: PhoneFormEvent) => void;
}

const words = {
  proving: { lead: text.lead, sub: text.sub },
  choosing: { lead: text.choose, sub: text.chooseSub },
  changing: { lead: text.choose, sub: text.chooseSub },
  changed: { lead: text.changed, sub: text.changedText },
};

const links = [{ to: '/login/passwd', text: text.remembered }];

/** Proving one's phone, then a new password, then the way to the login. */
export function RetrievePasswordView(props: RetrievePasswordViewProps): ReactElement {
  const { status, form, product, send, sendToForm } = props;
  const { phase } = status;
  return (
    <LoginFrame
      title={text.title}
      product={product}
      {...words[phase]}
      current={null}
      links={phase === 'changed' ? [] : links}
      over={<OverPhoneForm status={form} send={sendToForm} />}
    >
      {phase === 'proving' ? (
        <PhoneForm status={form} submit={text.next} submitting={text.checking} send={sendToForm} />
      ) : null}
      {phase === 'choosing' || phase === 'changing' ? <ChoosePassword status={status} send={send} /> : null}
      {phase === 'changed' ? (
        <p className="login-form">
          <ButtonLink to="/login/passwd" kind="primary" block>
            {text.toLogin}
          </ButtonLink>
        </p>
      ) : null}
    </LoginFrame>
  );
}
