import type { PaymentIntent } from './intent';
import type { PaymentCause } from './outcome';

/** Whether its order may be paid already, or be paid still: a cashier was opened for it. */
export const mayBePaid = ({ cashierOpened, stage }: PaymentIntent): boolean =>
  cashierOpened || stage === 'leftForH5';

/** After these it is unknown whether there is an order, or whether it is paid. */
const open: readonly PaymentCause[] = [
  'checkUnanswered',
  'checkRefused',
  'cancelUnconfirmed',
  'orderUnanswered',
];

/** After these the order is paid, or takes no money any more, its time being over or not, or another tab knows. */
const settled: readonly PaymentCause[] = [
  'paid',
  'cancelledByPerson',
  'cancelledUnordered',
  'orderClosed',
  'orderNotPayable',
  'deadlinePassed',
  'checkUnansweredLate',
  'handledElsewhere',
];

/**
 * Whether an intent outlives the attempt that ended for this reason: as long as its money may be under way no other
 * is begun (PAY-06, PAY-13).
 */
export const outlives = (intent: PaymentIntent, cause: PaymentCause): boolean =>
  open.includes(cause) || (mayBePaid(intent) && !settled.includes(cause));
