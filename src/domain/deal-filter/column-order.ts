import type { DealSort } from '../../../contract/deal/deal-filter';
import { noFilter } from '../../../contract/deal/no-filter';

/** What a column of a list shows, where the list can be ordered by it. */
export type ColumnOrder = 'amount' | 'revenue' | 'deadline';

/** The orders by what each column shows, in the order in which presses on its head lead through them. */
const ordersOf = {
  amount: ['amountDown', 'amountUp'],
  revenue: ['revenueDown'],
  deadline: ['deadline'],
} as const satisfies Readonly<Record<ColumnOrder, readonly DealSort[]>>;

const directions: Readonly<Record<DealSort, 'ascending' | 'descending'>> = {
  confirmed: 'descending',
  deadline: 'ascending',
  amountDown: 'descending',
  amountUp: 'ascending',
  revenueDown: 'descending',
  profitDown: 'descending',
  growthDown: 'descending',
};

const offered = (by: ColumnOrder, sorts: readonly DealSort[]): readonly DealSort[] =>
  ordersOf[by].filter((each) => sorts.includes(each));

/** Whether a list has an order by what the column shows. */
export const isOrdered = (by: ColumnOrder, sorts: readonly DealSort[]): boolean =>
  offered(by, sorts).length > 0;

/** The direction of the order by the column; null where the list is ordered by something else. */
export const columnDirection = (by: ColumnOrder, sort: DealSort): 'ascending' | 'descending' | null =>
  ordersOf[by].some((each) => each === sort) ? directions[sort] : null;

/**
 * The order that a press on the column's head asks for: its first, its next, and after its last that of the list itself.
 * @param sorts the orders that the list has
 */
export function orderAfterPress(by: ColumnOrder, sort: DealSort, sorts: readonly DealSort[]): DealSort {
  const orders = offered(by, sorts);
  return orders[orders.indexOf(sort) + 1] ?? noFilter.sort;
}
