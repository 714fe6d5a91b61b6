import type { ReactElement, ReactNode } from 'react';
import { fieldText, longestFieldText } from '../../../../domain/text/field-text';
import { CutNote } from './cut-note';
import { FieldError } from './field-error';
import { useFocusRequest } from './use-focus-request';
import './field.css';

export interface TextFieldProps {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  readonly type: 'tel' | 'text' | 'password' | 'date' | 'search';
  readonly autoComplete: string;
  /** The keyboard that a phone shows, where the type does not say it. */
  readonly inputMode?: 'numeric' | 'decimal' | 'email' | undefined;
  /** What the enter key of a phone's keyboard is called, where it does not go on to the next field. */
  readonly enterKeyHint?: 'search';
  /** Left out for what the page itself must not hold, a password. */
  readonly value?: string;
  readonly required?: boolean;
  /**
   * In characters; longer input is not accepted. The form's rule reports a text that is too long all the
   * same.
   */
  readonly maxLength?: number;
  /** The text can be read and copied, not edited. */
  readonly readOnly?: boolean;
  readonly error: string | undefined;
  /** Changes its identity each time the field is to take the focus; null leaves the focus alone. */
  readonly focusRequest: object | null;
  readonly onType: (text: string) => void;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/** A labelled line of text. The error is shown under it and read out with it. */
export function TextField(props: TextFieldProps): ReactElement {
  const { id, label, error, focusRequest, value, onType, before, after, ...input } = props;
  const errorId = `${id}-error`;
  const field = useFocusRequest<HTMLInputElement>(focusRequest);
  const wrong = error !== undefined;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={wrong ? 'field-box field-wrong' : 'field-box'}>
        {before}
        <input
          ref={field}
          id={id}
          value={value}
          aria-invalid={wrong}
          aria-describedby={wrong ? errorId : undefined}
          autoCapitalize="off"
          maxLength={longestFieldText}
          onChange={(event) => onType(fieldText(event.target.value))}
          {...input}
        />
        {after}
      </div>
      {wrong ? (
        <FieldError id={errorId}>{error}</FieldError>
      ) : (
        <CutNote id={`${id}-cut`} text={value ?? ''} />
      )}
    </div>
  );
}
