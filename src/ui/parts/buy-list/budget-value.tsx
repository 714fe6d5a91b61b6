import type { ReactElement } from 'react';
import type { Budget } from '../../../domain/buy/buy';
import { budgetText } from '../../../domain/buy/buy-words';
import type { Disclosure } from '../../../domain/sale/disclosure';
import { SealedField } from '../seal/sealed-field';
import { buyText as text } from './text';

export interface BudgetValueProps {
  readonly of: Disclosure<Budget>;
}

/** What a buyer would pay, its seal, or that it is to be talked about. */
export function BudgetValue({ of }: BudgetValueProps): ReactElement {
  if (of.kind === 'hidden') return <SealedField />;
  return <b className="budget">{of.kind === 'absent' ? text.negotiable : budgetText(of.value)}</b>;
}
