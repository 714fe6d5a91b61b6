import type { PaymentCause } from '../../../domain/payment/outcome';

/** The transition to the end of the attempt, with its cause. */
export const ends = <Cause extends PaymentCause>(cause: Cause) =>
  ({
    target: '#paymentAttempt.working.concluding',
    actions: { type: 'noteCause', params: { cause } },
  }) as const;
