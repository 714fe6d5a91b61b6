import type { ReactElement } from 'react';
import { RowIcon } from '../icon/row-icon';
import './form-failed.css';

export interface FormFailedProps {
  readonly message: string | null | undefined;
}

/** What no field can mend, above the form. */
export function FormFailed({ message }: FormFailedProps): ReactElement | null {
  if (message === undefined || message === null) return null;
  return (
    <p className="form-failed" role="alert">
      <RowIcon name="warning" size={20} />
      {message}
    </p>
  );
}
