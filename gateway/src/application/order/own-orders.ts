import { isLeft, isRight, left, map, right, type Either } from 'fp-ts/Either';
import { buyVerdict, membershipOf, openedBy, type Term } from '../../domain/membership/membership';
import { planOf } from '../../domain/membership/plans';
import {
  isOverdue,
  type InvoiceForm,
  type Order,
  type OrderHead,
  type OrderState,
  type RefundNow,
} from '../../domain/order/order';
import type { Fen } from '../../domain/order/fen';
import type { OrderEvent } from '../../domain/order/order-event';
import { invoiceForm, refundExpected, refundReason } from '../../domain/order/order-forms';
import type { AskedPart, ListPart } from '../../domain/page/list-part';
import { paidVerdict } from '../../domain/order/order-machine';
import { orderBeingPaid, refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { orderRequestsPerAccount } from '../../domain/limit/limits';
import type { Accounts } from '../../ports/accounts';
import type { Clock } from '../../ports/clock';
import type { Limits } from '../../ports/limits';
import type { Moved, Orders } from '../../ports/orders';

export interface OwnOrdersNeeds {
  readonly accounts: Accounts;
  readonly orders: Orders;
  readonly limits: Limits;
  /** Gives money back that is to go back, and notifies the member. */
  readonly settled: () => Promise<void>;
  readonly clock: Clock;
}

/** An order with the membership term that it opened, as it lasted, for its owner. */
export interface OwnOrder {
  readonly order: Order;
  readonly term: Term | null;
  /** What a refund would return now; null where no rule says, and in lists. */
  readonly refundNow: RefundNow | null;
}

export interface OwnOrders {
  /** Whether the member may buy it now: an order for it that is being paid goes first (PAY-13). */
  readonly mayBuy: (accountId: string, goodsId: string) => Promise<Either<Refusal, null>>;
  /** Right exactly when it is paid. */
  readonly check: (accountId: string, orderNo: string) => Promise<Either<Refusal, null>>;
  readonly cancel: (accountId: string, orderNo: string) => Promise<Either<Refusal, null>>;
  readonly one: (accountId: string, orderNo: string) => Promise<Either<Refusal, OwnOrder>>;
  readonly page: (
    accountId: string,
    states: readonly OrderState[],
    asked: AskedPart,
  ) => Promise<ListPart<OwnOrder>>;
  /** @param shown the sum that the member was shown; null for none */
  readonly askRefund: (
    accountId: string,
    orderNo: string,
    reason: string,
    shown: Fen | null,
  ) => Promise<Either<Refusal, null>>;
  readonly askInvoice: (
    accountId: string,
    orderNo: string,
    form: InvoiceForm,
  ) => Promise<Either<Refusal, null>>;
}

const done = map((): null => null);

/** A member's own orders; another's is as unknown as one that never was. */
export const makeOwnOrders = ({ accounts, orders, limits, settled, clock }: OwnOrdersNeeds): OwnOrders => {
  const own = async (accountId: string, orderNo: string): Promise<Either<Refusal, OrderHead>> => {
    const order = await orders.head(orderNo);
    if (order?.accountId !== accountId) return left(refusals.orderUnknown);
    if (!isOverdue(order, clock.now())) return right(order);
    const moved = await orders.move(orderNo, { kind: 'deadlinePassed' }, clock.now());
    return moved?._tag === 'Right' ? right(moved.right.order) : left(refusals.orderUnknown);
  };

  const moved = async (
    accountId: string,
    orderNo: string,
    event: OrderEvent,
  ): Promise<Either<Refusal, Moved>> => {
    const order = await own(accountId, orderNo);
    if (isLeft(order)) return order;
    return (await orders.move(orderNo, event, clock.now())) ?? left(refusals.orderUnknown);
  };

  const asked = async (accountId: string, orderNo: string, event: OrderEvent) => {
    const pace = await limits.take(`order:request:${accountId}`, orderRequestsPerAccount);
    return pace.allowed ? moved(accountId, orderNo, event) : left(refusals.ordersTooOften);
  };

  const withTerms = async (accountId: string, list: readonly Order[]): Promise<readonly OwnOrder[]> => {
    const paidFor = await orders.paidBy(accountId);
    return list.map((order) => ({ order, term: openedBy(order, paidFor), refundNow: null }));
  };

  return {
    mayBuy: async (accountId, goodsId) => {
      const plan = planOf(goodsId);
      if (plan === null) return left(refusals.goodsUnknown);
      const account = await accounts.byId(accountId);
      if (account === null) return left(refusals.notLoggedIn);
      const now = clock.now();
      const verdict = buyVerdict(plan, account.prove, membershipOf(await orders.paidBy(accountId), now));
      if (isLeft(verdict)) return verdict;
      const open = await orders.beingPaid(accountId, goodsId, now);
      return open === null ? verdict : left(orderBeingPaid(open.goodsName, open.orderNo));
    },
    check: async (accountId, orderNo) => {
      const order = await own(accountId, orderNo);
      return isLeft(order) ? order : paidVerdict(order.right.state);
    },
    cancel: async (accountId, orderNo) => done(await moved(accountId, orderNo, { kind: 'cancelAsked' })),
    one: async (accountId, orderNo) => {
      const order = await own(accountId, orderNo);
      if (isLeft(order)) return order;
      const whole = await orders.one(orderNo);
      const [shown] = whole === null ? [] : await withTerms(accountId, [whole]);
      if (shown === undefined) return left(refusals.orderUnknown);
      return right({ ...shown, refundNow: await orders.refundNow(shown.order, clock.now()) });
    },
    page: async (accountId, states, asked) => {
      const now = clock.now();
      for (const orderNo of await orders.overdueOf(accountId, now))
        await orders.move(orderNo, { kind: 'deadlinePassed' }, now);
      const page = await orders.page(accountId, states, asked);
      return { ...page, list: await withTerms(accountId, page.list) };
    },
    askRefund: async (accountId, orderNo, text, shown) => {
      const reason = refundReason(text);
      if (isLeft(reason)) return reason;
      const expectedAt = refundExpected(clock.now());
      const taken = await asked(accountId, orderNo, {
        kind: 'refundAsked',
        reason: reason.right,
        expectedAt,
        shown,
      });
      // The money of tickets goes back now; the sweep returns the charges that fail here.
      if (isRight(taken) && taken.right.order.state === 'refunded') await settled();
      return done(taken);
    },
    askInvoice: async (accountId, orderNo, given) => {
      const form = invoiceForm(given);
      return isLeft(form)
        ? form
        : done(await asked(accountId, orderNo, { kind: 'invoiceAsked', form: form.right }));
    },
  };
};
