import type { ReactElement } from 'react';
import { FormIcon } from '../../display/icon/form-icon';
import './field.css';

export interface FieldErrorProps {
  readonly id: string;
  readonly children: string;
}

/** The error of a field, and how to correct it. */
export function FieldError({ id, children }: FieldErrorProps): ReactElement {
  return (
    <p className="field-error" id={id} role="alert">
      <FormIcon name="warning" size={14} />
      {children}
    </p>
  );
}
