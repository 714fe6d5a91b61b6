import type { ReactElement } from 'react';
import type { SaleDetail } from '../../../domain/sale/sale-detail';
import { Panel } from '../../parts/panel/panel';
import { FinanceTable } from './finance-table';
import { RevenueChart } from './revenue-chart';
import { saleDetailText as text } from './text';

export interface FinancesProps {
  readonly finances: SaleDetail['finances'];
}

/** The finished years: revenue as a small chart where it is open, and all figures as a table. */
export function Finances({ finances }: FinancesProps): ReactElement {
  const open = finances.flatMap(({ year, revenue }) =>
    revenue.kind === 'shown' ? [{ year, revenue: revenue.value }] : [],
  );
  return (
    <Panel title={text.finances}>
      {finances.length === 0 ? (
        <p className="deal-text">{text.noFinances}</p>
      ) : (
        <div className="finances">
          {open.length > 1 ? <RevenueChart years={open} /> : null}
          <FinanceTable finances={finances} />
        </div>
      )}
    </Panel>
  );
}
