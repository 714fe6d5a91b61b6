import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DealSort } from '../../../contract/deal/deal-filter';
import { kinds } from '../../../contract/kind/kinds';
import {
  columnDirection,
  isOrdered,
  orderAfterPress,
  type ColumnOrder,
} from '../../../src/domain/deal-filter/column-order';
import { noFilter } from '../../../contract/deal/no-filter';

const columns = ['amount', 'revenue', 'deadline'] as const satisfies readonly ColumnOrder[];

/** A column, the orders of a kind of list, and the order in which it stands. */
const heads = fc
  .tuple(
    fc.constantFrom(...columns),
    fc.constantFrom<readonly DealSort[]>(kinds.sale.sorts, kinds.buy.sorts, kinds.transfer.sorts),
  )
  .chain(([by, sorts]) => fc.tuple(fc.constant(by), fc.constant(sorts), fc.constantFrom(...sorts)));

test('[SCR-02] a press on a head asks for none but the orders that the list has', () => {
  fc.assert(
    fc.property(heads, ([by, sorts, sort]) => {
      expect(sorts).toContain(orderAfterPress(by, sort, sorts));
      expect(isOrdered(by, sorts)).toBe(sorts.some((each) => columnDirection(by, each) !== null));
    }),
  );
});

test('[SCR-02] presses on a head lead through each of its orders and back to that of the list', () => {
  fc.assert(
    fc.property(heads, ([by, sorts, sort]) => {
      const own = sorts.filter((each) => columnDirection(by, each) !== null);
      const passed: DealSort[] = [];
      let now = orderAfterPress(by, columnDirection(by, sort) === null ? sort : noFilter.sort, sorts);
      for (; now !== noFilter.sort; now = orderAfterPress(by, now, sorts)) passed.push(now);
      expect([...passed].sort()).toEqual([...own].sort());
    }),
  );
});

test('[SCR-02] one column at most says which way the list stands', () => {
  expect(columns.map((by) => columnDirection(by, 'amountDown'))).toEqual(['descending', null, null]);
  expect(columns.map((by) => columnDirection(by, 'amountUp'))).toEqual(['ascending', null, null]);
  expect(columns.map((by) => columnDirection(by, 'revenueDown'))).toEqual([null, 'descending', null]);
  expect(columns.map((by) => columnDirection(by, 'deadline'))).toEqual([null, null, 'ascending']);
  expect(columns.map((by) => columnDirection(by, 'confirmed'))).toEqual([null, null, null]);
});
