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
  /** What the list is called, where its heading does not say so. */
  readonly label?: string;
  /** The star of a deal, where the list has stars. */
  readonly star?: (deal: Sale) => ReactNode;
  /** What has become of a deal, in place of its NDA; undefined where there is nothing to say. */
  readonly mark?: (deal: Sale) => ReactNode;
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
export function DealList(props: DealListProps): ReactElement {
  const { deals, now, forVisitor, beside, label, star, mark } = props;
  return (
    <>
      <div className={star === undefined ? 'deal-columns' : 'deal-columns deals-starred'} aria-hidden="true">
        {columns.slice(0, forVisitor ? -1 : undefined).map(({ word, className }) => (
          <span key={word} className={className}>
            {word}
          </span>
        ))}
      </div>
      <ul className="deals" aria-label={label}>
        {deals.map((deal) => (
          <li key={deal.id}>
            <DealCard
              deal={deal}
              now={now}
              forVisitor={forVisitor}
              beside={beside?.(deal)}
              star={star?.(deal)}
              mark={mark?.(deal)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
