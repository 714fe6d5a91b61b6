import type { PaymentSessionEvent, PaymentSessionFact } from './events';
import type { PaymentStatus } from '../status';

/** The user's events for the payment session. Logins and logouts come from the session. */
export type PaymentPress = Exclude<
  PaymentSessionEvent,
  { readonly type: 'payment.memberCame' } | { readonly type: 'payment.memberLeft' }
>;

export type PaymentEnded = Extract<PaymentSessionFact, { readonly type: 'payment.ended' }>;

/** The payment session as views see it, above all pages; its code is loaded when it is first needed. */
export interface PaymentFlow {
  readonly status: () => PaymentStatus;
  /** @returns ends the listening */
  readonly listen: (onChange: () => void) => () => void;
  /** Sends to the payment session, whose code is loaded first where it is missing. */
  readonly send: (press: PaymentPress) => void;
  /** @returns ends the listening */
  readonly listenEnded: (onEnded: (ended: PaymentEnded) => void) => () => void;
}

/** No payment is under way. */
export const idle: PaymentStatus = { kind: 'idle' };
const nothing = (): void => undefined;

/** The payment session of the server, which only renders pages: idle. */
export const idlePayment: PaymentFlow = {
  status: () => idle,
  listen: () => nothing,
  send: nothing,
  listenEnded: () => nothing,
};
