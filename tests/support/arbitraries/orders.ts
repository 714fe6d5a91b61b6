import * as fc from 'fast-check';
import type { Membership } from '../../../contract/membership/membership';
import type { Plan } from '../../../contract/membership/plan';
import type { Invoice } from '../../../contract/order/invoice';
import type { Order, OrderStep, Refund } from '../../../contract/order/order';
import { OrderStepKind } from '../../../contract/order/order';
import { OrderState } from '../../../contract/order/order-state';
import { counts, filledTexts, ids, orNull, texts, times } from './values';

/** Money to pay, in 分. */
export const fens = counts;

const keysOf = <Key extends string>(codec: {
  readonly keys: Readonly<Record<Key, unknown>>;
}): fc.Arbitrary<Key> => fc.constantFrom(...(Object.keys(codec.keys) as Key[]));

export const orderStates = keysOf(OrderState);

const steps: fc.Arbitrary<OrderStep> = fc.record({ at: times, kind: keysOf(OrderStepKind), note: texts });

const refunds: fc.Arbitrary<Refund> = fc.record({
  reason: texts,
  askedAt: times,
  expectedAt: orNull(times),
  decidedAt: orNull(times),
  note: texts,
  amount: orNull(fens),
});

const invoices: fc.Arbitrary<Invoice> = fc.record({
  kind: fc.constantFrom('personal' as const, 'company' as const),
  title: filledTexts,
  taxNumber: texts,
  email: filledTexts,
  state: fc.constantFrom(
    'asked' as const,
    'issued' as const,
    'closed' as const,
    'toReverse' as const,
    'reversed' as const,
  ),
  askedAt: times,
  issuedAt: orNull(times),
  closedAt: orNull(times),
  reversalDueAt: orNull(times),
  reversedAt: orNull(times),
});

export const orders: fc.Arbitrary<Order> = fc.record({
  orderNo: ids,
  goodsId: ids,
  goodsName: filledTexts,
  amount: fens,
  state: orderStates,
  createdAt: times,
  payBy: times,
  paidAt: orNull(times),
  closedAt: orNull(times),
  steps: fc.array(steps, { maxLength: 4 }),
  refund: orNull(refunds),
  refundNow: orNull(fc.record({ amount: fens, percent: counts })),
  invoice: orNull(invoices),
  membership: orNull(fc.record({ planId: ids, from: times, until: times })),
});

export const plans: fc.Arbitrary<Plan> = fc.record({
  planId: ids,
  name: filledTexts,
  amount: fens,
  months: counts,
  summary: texts,
  rights: fc.array(fc.record({ key: filledTexts, name: filledTexts, text: texts, value: texts }), {
    maxLength: 5,
  }),
  opens: fc.array(texts, { maxLength: 4 }),
  grade: counts,
  needsFullVerification: fc.boolean(),
  recommended: fc.boolean(),
});

export const memberships: fc.Arbitrary<Membership> = fc.record({
  planId: orNull(ids),
  name: texts,
  from: orNull(times),
  until: orNull(times),
  permissions: fc.array(texts, { maxLength: 4 }),
  renewFrom: orNull(times),
  contacts: orNull(fc.record({ used: fc.nat(300), most: fc.nat(300), resetsAt: times })),
  alerts: orNull(fc.constantFrom('daily' as const, 'now' as const)),
  state: fc.constantFrom('none' as const, 'active' as const, 'ending' as const, 'ended' as const),
});
