import type { PaymentCause } from '../../../../domain/payment/outcome';

/** The transition to the end of the attempt, with its cause. */
export const ends = <Cause extends PaymentCause>(cause: Cause) =>
  ({
    target: '#paymentAttempt.working.concluding',
    actions: { type: 'noteCause', params: { cause } },
  }) as const;

/** Another tab has the lock, and the time to pay is over: nothing is waited for any more. */
export const tooLate = {
  target: '#paymentAttempt.expiring',
  actions: { type: 'noteCause', params: { cause: 'deadlinePassed' } },
} as const;

/** Another tab has the lock: a new payment ends. */
export const turnedAway = {
  target: '#paymentAttempt.inProgress',
  actions: { type: 'noteCause', params: { cause: 'inProgress' } },
} as const;

/** Another tab has the lock: what the device keeps waits on. */
export const waitsOn = { target: '#paymentAttempt.awaitingH5Confirmation', actions: 'noteBusy' } as const;
