import type { Fen } from '../../../../contract/values/fen';
import type { OutcomeCode } from '../../../domain/payment/outcome';
import type { DropReason } from '../../../domain/payment/recover-intent';

/** The steps of a payment, in their order. */
export type PaymentStep =
  | 'admitting'
  | 'checkingGrade'
  | 'placingOrder'
  | 'obtainingOpenId'
  | 'preparing'
  | 'paying'
  | 'leaving'
  | 'checking'
  | 'cancelling';

/** The thing that is paid; unknown parts are null or empty. */
export interface PaidThing {
  /** Null while no order is known to be placed. */
  readonly orderNo: string | null;
  readonly goodsName: string;
  readonly amount: Fen;
}

/** The state of paying for views; it contains everything that a view needs to decide. */
export type PaymentStatus =
  | { readonly kind: 'idle' }
  /** Nothing can be done but wait. */
  | ({ readonly kind: 'working'; readonly step: PaymentStep; readonly text: string } & PaidThing)
  /**
   * The person came back, or the page was reloaded. Answers: `payment.again`; `payment.closed`, after which the
   * question is asked again later; when `left` also `payment.confirmed` and `payment.cancelled`, which ends with
   * outcome 3 and keeps the order; else `payment.givenUp`, which cancels the order.
   */
  | ({
      readonly kind: 'askingConfirmation';
      /** Until when it can be answered, in milliseconds since 1970. */
      readonly until: number;
      /** Whether the page was left for the cashier: else the payment was only interrupted. */
      readonly left: boolean;
      /** Why the last answer had no effect; null without a note. */
      readonly note: string | null;
    } & PaidThing)
  /**
   * Another intent is not ended. Answers: `payment.checkAgain` (only when `canCheckAgain`), `payment.continued`,
   * `payment.givenUp`, `payment.closed`.
   */
  | ({
      readonly kind: 'blockedByOther';
      readonly until: number;
      readonly text: string;
      readonly canCheckAgain: boolean;
    } & PaidThing)
  /**
   * Answers: `payment.checkAgain` (only when `canCheckAgain`), `payment.continued` and `payment.givenUp` (only when
   * there is an `openUntil`), `payment.closed`.
   */
  | ({
      readonly kind: 'finished';
      readonly outcome: OutcomeCode;
      readonly title: string;
      readonly text: string;
      readonly hint: string | null;
      readonly canCheckAgain: boolean;
      /** Whether the payment was not found yet, or was left open by the person: neither is a failure. */
      readonly isOpen: boolean;
      /** Until when its money may be under way, so that no other payment begins; null when it is over. */
      readonly openUntil: number | null;
      /** Whether it was to be cancelled, and it is unknown whether it is. */
      readonly cancelFailed: boolean;
    } & PaidThing)
  /** What the device kept of a payment is of no use any more. Answer: `payment.closed`. */
  | {
      readonly kind: 'dropped';
      readonly reason: DropReason;
      readonly text: string;
      readonly orderNo: string | null;
    };
