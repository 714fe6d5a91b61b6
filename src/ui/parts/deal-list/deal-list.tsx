import type { ReactElement } from 'react';
import type { Sale } from '../../../domain/sale/sale';
import { DealCard } from './deal-card';
import { dealText } from './text';
import './deal-list.css';

export interface DealListProps {
  readonly deals: readonly Sale[];
  /** Milliseconds since 1970, for dates that leave out the present year. */
  readonly now: number;
}

const columns = [
  { word: dealText.columnDeal },
  { word: dealText.columnPlace },
  { word: dealText.columnAmount, className: 'deal-end' },
  { word: dealText.columnRevenue, className: 'deal-end' },
  { word: dealText.columnProfit },
  { word: dealText.columnNda },
];

/** Deals: cards on a phone, rows under column heads on a desk, from the same elements. */
export function DealList({ deals, now }: DealListProps): ReactElement {
  return (
    <>
      <div className="deal-columns" aria-hidden="true">
        {columns.map(({ word, className }) => (
          <span key={word} className={className}>
            {word}
          </span>
        ))}
      </div>
      <ul className="deals">
        {deals.map((deal) => (
          <li key={deal.id}>
            <DealCard deal={deal} now={now} />
          </li>
        ))}
      </ul>
    </>
  );
}
