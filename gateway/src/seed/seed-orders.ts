import type { Orm } from '../adapters/database/orm';
import { memberOrder, orderLedger } from '../adapters/database/schema/order';
import { payCharge } from '../adapters/database/schema/payment';
import { moveWithin } from '../adapters/database/stores/order-move';
import { planOf } from '../domain/membership/plans';
import type { OrderEvent } from '../domain/order/order-event';
import { refundExpected } from '../domain/order/order-forms';
import { payableForMs } from '../domain/order/order';
import { orderNumber } from '../domain/order/order-number';
import type { SeedOrder, SeedOrderEvent } from './records/order';
import { hourMs } from '../../../contract/values/duration';

const seeded = (seed: SeedOrder, now: number) => {
  const plan = planOf(seed.goodsId);
  if (plan === null) throw new Error(`The seed has an order of unknown goods: ${seed.goodsId}`);
  const createdAt = Math.round(now - seed.hoursAgo * hourMs);
  const orderNo = orderNumber(createdAt, Number(seed.number));
  return { orderNo, createdAt, amount: plan.amount, plan };
};

/** The charge's number is the order's, read another way. */
const chargeOf = (orderNo: string): string => `420000${orderNo.slice(2)}`;

const eventOf = (event: SeedOrderEvent, orderNo: string, amount: number, at: number): OrderEvent => {
  switch (event.kind) {
    case 'charged':
      return { kind: 'charged', charge: { chargeId: chargeOf(orderNo), orderNo, amount, paidAt: at } };
    case 'refundAsked':
      return { ...event, expectedAt: refundExpected(at) };
    case 'prepaid':
    case 'invoiceAsked':
      return event;
    default:
      return { kind: event.kind };
  }
};

/**
 * Writes an order of the seed step by step: each event goes through the same state machine into
 * the same ledger as anybody's.
 */
export const seedOrder = async (orm: Orm, seed: SeedOrder, now: number): Promise<void> => {
  const { orderNo, createdAt, amount, plan } = seeded(seed, now);
  await orm.insert(memberOrder).values({
    orderNo,
    accountId: seed.accountId,
    idempotencyKey: `00000000-0000-4000-8000-00${seed.number}`,
    goodsId: plan.planId,
    goodsName: plan.name,
    data: '{}',
    amount,
    months: plan.months,
    state: 'created',
    createdAt,
    payBy: createdAt + payableForMs,
  });
  await orm
    .insert(orderLedger)
    .values({ orderNo, at: createdAt, kind: 'created', toState: 'created', amount, note: '' });
  for (const { hoursAfter, event } of seed.life) {
    const at = Math.round(createdAt + hoursAfter * hourMs);
    const moved = await moveWithin(orm, orderNo, eventOf(event, orderNo, amount, at), at);
    if (moved?._tag !== 'Right') throw new Error(`The seed has an order that cannot be: ${seed.number}`);
    if (event.kind === 'charged')
      await orm.insert(payCharge).values({
        chargeId: chargeOf(orderNo),
        orderNo,
        prepayId: `wx${orderNo}`,
        amount,
        paidAt: at,
        noticeAt: at,
        notices: 1,
        acknowledgedAt: at,
      });
  }
};
