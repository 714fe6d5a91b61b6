import type { ReactElement } from 'react';
import type { Buy } from '../../../domain/buy/buy';
import { BuyCard } from './buy-card';
import { buyText as text } from './text';
import './buy-list.css';

export interface BuyListProps {
  readonly buys: readonly Buy[];
  /** Milliseconds since 1970, for dates that leave out the present year. */
  readonly now: number;
}

const columns = [text.columnBuy, text.columnType, text.columnBudget, text.columnStake, text.columnBuyer];

/** Demands: cards on a phone, rows under column heads on a desk, from the same elements. */
export function BuyList({ buys, now }: BuyListProps): ReactElement {
  return (
    <>
      <div className="buy-columns" aria-hidden="true">
        {columns.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </div>
      <ul className="buys" aria-label={text.list}>
        {buys.map((buy) => (
          <li key={buy.id}>
            <BuyCard buy={buy} now={now} />
          </li>
        ))}
      </ul>
    </>
  );
}
