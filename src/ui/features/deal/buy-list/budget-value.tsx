import type { ReactElement } from 'react';
import type { Budget } from '../../../../domain/buy/buy';
import type { Disclosure } from '../../../../domain/sale/disclosure';
import { SealedField } from '../../../kit/display/seal/sealed-field';
import { partsText } from '../../../kit/text';
import { RangeValue } from './range-value';
import { buyText as text } from './text';

export interface BudgetValueProps {
  readonly of: Disclosure<Budget>;
  /** The text without a budget; 面议 when left out. */
  readonly absent?: string | undefined;
}

/** A buyer's budget, its seal, or the text without one. */
export function BudgetValue({ of, absent = text.negotiable }: BudgetValueProps): ReactElement {
  if (of.kind === 'hidden') return <SealedField word={partsText.sealedByBuyer} />;
  if (of.kind === 'absent') return <b className="budget">{absent}</b>;
  return <RangeValue {...of.value} />;
}
