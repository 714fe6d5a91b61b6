import type { ReactElement } from 'react';
import type { PhoneFormEvent } from '../../../application/session/phone-form/events';
import type { PhoneFormStatus } from '../../../application/session/phone-form/status';
import { registrationAddress, type WayIn } from '../../../domain/session/way-in';
import { LoginFrame, type WayLink } from '../../features/account/login-frame/login-frame';
import { OverPhoneForm } from '../../features/account/phone-form/over-phone-form';
import { PhoneForm } from '../../features/account/phone-form/phone-form';
import { codeLoginText as text } from './text';

export interface CodeLoginViewProps {
  readonly way: WayIn;
  readonly status: PhoneFormStatus;
  readonly product: string;
  readonly send: (event: PhoneFormEvent) => void;
}

const links: Readonly<Record<WayIn, readonly WayLink[]>> = {
  codeLogin: [
    { to: registrationAddress, text: text.register },
    { to: '/login/retrieve', text: text.forgotten },
  ],
  registration: [{ to: '/login', text: text.hasAccount }],
  bindPhone: [{ to: '/login', text: text.otherPhone }],
};

/** Logging in by code, registering, and binding a phone: one form in three sets of words. */
export function CodeLoginView({ way, status, product, send }: CodeLoginViewProps): ReactElement {
  const { title, lead, sub, submit, submitting } = text[way];
  return (
    <LoginFrame
      title={title}
      product={product}
      lead={lead}
      sub={sub}
      current={way === 'codeLogin' ? 'code' : null}
      links={links[way]}
      over={<OverPhoneForm status={status} send={send} />}
    >
      <PhoneForm status={status} submit={submit} submitting={submitting} send={send} />
    </LoginFrame>
  );
}
