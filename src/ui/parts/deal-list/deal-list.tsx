import type { ReactElement, ReactNode } from 'react';
import type { Sale } from '../../../domain/sale/sale';
import { DealCard } from './deal-card';
import { dealText } from './text';
import './deal-list.css';

export interface DealListProps {
  readonly deals: readonly Sale[];
  /** Milliseconds since 1970, for dates that leave out the present year. */
  readonly now: number;
  /** A visitor reads of no NDA. */
  readonly forVisitor: boolean;
  /** What can be done with a deal, at the end of its code and date. */
  readonly beside?: (deal: Sale) => ReactNode;
}

const columns = [
  { word: dealText.columnDeal },
  { word: dealText.columnPlace },
  { word: dealText.columnAmount, className: 'deal-end' },
  { word: dealText.columnRevenue, className: 'deal-end' },
  { word: dealText.columnProfit, className: 'deal-end' },
  { word: dealText.columnNda, className: 'deal-nda' },
];

/** Deals: cards on a phone, rows under column heads on a desk, from the same elements. */
export function DealList({ deals, now, forVisitor, beside }: DealListProps): ReactElement {
  return (
    <>
      <div className="deal-columns" aria-hidden="true">
        {columns.slice(0, forVisitor ? -1 : undefined).map(({ word, className }) => (
          <span key={word} className={className}>
            {word}
          </span>
        ))}
      </div>
      <ul className="deals">
        {deals.map((deal) => (
          <li key={deal.id}>
            <DealCard deal={deal} now={now} forVisitor={forVisitor} beside={beside?.(deal)} />
          </li>
        ))}
      </ul>
    </>
  );
}
