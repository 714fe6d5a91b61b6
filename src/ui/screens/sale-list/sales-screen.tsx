import type { ReactElement } from 'react';
import { SaleCompareScreen, type SaleCompareFlows } from '../sale-compare/screen';
import { SaleListScreen, type SaleListScreenProps } from './screen';

/** Deals on the sell side: a list of them, or some beside each other. */
export function SalesScreen({
  flows,
}: {
  readonly flows: SaleListScreenProps['flows'] | SaleCompareFlows;
}): ReactElement {
  return 'compared' in flows ? <SaleCompareScreen flows={flows} /> : <SaleListScreen flows={flows} />;
}
