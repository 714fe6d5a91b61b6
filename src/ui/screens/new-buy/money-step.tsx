import type { ReactElement } from 'react';
import { hideable } from '../../../../contract/publication/sale-form';
import { TickBox } from '../../parts/tick-box/tick-box';
import { AmountPart } from './amount-part';
import { FinancesPart } from './finances-part';
import type { TypedForm } from './typed-form';
import { newBuyText } from './text';

const text = newBuyText.form;

const toggled = (names: readonly string[], name: string): string =>
  (names.includes(name) ? names.filter((each) => each !== name) : [...names, name]).join(',');

/** What is asked, what the company earned, and which of it stays hidden. */
export function MoneyStep({ form }: { readonly form: TypedForm }): ReactElement {
  const hidden = form
    .valueOf('hidden')
    .split(',')
    .filter((name) => name !== '');
  return (
    <>
      <AmountPart form={form} />
      <FinancesPart form={form} />
      <fieldset className="choice">
        <legend>{text.hide}</legend>
        {Object.entries(hideable).map(([name, word]) => (
          <TickBox
            key={name}
            ticked={hidden.includes(name)}
            onToggle={() => form.onType('hidden', toggled(hidden, name))}
          >
            {word}
          </TickBox>
        ))}
      </fieldset>
    </>
  );
}
