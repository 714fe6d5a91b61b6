import type { ReactElement, ReactNode } from 'react';
import { hideableOfBuy } from '../../../../contract/publication/buy-form';
import { buyerTypes } from '../../../../contract/reference/buyer-types';
import { Chips, Line, Lines } from './form-fields';
import { Ticks } from './ticks';
import type { TypedForm } from './typed-form';
import { newBuyText } from './text';

const typeChoices = Object.fromEntries(buyerTypes.map(({ id, name }) => [id, name]));

export interface BuyerStepProps {
  readonly form: TypedForm;
  /** The offer of what the last demand says of the buyer. */
  readonly earlier: ReactNode;
}

/** Who looks, and what of it stays with the platform. */
export function BuyerStep({ form, earlier }: BuyerStepProps): ReactElement {
  return (
    <>
      {earlier}
      <Chips form={form} field="buyerType" choices={typeChoices} />
      <Line form={form} field="companyName" />
      <Lines form={form} field="profile" />
      <Line form={form} field="funding" />
      <Line form={form} field="contact" />
      <Ticks form={form} field="hidden" label={newBuyText.form.hideOfBuy} choices={hideableOfBuy} />
    </>
  );
}
