import type { ReactElement } from 'react';
import { hideable } from '../../../../contract/publication/sale-form';
import { AmountPart } from './amount-part';
import { FinancesPart } from './finances-part';
import { Ticks } from './ticks';
import type { TypedForm } from './typed-form';
import { newBuyText } from './text';

/** The asking price, the company's earnings, and which of them stay hidden. */
export function MoneyStep({ form }: { readonly form: TypedForm }): ReactElement {
  return (
    <>
      <AmountPart form={form} />
      <FinancesPart form={form} />
      <Ticks form={form} field="hidden" label={newBuyText.form.hide} choices={hideable} />
    </>
  );
}
