import { useRef, useEffect, type ReactElement, type SyntheticEvent } from 'react';
import type { RetrieveEvent } from '../../../../application/session/retrieve-password/events';
import type { RetrievePasswordStatus } from '../../../../application/session/retrieve-password/status';
import { Button } from '../../../kit/action/button/button';
import { FormFailed } from '../../../kit/form/form-failed/form-failed';
import { NewPassword } from '../../../kit/form/new-password/new-password';
import { choosePasswordText as text } from './text';
import '../login-frame/login-form.css';

export interface ChoosePasswordProps {
  readonly status: RetrievePasswordStatus;
  readonly send: (event: RetrieveEvent) => void;
}

/** The new password. The field takes the focus, since it comes in the place of the one before. */
export function ChoosePassword({ status, send }: ChoosePasswordProps): ReactElement {
  const { errors } = status;
  const busy = status.phase === 'changing';
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    send({ type: 'retrieve.submitted' });
  };
  return (
    <form ref={box} className="login-form" noValidate onSubmit={submit}>
      <FormFailed message={errors.form} />
      <NewPassword
        id="retrieve-password"
        label={text.newPassword}
        strength={status.strength}
        error={errors.password}
        focusRequest={errors.password === undefined ? null : errors}
        onType={(typed) => send({ type: 'retrieve.passwordChanged', text: typed })}
      />
      <Button kind="primary" block submits busy={busy}>
        {busy ? text.submitting : text.submit}
      </Button>
    </form>
  );
}
