import { left, right, type Either } from 'fp-ts/Either';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { OrderState, OrderStepKind } from './order';

/** The events of an order. */
export type OrderEventKind =
  | 'prepaid'
  | 'charged'
  | 'cancelAsked'
  | 'overtaken'
  | 'deadlinePassed'
  | 'refundAsked'
  | 'refundApproved'
  | 'refundRejected'
  | 'invoiceAsked'
  | 'invoiceIssued'
  | 'invoiceReversed';

/** What becomes of an order. */
export interface Change {
  readonly to: OrderState;
  /** What the ledger gets, in this order; nothing when nothing happened. */
  readonly steps: readonly OrderStepKind[];
  /** `returned`: the new charge is refunded at once; `all`: the whole payment is. */
  readonly money?: 'returned' | 'all';
}

type Cell = Change | Refusal;
type Row = Readonly<Record<OrderEventKind, Cell>>;

const move = (to: OrderState, ...steps: OrderStepKind[]): Change => ({ to, steps });
const stay = (to: OrderState): Change => ({ to, steps: [] });
/** Money for an order that is not to be paid any more goes back, and the ledger says both. */
const late = (to: OrderState): Change => ({ to, steps: ['latePaid', 'refunded'], money: 'returned' });

/** Money that came after the time of an order whose goods were still there, such as places of a conference. */
export const paidLate: Change = move('paid', 'paid');

/** Money beyond what an order costs goes back; the order stays as it is. */
const again = (state: OrderState): Change => ({
  to: state,
  steps: ['paidAgain', 'returnedAgain'],
  money: 'returned',
});

const { orderUnpaid, orderPaid, orderCancelled, orderExpired, orderRefunding, orderRefunded } = refusals;
const { refundNotOpen, invoiceNotNow } = refusals;

const noRefund = { refundApproved: refundNotOpen, refundRejected: refundNotOpen };

const unpaid = {
  charged: move('paid', 'paid'),
  cancelAsked: move('cancelled', 'cancelled'),
  overtaken: move('cancelled', 'overtaken'),
  deadlinePassed: move('expired', 'expired'),
  refundAsked: orderUnpaid,
  ...noRefund,
  invoiceAsked: invoiceNotNow,
  invoiceIssued: invoiceNotNow,
  invoiceReversed: invoiceNotNow,
};

const closed = (state: OrderState, why: Refusal): Row => ({
  prepaid: why,
  charged: late('refunded'),
  cancelAsked: why,
  overtaken: stay(state),
  deadlinePassed: stay(state),
  refundAsked: why,
  ...noRefund,
  invoiceAsked: invoiceNotNow,
  invoiceIssued: invoiceNotNow,
  invoiceReversed: invoiceNotNow,
});

/** Every state and everything that can come: the whole of what an order may do (PAY-16). */
export const orderTable: Readonly<Record<OrderState, Row>> = {
  created: { prepaid: move('paying', 'paying'), ...unpaid },
  paying: { prepaid: stay('paying'), ...unpaid },
  paid: {
    prepaid: orderPaid,
    charged: again('paid'),
    cancelAsked: orderPaid,
    overtaken: stay('paid'),
    deadlinePassed: stay('paid'),
    refundAsked: move('refunding', 'refundAsked'),
    ...noRefund,
    invoiceAsked: move('paid', 'invoiceAsked'),
    invoiceIssued: move('paid', 'invoiceIssued'),
    invoiceReversed: invoiceNotNow,
  },
  refunding: {
    prepaid: orderRefunding,
    charged: again('refunding'),
    cancelAsked: orderRefunding,
    overtaken: stay('refunding'),
    deadlinePassed: stay('refunding'),
    refundAsked: stay('refunding'),
    refundApproved: { ...move('refunded', 'refunded'), money: 'all' },
    refundRejected: move('paid', 'refundRejected'),
    invoiceAsked: invoiceNotNow,
    invoiceIssued: invoiceNotNow,
    invoiceReversed: invoiceNotNow,
  },
  cancelled: { ...closed('cancelled', orderCancelled), cancelAsked: stay('cancelled') },
  expired: closed('expired', orderExpired),
  refunded: {
    ...closed('refunded', orderRefunded),
    refundAsked: stay('refunded'),
    // About the part of the money that was kept: the invoice of an order that is refunded whole is closed.
    invoiceIssued: move('refunded', 'invoiceIssued'),
    invoiceReversed: move('refunded', 'invoiceReversed'),
  },
};

const isChange = (cell: Cell): cell is Change => 'to' in cell;

/** What an event does to an order in a state, or why it does nothing. */
export const changeOf = (state: OrderState, event: OrderEventKind): Either<Refusal, Change> => {
  const cell = orderTable[state][event];
  return isChange(cell) ? right(cell) : left(cell);
};

const checked: Readonly<Record<OrderState, Refusal | null>> = {
  created: orderUnpaid,
  paying: orderUnpaid,
  paid: null,
  cancelled: orderCancelled,
  expired: orderExpired,
  refunding: orderRefunding,
  refunded: orderRefunded,
};

/** Whether an order is paid: right exactly then (PAY-04). */
export const paidVerdict = (state: OrderState): Either<Refusal, null> => {
  const why = checked[state];
  return why === null ? right(null) : left(why);
};
