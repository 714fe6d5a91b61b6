import type { ReactElement } from 'react';
import type { ColumnHead } from './columns';
import { dealText } from './text';
import './deal-list.css';

export interface DealColumnsProps {
  /** A visitor reads of no NDA. */
  readonly forVisitor: boolean;
  /** Each row ends with a star. */
  readonly starred: boolean;
}

/** The columns of a wide window. */
export const saleHeads: readonly ColumnHead[] = [
  { word: dealText.columnDeal },
  { word: dealText.columnPlace },
  { word: dealText.columnAmount, className: 'deal-end', by: 'amount' },
  { word: dealText.columnRevenue, className: 'deal-end', by: 'revenue' },
  { word: dealText.columnProfit, className: 'deal-end' },
  { word: dealText.columnNda, className: 'deal-nda' },
];

/** The heads of the columns that deals have on a desktop. */
export const DealColumns = ({ forVisitor, starred }: DealColumnsProps): ReactElement => (
  <div className={starred ? 'deal-columns deals-starred' : 'deal-columns'} aria-hidden="true">
    {saleHeads.slice(0, forVisitor ? -1 : undefined).map(({ word, className }) => (
      <span key={word} className={className}>
        {word}
      </span>
    ))}
  </div>
);
