import type { ReactElement } from 'react';
import { FieldError } from './field-error';
import { useFocusRequest } from './use-focus-request';
import './field.css';
import './select-field.css';

export interface Choice {
  readonly value: string;
  readonly word: string;
}

/** Choices under a heading; '' for those without one. */
export interface ChoiceGroup {
  readonly name: string;
  readonly choices: readonly Choice[];
}

export interface SelectFieldProps {
  readonly id: string;
  readonly label: string;
  /** The text while nothing is chosen. */
  readonly placeholder: string;
  readonly groups: readonly ChoiceGroup[];
  readonly value: string;
  readonly required?: boolean;
  readonly error: string | undefined;
  readonly focusRequest: object | null;
  readonly onChoose: (value: string) => void;
}

const options = (choices: readonly Choice[]): readonly ReactElement[] =>
  choices.map(({ value, word }) => (
    <option key={value} value={value}>
      {word}
    </option>
  ));

/** One of many, by the platform's own list. The error is shown under it and read out with it. */
export function SelectField(props: SelectFieldProps): ReactElement {
  const { id, label, placeholder, groups, value, required, error, focusRequest, onChoose } = props;
  const select = useFocusRequest<HTMLSelectElement>(focusRequest);
  const errorId = `${id}-error`;
  const wrong = error !== undefined;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={wrong ? 'field-box field-wrong' : 'field-box'}>
        <select
          ref={select}
          id={id}
          className={value === '' ? 'select-field select-empty' : 'select-field'}
          value={value}
          required={required}
          aria-invalid={wrong}
          aria-describedby={wrong ? errorId : undefined}
          onChange={({ target }) => onChoose(target.value)}
        >
          <option value="">{placeholder}</option>
          {groups.map(({ name, choices }) =>
            name === '' ? (
              options(choices)
            ) : (
              <optgroup key={name} label={name}>
                {options(choices)}
              </optgroup>
            ),
          )}
        </select>
      </div>
      {wrong ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  );
}
