import type { PaymentAsk } from '../../../../domain/payment/ask';
import type { PaymentOutcome } from '../../../../domain/payment/outcome';

export type PaymentSessionEvent =
  /** Who is logged in is known: what the device kept of theirs is looked for. */
  | { readonly type: 'payment.memberCame'; readonly userId: string }
  /** The session ended: every attempt stops. */
  | { readonly type: 'payment.memberLeft' }
  /** A page asks for a payment. */
  | { readonly type: 'payment.requested'; readonly asked: PaymentAsk }
  /** The other intent is taken up again. */
  | { readonly type: 'payment.continued' }
  /** The other intent is given up, its order cancelled. */
  | { readonly type: 'payment.givenUp' }
  /** 已完成支付 */
  | { readonly type: 'payment.confirmed' }
  /** 重新支付 */
  | { readonly type: 'payment.again' }
  /** 取消: the question is closed, and the order stays. */
  | { readonly type: 'payment.cancelled' }
  /** The state of an order changed, as a message or a page's own read shows. */
  | { readonly type: 'payment.orderChanged'; readonly orderNo: string }
  /** The result is asked for once more. */
  | { readonly type: 'payment.checkAgain' }
  /** What came of it was read. */
  | { readonly type: 'payment.closed' };

export type PaymentSessionFact =
  /**
   * Emitted for the page that asked: the end of its payment. 9 with `leftForCashier` is emitted while it still goes on.
   */
  {
    readonly type: 'payment.ended';
    readonly asked: PaymentAsk | null;
    readonly orderNo: string | null;
    readonly outcome: PaymentOutcome;
  };
