import type { PaymentOutcome } from '../../../domain/payment/outcome';

/** Whether the result of an order may still come, or may have come too late: then it can be asked for once more. */
export const mayBeAskedFor = ({ code, cause }: PaymentOutcome): boolean =>
  code === 2 || cause === 'checkRefused' || cause === 'cancelUnconfirmed' || cause === 'deadlinePassed';
