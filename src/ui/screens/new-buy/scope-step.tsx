import type { ReactElement, ReactNode } from 'react';
import { buyerNaming } from '../../../../contract/publication/buy-form';
import { industryChoices, regionChoices, roundChoices } from '../../../domain/deal-filter/choice';
import { BudgetPart } from './amount-part';
import { Chips } from './form-fields';
import { Several } from './several';
import type { TypedForm } from './typed-form';
import { newBuyText } from './text';

export interface ScopeStepProps {
  readonly form: TypedForm;
  /** How many deals on sale fit what is chosen. */
  readonly matching: ReactNode;
}

/** The wanted deals: industries, regions, rounds and budget. */
export function ScopeStep({ form, matching }: ScopeStepProps): ReactElement {
  return (
    <>
      <Chips form={form} field="naming" choices={buyerNaming} />
      <Several form={form} field="industries" tree={industryChoices} />
      <Several form={form} field="regions" tree={regionChoices} />
      <BudgetPart form={form} />
      <Several form={form} field="rounds" tree={roundChoices} none={newBuyText.form.noRounds} />
      {matching}
    </>
  );
}
