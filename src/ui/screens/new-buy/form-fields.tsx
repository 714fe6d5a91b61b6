import type { ReactElement } from 'react';
import { fieldLabel } from '../../../../contract/publication/field-label';
import { ChoiceChips } from '../../kit/form/field/choice-chips';
import { SelectField, type ChoiceGroup } from '../../kit/form/field/select-field';
import { TextArea } from '../../kit/form/field/text-area';
import { TextField } from '../../kit/form/field/text-field';
import { elementId, type TypedForm } from './typed-form';
import { newBuyText } from './text';

const text = newBuyText.form;

interface FieldProps {
  readonly form: TypedForm;
  readonly field: string;
}

/** What the fields of all kinds share. */
const shared = ({ form, field }: FieldProps) => ({
  id: elementId(field),
  label: fieldLabel(field),
  value: form.valueOf(field),
  error: form.faultOf(field),
  focusRequest: form.focusRequestOf(field),
  required: form.isRequired(field),
});

export interface LineProps extends FieldProps {
  readonly keyboard?: 'numeric' | 'decimal' | undefined;
  /** What the figure counts, where its field does not say it; null where the text says it. */
  readonly unit?: string | null;
}

export function Line({ keyboard, unit: given, ...props }: LineProps): ReactElement {
  const { form, field } = props;
  const unit = given === undefined ? text.counted[field] : given;
  return (
    <TextField
      {...shared(props)}
      type="text"
      autoComplete="off"
      inputMode={keyboard}
      placeholder={text.hints[field] ?? ''}
      after={unit === undefined || unit === null ? undefined : <span className="pub-unit">{unit}</span>}
      onType={(typed) => form.onType(field, typed)}
    />
  );
}

/** A day, by the calendar of the device. */
export function Day(props: FieldProps): ReactElement {
  return (
    <TextField
      {...shared(props)}
      type="date"
      autoComplete="off"
      placeholder=""
      onType={(typed) => props.form.onType(props.field, typed)}
    />
  );
}

export function Lines(props: FieldProps): ReactElement {
  const { form, field } = props;
  return (
    <TextArea
      {...shared(props)}
      placeholder={text.hints[field] ?? ''}
      onType={(typed) => form.onType(field, typed)}
    />
  );
}

export interface SelectProps extends FieldProps {
  readonly groups: readonly ChoiceGroup[];
}

export function Select({ groups, ...props }: SelectProps): ReactElement {
  const { form, field } = props;
  return (
    <SelectField
      {...shared(props)}
      placeholder={text.choose}
      groups={groups}
      onChoose={(value) => form.onType(field, value)}
    />
  );
}

export interface ChipsProps extends FieldProps {
  /** Value → word. */
  readonly choices: Readonly<Record<string, string>>;
}

/** One of a few; the error is under them. */
export function Chips({ form, field, choices }: ChipsProps): ReactElement {
  return (
    <div className="pub-chips">
      <ChoiceChips
        name={elementId(field)}
        label={fieldLabel(field)}
        choices={Object.entries(choices).map(([value, word]) => ({ value, word }))}
        chosen={form.valueOf(field)}
        error={form.faultOf(field)}
        focusRequest={form.focusRequestOf(field)}
        required={form.isRequired(field)}
        onChoose={(value) => form.onType(field, value)}
      />
    </div>
  );
}
