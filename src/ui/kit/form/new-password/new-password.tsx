import type { ReactElement } from 'react';
import type { PasswordStrength } from '../../../../domain/account-form/password-strength';
import { CoveredField } from '../covered-field/covered-field';
import { newPasswordText as text } from './text';
import './new-password.css';

export interface NewPasswordProps {
  readonly id: string;
  readonly label?: string;
  /** Null while nothing is typed. */
  readonly strength: PasswordStrength | null;
  readonly error: string | undefined;
  readonly focusRequest: object | null;
  readonly onType: (typed: string) => void;
}

/** A password that is being made up, with what is asked of it, then how good it is. It goes straight to the flow and is kept nowhere here. */
export function NewPassword(props: NewPasswordProps): ReactElement {
  const { id, label = text.label, strength, error, focusRequest, onType } = props;
  return (
    <div>
      <CoveredField
        id={id}
        label={label}
        placeholder={text.placeholder}
        autoComplete="new-password"
        error={error}
        focusRequest={focusRequest}
        onType={onType}
      />
      <p className="strength" role="status">
        {strength === null ? (
          <span>{text.hint}</span>
        ) : (
          <>
            <span className={`strength-bar strength-${strength}`} />
            <span>{`${text.strength}：${text.strengths[strength]}`}</span>
          </>
        )}
      </p>
    </div>
  );
}
