import {
  chargesToReturnStore,
  membershipNoticeStore,
} from '../adapters/database/stores/order-follow-up-store';
import { orderAuditStore } from '../adapters/database/stores/order-audit-store';
import { orderNoticeStore } from '../adapters/database/stores/order-notice-store';
import { orderStore } from '../adapters/database/stores/order-store';
import { payBookStore } from '../adapters/database/stores/pay-book-store';
import { payNonceStore } from '../adapters/database/stores/pay-nonce-store';
import { strayChargeStore } from '../adapters/database/stores/stray-charge-store';
import type { Database } from '../adapters/database/orm';
import { makeOwnMembership } from '../application/membership/own-membership';
import { makeNoteEndings } from '../application/membership/note-endings';
import { makeOrderDesk } from '../application/operator/order-desk';
import { makeOrderSweep } from '../application/order/order-sweep';
import { makeOwnOrders } from '../application/order/own-orders';
import { makePlaceOrder } from '../application/order/place-order';
import { makeReturnCharges } from '../application/order/return-charges';
import { makeNotifyOfOrders } from '../application/order/notify-of-orders';
import { makeFindOpenId } from '../application/payment/open-id';
import { makePreparePayment } from '../application/payment/prepare-payment';
import { makeTakeCharge } from '../application/payment/take-charge';
import { makeTakeNotice } from '../application/payment/take-notice';
import type { Accounts } from '../ports/accounts';
import type { Limits } from '../ports/limits';
import type { WechatAuthorisations } from '../ports/wechat-codes';
import type { Platform } from './platform';

export interface OrderUseCaseNeeds {
  readonly accounts: Accounts;
  readonly limits: Limits;
  readonly authorisations: WechatAuthorisations;
}

/** Orders, their memberships, and the payment service's books. */
export const makeOrderUseCases = (
  database: Database,
  { clock, random, bus, signatures }: Platform,
  { accounts, limits, authorisations }: OrderUseCaseNeeds,
) => {
  const orders = orderStore(database);
  const strays = strayChargeStore(database);
  const books = payBookStore(database, clock, random);
  const notifyOfOrders = makeNotifyOfOrders({ notices: orderNoticeStore(database), bus, clock });
  const returnCharges = makeReturnCharges({ charges: chargesToReturnStore(database), pay: books, clock });
  const settled = async (): Promise<void> => {
    await returnCharges();
    await notifyOfOrders();
  };
  const own = makeOwnOrders({ accounts, orders, limits, settled, clock });
  const takeCharge = makeTakeCharge({ orders, strays, returnCharges, notifyOfOrders, clock });
  const notices = membershipNoticeStore(database);
  return {
    own,
    books,
    audit: orderAuditStore(database),
    place: makePlaceOrder({ orders, mayBuy: own.mayBuy, limits, clock, random }),
    findOpenId: makeFindOpenId({ authorisations, limits }),
    prepare: makePreparePayment({ orders, pay: books, limits, clock }),
    takeNotice: makeTakeNotice({ signatures, nonces: payNonceStore(database), takeCharge, clock }),
    membership: makeOwnMembership({ orders, clock }),
    desk: makeOrderDesk({ orders, strays, accounts, returnCharges, notifyOfOrders, clock }),
    sweep: makeOrderSweep({
      orders,
      returnCharges,
      noteEndings: makeNoteEndings({ orders, notices, clock }),
      notifyOfOrders,
      clock,
    }),
  };
};
