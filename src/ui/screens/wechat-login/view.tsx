import type { ReactElement } from 'react';
import type { WechatLoginEvent } from '../../../application/session/wechat-login/events';
import type { WechatLoginStatus } from '../../../application/session/wechat-login/status';
import { registrationAddress } from '../../../domain/session/way-in';
import { Agreement } from '../../kit/form/agreement/agreement';
import { Button } from '../../kit/action/button/button';
import { FormFailed } from '../../kit/form/form-failed/form-failed';
import { LoginFrame } from '../../features/account/login-frame/login-frame';
import { wechatLoginPageText as text } from './text';

export interface WechatLoginViewProps {
  readonly status: WechatLoginStatus;
  readonly product: string;
  readonly send: (event: WechatLoginEvent) => void;
}

const links = [{ to: registrationAddress, text: text.register }];

const labels: Readonly<Record<WechatLoginStatus['phase'], string>> = {
  opening: text.submit,
  unavailable: text.submit,
  offering: text.submit,
  asking: text.asking,
  loggingIn: text.submitting,
};

function Offer({ status, send }: Pick<WechatLoginViewProps, 'status' | 'send'>): ReactElement {
  const { phase, agreed, agreementError, focusRequest, message } = status;
  return (
    <div className="login-form">
      <FormFailed message={message ?? undefined} />
      <Agreement
        agreed={agreed}
        error={agreementError ?? undefined}
        focusRequest={focusRequest}
        onToggle={() => send({ type: 'wechatLogin.agreementToggled' })}
      />
      <Button
        kind="primary"
        block
        busy={phase !== 'offering'}
        onPress={() => send({ type: 'wechatLogin.requested' })}
      >
        {labels[phase]}
      </Button>
      {phase === 'asking' ? (
        <Button block onPress={() => send({ type: 'wechatLogin.abandoned' })}>
          {text.abandon}
        </Button>
      ) : null}
    </div>
  );
}

/** The login by WeChat: the agreement, one button, and what came of the last attempt. */
export function WechatLoginView({ status, product, send }: WechatLoginViewProps): ReactElement {
  return (
    <LoginFrame
      title={text.title}
      product={product}
      lead={text.lead}
      sub={text.sub}
      current="wechat"
      links={links}
    >
      {status.phase === 'unavailable' ? (
        <div className="login-form">
          <FormFailed message={text.unavailable} />
        </div>
      ) : (
        <Offer status={status} send={send} />
      )}
    </LoginFrame>
  );
}
