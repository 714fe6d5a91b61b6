import type { AskedPart, ListPart } from '../domain/page/list-part';
import type { Either } from 'fp-ts/Either';
import type { PaidOrder } from '../domain/membership/membership';
import type { Fen } from '../domain/order/fen';
import type { OpenOrder, Order, OrderHead, OrderState, RefundNow } from '../domain/order/order';
import type { Change } from '../domain/order/order-machine';
import type { Charge, OrderEvent } from '../domain/order/order-event';
import type { Refusal } from '../../../contract/refusal/refusal';

interface NewOrder {
  readonly orderNo: string;
  readonly accountId: string;
  /** Made once per intent by the buyer's client (PAY-13). */
  readonly key: string;
  readonly goodsId: string;
  readonly goodsName: string;
  /** What else was said with the order, as JSON. */
  readonly data: string;
  readonly amount: Fen;
  readonly months: number;
  readonly createdAt: number;
  readonly payBy: number;
}

/** What a key was used for before. */
export interface KeyedOrder {
  readonly orderNo: string;
  readonly goodsId: string;
  readonly data: string;
}

export interface Moved {
  readonly order: OrderHead;
  readonly change: Change;
}

/** Orders with their ledger: each change is made by the state machine and written down, together or not at all. */
export interface Orders {
  readonly byKey: (accountId: string, key: string) => Promise<KeyedOrder | null>;
  /** false when the key or the number was taken meanwhile; nothing is stored then. */
  readonly add: (order: NewOrder) => Promise<boolean>;
  /** What it is now; quicker than the whole. */
  readonly head: (orderNo: string) => Promise<OrderHead | null>;
  readonly one: (orderNo: string) => Promise<Order | null>;
  /** What a refund of the order would return now, by rules that need no review; null where there are none. */
  readonly refundNow: (order: OrderHead, now: number) => Promise<RefundNow | null>;
  /** Those of some states; of all when none is named. */
  readonly page: (
    accountId: string,
    states: readonly OrderState[],
    asked: AskedPart,
  ) => Promise<ListPart<Order>>;
  /**
   * Applies an event to an order. An overdue one expires first. A repeated charge changes
   * nothing, in any state. null when there is no such order.
   */
  readonly move: (orderNo: string, event: OrderEvent, at: number) => Promise<Either<Refusal, Moved> | null>;
  /** The newest unpaid order for the goods whose payment was prepared and whose time is not over: money may be under way. */
  readonly beingPaid: (accountId: string, goodsId: string, now: number) => Promise<OpenOrder | null>;
  /** Numbers of unpaid orders whose time is over. */
  readonly overdue: (now: number) => Promise<readonly string[]>;
  /** The same of one account, which mostly has none. */
  readonly overdueOf: (accountId: string, now: number) => Promise<readonly string[]>;
  /** What an account has paid for that opens a membership. */
  readonly paidBy: (accountId: string) => Promise<readonly PaidOrder[]>;
  /** Those in a state, the oldest first. */
  readonly inState: (state: OrderState) => Promise<readonly Order[]>;
  /** Paid ones whose invoice was asked for and not issued yet. */
  readonly withOpenInvoice: () => Promise<readonly Order[]>;
}

/** A charge that the payment service reported, and why it belongs to no order. */
export interface StrayCharge extends Charge {
  readonly why: 'unknownOrder' | 'wrongAmount';
}

/** Charges that belong to no order: an operator must look after this money. */
export interface StrayCharges {
  /** Records it once, however often it is reported. */
  readonly add: (charge: StrayCharge, at: number) => Promise<void>;
  /** The newest first. */
  readonly list: () => Promise<readonly StrayCharge[]>;
}

/** Money that is to go back. */
export interface ChargesToReturn {
  readonly open: () => Promise<readonly { readonly chargeId: string; readonly amount: Fen }[]>;
  readonly markReturned: (chargeId: string, at: number) => Promise<void>;
}

/** The members who are notified that their membership ends; each once. */
export interface MembershipNotices {
  /**
   * Accounts with a paid order that may end within a month, or has ended, without a notice yet: in the order of their ids,
   * some at a time, those after `after`. Many of them need no notice yet, and stay among them.
   */
  readonly accountsToLookAt: (now: number, after: string | null) => Promise<readonly string[]>;
  /** Records once that the member must be notified of an end on a day, 'yyyy-MM-dd'. */
  readonly noteEnding: (orderNo: string, day: string, at: number) => Promise<void>;
  /** Records once that it has ended; `silent` where no notice is sent. */
  readonly noteEnd: (orderNo: string, how: { readonly silent: boolean }, at: number) => Promise<void>;
}
