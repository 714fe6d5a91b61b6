import { useState, type ReactElement } from 'react';
import type { PasswordStrength } from '../../../domain/account-form/password-strength';
import { IconButton } from '../button/icon-button';
import { TextField } from '../field/text-field';
import { newPasswordText as text } from './text';
import './new-password.css';

export interface NewPasswordProps {
  readonly id: string;
  readonly label?: string;
  /** Null while nothing is typed. */
  readonly strength: PasswordStrength | null;
  readonly error: string | undefined;
  readonly focusSign: object | null;
  readonly onType: (typed: string) => void;
}

/** A password that is being made up, with how good it is. It goes straight to the flow and is kept nowhere here. */
export function NewPassword(props: NewPasswordProps): ReactElement {
  const { id, label = text.label, strength, error, focusSign, onType } = props;
  const [shown, setShown] = useState(false);
  return (
    <div>
      <TextField
        id={id}
        label={label}
        placeholder={text.hint}
        type={shown ? 'text' : 'password'}
        autoComplete="new-password"
        error={error}
        focusSign={focusSign}
        onType={onType}
        after={
          <IconButton
            icon={shown ? 'eye' : 'eyeClosed'}
            label={text.show}
            pressed={shown}
            onPress={() => setShown(!shown)}
          />
        }
      />
      <p className="strength" role="status">
        {strength === null ? null : (
          <>
            <span className={`strength-bar strength-${strength}`} />
            {text.strength}：{text.strengths[strength]}
          </>
        )}
      </p>
    </div>
  );
}
