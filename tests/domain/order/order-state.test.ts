import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Order, OrderStep } from '../../../contract/order/order';
import { filterNamed, orderStateFilters, statesOfFilter } from '../../../src/domain/order/order-state';
import {
  mayAskInvoice,
  mayAskRefund,
  mayCancel,
  mayPay,
  orderEnd,
} from '../../../src/domain/order/what-is-possible';
import { orders, orderStates } from '../../support/arbitraries/orders';
import { times } from '../../support/arbitraries/values';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };

test('[PAY-15] every order is listed under all, and under exactly one other filter', () => {
  fc.assert(
    fc.property(orderStates, (state) => {
      const under = orderStateFilters.filter((filter) => {
        const listed = statesOfFilter(filter);
        return listed.length === 0 || listed.includes(state);
      });
      expect(under).toHaveLength(2);
      expect(under[0]).toBe('all');
    }),
    runs,
  );
});

test('[PAY-15] an order that was begun to be paid is still one to pay', () => {
  expect(statesOfFilter('toPay')).toEqual(['created', 'paying']);
  expect(statesOfFilter('all')).toEqual([]);
});

test.each([
  ['refund', 'refund'],
  ['paid', 'paid'],
  ['', 'all'],
  ['toString', 'all'],
  [null, 'all'],
])('[PAY-15] the address word %s means the filter %s', (word, filter) => {
  expect(filterNamed(word)).toBe(filter);
});

test('[PAY-15][PAY-16] what can be done with an order follows from its state alone, and never two opposite things', () => {
  fc.assert(
    fc.property(orders, times, (order, now) => {
      const open = order.state === 'created' || order.state === 'paying';
      expect(mayPay(order, now)).toBe(open && now < order.payBy);
      expect(mayCancel(order)).toBe(open);
      expect(mayAskRefund(order)).toBe(order.state === 'paid');
      expect(mayAskInvoice(order)).toBe(order.state === 'paid' && order.invoice === null);
      expect(mayCancel(order) && mayAskRefund(order)).toBe(false);
    }),
    runs,
  );
});

test('[PAY-15] an order that ended names how and when; one that can be paid or is paid does not', () => {
  const at = 1_790_000_000_000;
  const ended = (state: Order['state'], kind: OrderStep['kind'] | null = null) =>
    orderEnd({ state, closedAt: at, steps: kind === null ? [] : [{ at: at + 1, kind, note: '' }] });
  expect(ended('cancelled')).toEqual({ kind: 'cancelled', at });
  expect(ended('cancelled', 'overtaken')).toEqual({ kind: 'overtaken', at });
  expect(ended('expired')).toEqual({ kind: 'expired', at });
  expect(ended('refunded', 'refunded')).toEqual({ kind: 'refunded', at: at + 1 });
  expect(ended('refunded', 'latePaid')).toEqual({ kind: 'latePaid', at });
  expect((['created', 'paying', 'paid', 'refunding'] as const).map((state) => ended(state))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
