import type { ReactElement, SyntheticEvent } from 'react';
import type { TypedPasswords } from '../../../application/session/change-password/password-errors';
import type { FormEvent } from '../../../application/kit/form/form-context';
import type { FormStatus } from '../../../application/kit/form/status';
import type { PasswordStrength } from '../../../domain/account-form/password-strength';
import { Button } from '../../kit/action/button/button';
import { ResultNote } from '../../kit/state/result-note/result-note';
import { NewPassword } from '../../kit/form/new-password/new-password';
import { CoveredField } from '../../kit/form/covered-field/covered-field';
import { changePasswordPageText as text } from './text';

export interface PasswordFormProps {
  /** The typed passwords are not in the status: the fields hold them. */
  readonly status: Omit<FormStatus<TypedPasswords, number>, 'typed'>;
  /** How hard the new password is to guess; null while none is typed. */
  readonly strength: PasswordStrength | null;
  readonly send: (event: FormEvent<TypedPasswords>) => void;
}

/** The old password, the new one, and the new one again. They go straight to the flow and are kept nowhere here. */
export function PasswordForm({ status, strength, send }: PasswordFormProps): ReactElement {
  const { errors, failure, focusField } = status;
  const busy = status.phase === 'sending';
  const of = (field: keyof TypedPasswords) => ({
    error: errors[field],
    focusRequest: focusField === field ? errors : null,
    onType: (typed: string) => send({ type: 'form.typed', field, text: typed }),
  });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  return (
    <form className="member-form" noValidate onSubmit={submit}>
      {failure === null ? null : <ResultNote kind="failed">{failure}</ResultNote>}
      <CoveredField
        id="password-old"
        label={text.old}
        placeholder={text.oldHint}
        autoComplete="current-password"
        {...of('oldPassword')}
      />
      <NewPassword id="password-new" label={text.fresh} strength={strength} {...of('password')} />
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
