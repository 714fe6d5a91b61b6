import type { ReactElement } from 'react';
import { idsIn } from '../../../../contract/publication/buy-form';
import { TickBox } from '../../kit/form/tick-box/tick-box';
import type { TypedForm } from './typed-form';

export interface TicksProps {
  readonly form: TypedForm;
  readonly field: string;
  readonly label: string;
  /** Value → word. */
  readonly choices: Readonly<Record<string, string>>;
}

const toggled = (names: readonly string[], name: string): string =>
  (names.includes(name) ? names.filter((each) => each !== name) : [...names, name]).join(',');

/** None, some or all of a few. */
export function Ticks({ form, field, label, choices }: TicksProps): ReactElement {
  const names = idsIn(form.texts, field);
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      {Object.entries(choices).map(([name, word]) => (
        <TickBox
          key={name}
          ticked={names.includes(name)}
          onToggle={() => form.onType(field, toggled(names, name))}
        >
          {word}
        </TickBox>
      ))}
    </fieldset>
  );
}
