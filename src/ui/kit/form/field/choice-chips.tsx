import type { ReactElement } from 'react';
import { FieldError } from './field-error';
import { useFocusRequest } from './use-focus-request';
import './choice-chips.css';

export interface ChoiceChipsProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly word: string }[];
  /** '' while none is. */
  readonly chosen: Value | '';
  readonly required?: boolean;
  /** The error, shown under the choices and read out with them. */
  readonly error?: string | undefined;
  /** Something is wrong with it: it takes the focus each time this changes. */
  readonly focusRequest?: object | null;
  readonly onChoose: (value: Value) => void;
}

/** One of a few, all of them seen. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>): ReactElement {
  const { name, label, choices, chosen, required, error, focusRequest = null, onChoose } = props;
  const errorId = `${name}-error`;
  const wrong = error !== undefined;
  const focused = useFocusRequest<HTMLInputElement>(focusRequest);
  const first = choices.find(({ value }) => value === chosen) ?? choices[0];
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <div className="choice-chips">
        {choices.map(({ value, word }) => (
          <label key={value} className={value === chosen ? 'chip chip-chosen' : 'chip'}>
            <input
              ref={value === first?.value ? focused : undefined}
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              required={required}
              aria-invalid={wrong}
              aria-describedby={wrong ? errorId : undefined}
              onChange={() => onChoose(value)}
            />
            {word}
          </label>
        ))}
      </div>
      {wrong ? <FieldError id={errorId}>{error}</FieldError> : null}
    </fieldset>
  );
}
