import type { PaymentSessionEvent, PaymentSessionFact } from './events';
import type { PaymentStatus } from '../status';

/** What a person can say to the payment session. Who comes and leaves is told by the session. */
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
  /** Tells the payment session, whose code is fetched first where it is not here yet. */
  readonly send: (press: PaymentPress) => void;
  /** @returns ends the listening */
  readonly listenEnded: (onEnded: (ended: PaymentEnded) => void) => () => void;
}

/** Nobody pays. */
export const idle: PaymentStatus = { kind: 'idle' };
const nothing = (): void => undefined;

/** The payment session of the server, which only renders pages: idle. */
export const idlePayment: PaymentFlow = {
  status: () => idle,
  listen: () => nothing,
  send: nothing,
  listenEnded: () => nothing,
};
