import type { ReactElement } from 'react';
import type { Budget } from '../../../domain/buy/buy';
import type { Disclosure } from '../../../domain/sale/disclosure';
import { SealedField } from '../seal/sealed-field';
import { RangeValue } from './range-value';
import { buyText as text } from './text';

export interface BudgetValueProps {
  readonly of: Disclosure<Budget>;
}

/** What a buyer would pay, its seal, or that it is to be talked about. */
export function BudgetValue({ of }: BudgetValueProps): ReactElement {
  if (of.kind === 'hidden') return <SealedField />;
  if (of.kind === 'absent') return <b className="budget">{text.negotiable}</b>;
  return <RangeValue {...of.value} />;
}
