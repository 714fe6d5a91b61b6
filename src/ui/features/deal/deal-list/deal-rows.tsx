import { useCallback, type ReactElement } from 'react';
import type { Sale } from '../../../../domain/sale/sale';
import { coarsely } from '../../list/endless-list/coarsely';
import { Rows } from '../../list/endless-list/rows';
import { cardOf, type DealListProps } from './deal-list';
import './deal-list.css';
import './deal-rows.css';

export interface DealRowsProps extends DealListProps {
  /** The length of the whole list; null while unknown. */
  readonly total: number | null;
}

const idOf = ({ id }: Sale): string => id;

/** Deals of a list that goes on, as many as there may be; they look as those of a short one do. */
export function DealRows(props: DealRowsProps): ReactElement {
  const { deals, total, label, forVisitor, extra, star, badge } = props;
  const now = coarsely(props.now);
  const row = useCallback(
    (deal: Sale) => cardOf(deal, { now, forVisitor, extra, star, badge }),
    [now, forVisitor, extra, star, badge],
  );
  return <Rows items={deals} idOf={idOf} total={total} className="deals" label={label} row={row} />;
}
