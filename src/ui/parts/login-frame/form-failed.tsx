import type { ReactElement } from 'react';
import { Icon } from '../icon/icon';
import './login-frame.css';

export interface FormFailedProps {
  readonly message: string | undefined;
}

/** What no field can mend, above the form. */
export function FormFailed({ message }: FormFailedProps): ReactElement | null {
  if (message === undefined) return null;
  return (
    <p className="login-failed" role="alert">
      <Icon name="warning" size={20} />
      {message}
    </p>
  );
}
