import type { ReactElement, ReactNode } from 'react';
import type { Disclosure } from '../../../../domain/sale/disclosure';
import { isFinancing } from '../../../../domain/sale/financing';
import type { SaleDetail } from '../../../../domain/sale/sale-detail';
import { withNarrowSpaces } from '../../../../domain/text/with-narrow-spaces';
import { AmountValue } from '../../../kit/display/amount/amount-value';
import { KeyValues } from '../../../kit/display/key-value/key-values';
import { Panel } from '../../../kit/display/panel/panel';
import { SealedField } from '../../../kit/display/seal/sealed-field';
import { dealPageText as text } from './text';

export interface FactsProps {
  readonly deal: SaleDetail;
}

interface Row {
  readonly name: string;
  readonly value: ReactNode;
}

const row = (name: string, of: Disclosure<unknown>, value: ReactNode): readonly Row[] =>
  of.kind === 'absent' ? [] : [{ name, value: of.kind === 'hidden' ? <SealedField /> : value }];

const words = (of: Disclosure<string>): string => (of.kind === 'shown' ? withNarrowSpaces(of.value) : '');

const rowsOf = (deal: SaleDetail): readonly Row[] => [
  ...row(text.companyName, deal.companyName, words(deal.companyName)),
  ...(deal.foundedYear === null ? [] : [{ name: text.founded, value: text.foundedIn(deal.foundedYear) }]),
  ...(deal.employees === null
    ? []
    : [{ name: text.employees, value: text.employeesOf(deal.employees, deal.rdEmployees) }]),
  ...row(text.valuation, deal.valuation, <AmountValue of={deal.valuation} />),
  ...row(text.customers, deal.customers, words(deal.customers)),
  ...row(isFinancing(deal) ? text.purpose : text.reason, deal.reason, words(deal.reason)),
];

/** The facts about the company; a sealed value is exactly where it will be shown. */
export function Facts({ deal }: FactsProps): ReactElement {
  return (
    <Panel title={text.facts}>
      <KeyValues rows={rowsOf(deal)} />
    </Panel>
  );
}
