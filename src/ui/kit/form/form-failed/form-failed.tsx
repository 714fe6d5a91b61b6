import type { ReactElement } from 'react';
import { FormIcon } from '../../display/icon/form-icon';
import './form-failed.css';

export interface FormFailedProps {
  readonly message: string | null | undefined;
}

/** What no field can mend, above the form. */
export function FormFailed({ message }: FormFailedProps): ReactElement | null {
  if (message === undefined || message === null) return null;
  return (
    <p className="form-failed" role="alert">
      <FormIcon name="warning" size={20} />
      {message}
    </p>
  );
}
