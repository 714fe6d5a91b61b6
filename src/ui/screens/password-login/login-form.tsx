import type { ReactElement, SyntheticEvent } from 'react';
import type { LoginEvent } from '../../../application/session/login/events';
import type { LoginStatus } from '../../../application/session/login/status';
import { Button } from '../../kit/action/button/button';
import { TextField } from '../../kit/form/field/text-field';
import { FormFailed } from '../../kit/form/form-failed/form-failed';
import { Agreement } from '../../kit/form/agreement/agreement';
import { CoveredField } from '../../kit/form/covered-field/covered-field';
import { CountryOpen } from '../../features/account/phone-form/country-open';
import { passwordLoginText as text } from './text';

export interface LoginFormProps {
  readonly status: LoginStatus;
  readonly send: (event: LoginEvent) => void;
}

const submitLabel = ({ phase, secondsLeft }: LoginStatus): string => {
  if (phase === 'delayed') return text.againAfter(secondsLeft);
  return phase === 'submitting' || phase === 'loggedIn' ? text.submitting : text.submit;
};

/** Phone number, password and the agreement. The password goes straight to the flow and is kept nowhere here. */
export function LoginForm({ status, send }: LoginFormProps): ReactElement {
  const { errors, focusField } = status;
  const busy = status.phase === 'submitting' || status.phase === 'loggedIn';
  const focusRequestFor = (field: typeof focusField): object | null => (focusField === field ? errors : null);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    send({ type: 'login.submitted' });
  };
  return (
    <form className="login-form" noValidate onSubmit={submit}>
      <FormFailed message={errors.form} />
      <TextField
        id="login-phone"
        label={text.phone}
        placeholder={text.phoneHint}
        type="tel"
        autoComplete="username"
        value={status.userName}
        error={errors.userName}
        focusRequest={focusRequestFor('userName')}
        onType={(typed) => send({ type: 'login.userNameChanged', text: typed })}
        before={
          <CountryOpen
            countryCode={status.countryCode}
            onOpen={() => send({ type: 'login.countryPickerOpened' })}
          />
        }
      />
      <CoveredField
        id="login-password"
        label={text.password}
        placeholder={text.passwordHint}
        autoComplete="current-password"
        error={errors.password}
        focusRequest={focusRequestFor('password')}
        onType={(typed) => send({ type: 'login.passwordChanged', text: typed })}
      />
      <Agreement
        agreed={status.agreed}
        error={errors.agreement}
        focusRequest={focusRequestFor('agreement')}
        onToggle={() => send({ type: 'login.agreementToggled' })}
      />
      <Button kind="primary" block submits busy={busy || status.phase === 'delayed'}>
        {submitLabel(status)}
      </Button>
    </form>
  );
}
