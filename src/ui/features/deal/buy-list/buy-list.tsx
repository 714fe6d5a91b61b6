import { useCallback, type ReactElement, type ReactNode } from 'react';
import type { Buy } from '../../../../domain/buy/buy';
import type { Columns } from '../deal-list/columns';
import { PlainHeads } from '../deal-list/plain-heads';
import { coarsely } from '../../list/endless-list/coarsely';
import { Rows } from '../../list/endless-list/rows';
import { BuyCard } from './buy-card';
import { buyText as text } from './text';
import '../deal-list/deal-list.css';
import '../deal-list/deal-rows.css';
import './buy-list.css';

export interface BuyListProps {
  readonly buys: readonly Buy[];
  /** The length of the whole list; null while unknown. */
  readonly total: number | null;
  /** Milliseconds since 1970, for dates that leave out the present year. */
  readonly now: number;
  /** What the list is called, where it is not the list of all. */
  readonly label?: string;
  /** The star of a demand, where the list has stars. */
  readonly star?: (buy: Buy) => ReactNode;
  /** What has become of a demand; undefined where there is nothing to say. */
  readonly badge?: (buy: Buy) => ReactNode;
  /** Whether the heads of its columns are above it already. */
  readonly headed?: boolean;
}

/** The columns of a wide window. */
export const buyColumns: Columns = {
  className: 'demand-columns',
  heads: [
    { word: text.columnBuy },
    { word: text.columnType },
    { word: text.columnBudget, by: 'amount' },
    { word: text.columnStake },
    { word: text.columnBuyer },
  ],
};

const idOf = ({ id }: Buy): string => id;

/** Demands: cards on a phone, rows under column heads on a desktop, from the same elements. */
export function BuyList(props: BuyListProps): ReactElement {
  const { buys, total, label = text.list, star, badge, headed = false } = props;
  const now = coarsely(props.now);
  const row = useCallback(
    (buy: Buy) => <BuyCard buy={buy} now={now} star={star?.(buy)} badge={badge?.(buy)} />,
    [now, star, badge],
  );
  return (
    <>
      {headed ? null : <PlainHeads columns={buyColumns} starred={star !== undefined} />}
      <Rows items={buys} idOf={idOf} total={total} className="deals demands" label={label} row={row} />
    </>
  );
}
