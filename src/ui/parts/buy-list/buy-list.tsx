import { useCallback, type ReactElement } from 'react';
import type { Buy } from '../../../domain/buy/buy';
import { byMinute } from '../endless-list/by-minute';
import { Rows } from '../endless-list/rows';
import { BuyCard } from './buy-card';
import { buyText as text } from './text';
import './buy-list.css';

export interface BuyListProps {
  readonly buys: readonly Buy[];
  /** How many the whole list has; null while nobody knows. */
  readonly total: number | null;
  /** Milliseconds since 1970, for dates that leave out the present year. */
  readonly now: number;
}

const columns = [text.columnBuy, text.columnType, text.columnBudget, text.columnStake, text.columnBuyer];

const idOf = ({ id }: Buy): string => id;

/** Demands: cards on a phone, rows under column heads on a desk, from the same elements. */
export function BuyList({ buys, total, now }: BuyListProps): ReactElement {
  const minute = byMinute(now);
  const row = useCallback((buy: Buy) => <BuyCard buy={buy} now={minute} />, [minute]);
  return (
    <>
      <div className="buy-columns" aria-hidden="true">
        {columns.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </div>
      <Rows items={buys} idOf={idOf} total={total} className="buys" label={text.list} row={row} />
    </>
  );
}
