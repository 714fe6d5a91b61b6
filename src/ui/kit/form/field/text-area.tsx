import type { ReactElement } from 'react';
import { fieldText, longestFieldText } from '../../../../domain/text/field-text';
import { CutNote } from './cut-note';
import { FieldError } from './field-error';
import { useFocusRequest } from './use-focus-request';
import './field.css';
import './text-area.css';

export interface TextAreaProps {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly required?: boolean;
  readonly error: string | undefined;
  /** Changes its identity each time the field is to take the focus; null leaves the focus alone. */
  readonly focusRequest: object | null;
  readonly onType: (text: string) => void;
}

/** A labelled text of several lines. The error is shown under it and read out with it. */
export function TextArea(props: TextAreaProps): ReactElement {
  const { id, label, placeholder, value, required, error, focusRequest, onType } = props;
  const errorId = `${id}-error`;
  const area = useFocusRequest<HTMLTextAreaElement>(focusRequest);
  const wrong = error !== undefined;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={wrong ? 'field-box field-wrong' : 'field-box'}>
        <textarea
          ref={area}
          id={id}
          className="text-area"
          rows={4}
          placeholder={placeholder}
          value={value}
          required={required}
          aria-invalid={wrong}
          aria-describedby={wrong ? errorId : undefined}
          maxLength={longestFieldText}
          onChange={(event) => onType(fieldText(event.target.value))}
        />
      </div>
      {wrong ? <FieldError id={errorId}>{error}</FieldError> : <CutNote id={`${id}-cut`} text={value} />}
    </div>
  );
}
