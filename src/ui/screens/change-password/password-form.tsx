import type { ReactElement, SyntheticEvent } from 'react';
import type { ChangePasswordEvent, PasswordField } from '../../../application/change-password/events';
import type { ChangePasswordStatus } from '../../../application/change-password/status';
import { Button } from '../../parts/button/button';
import { Told } from '../../parts/member-frame/told';
import { NewPassword } from '../../parts/new-password/new-password';
import { CoveredField } from '../../parts/covered-field/covered-field';
import { changePasswordPageText as text } from './text';

export interface PasswordFormProps {
  readonly status: ChangePasswordStatus;
  readonly send: (event: ChangePasswordEvent) => void;
}

/** The old password, the new one, and the new one again. They go straight to the flow and are kept nowhere here. */
export function PasswordForm({ status, send }: PasswordFormProps): ReactElement {
  const { errors, focusField } = status;
  const busy = status.phase === 'submitting';
  const of = (field: PasswordField) => ({
    error: errors[field],
    focusSign: focusField === field ? errors : null,
    onType: (typed: string) => send({ type: 'password.typed', field, text: typed }),
  });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    send({ type: 'password.submitted' });
  };
  return (
    <form className="member-form" noValidate onSubmit={submit}>
      {errors.form === undefined ? null : <Told kind="failed">{errors.form}</Told>}
      <CoveredField
        id="password-old"
        label={text.old}
        placeholder={text.oldHint}
        autoComplete="current-password"
        {...of('oldPassword')}
      />
      <NewPassword id="password-new" label={text.fresh} strength={status.strength} {...of('password')} />
      <CoveredField
        id="password-repeated"
        label={text.repeated}
        placeholder={text.repeatedHint}
        autoComplete="new-password"
        {...of('repeated')}
      />
      <Button kind="primary" block submits busy={busy}>
        {busy ? text.submitting : text.submit}
      </Button>
    </form>
  );
}
