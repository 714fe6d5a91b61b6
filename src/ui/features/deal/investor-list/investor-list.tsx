import { useCallback, type ReactElement, type ReactNode } from 'react';
import type { Investor } from '../../../../../contract/investor/investor';
import { Rows } from '../../list/endless-list/rows';
import { InvestorCard } from './investor-card';
import { investorText as text } from './text';
import '../deal-list/deal-list.css';
import '../deal-list/deal-rows.css';
import '../buy-list/buy-list.css';
import './investor-list.css';

export interface InvestorListProps {
  readonly investors: readonly Investor[];
  /** The length of the whole list; null while unknown. */
  readonly total: number | null;
  readonly label: string;
  readonly star?: (investor: Investor) => ReactNode;
}

const columns = [text.columnName, text.columnKind, text.cheque, text.rounds, text.cases];
const idOf = ({ id }: Investor): string => id;

/** Investors, in the columns of the buyers' demands: cards on a phone, rows on a desktop. */
export function InvestorList({ investors, total, label, star }: InvestorListProps): ReactElement {
  const row = useCallback(
    (investor: Investor) => <InvestorCard investor={investor} star={star?.(investor)} />,
    [star],
  );
  return (
    <>
      <div
        className={
          star === undefined ? 'deal-columns demand-columns' : 'deal-columns demand-columns deals-starred'
        }
        aria-hidden="true"
      >
        {columns.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </div>
      <Rows items={investors} idOf={idOf} total={total} className="deals demands" label={label} row={row} />
    </>
  );
}
