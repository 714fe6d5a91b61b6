import type { Fen } from './fen';

export type OrderState = 'created' | 'paying' | 'paid' | 'cancelled' | 'expired' | 'refunding' | 'refunded';

/** What can have happened to an order; each is one line of the ledger. */
export type OrderStepKind =
  | 'created'
  | 'paying'
  | 'paid'
  | 'cancelled'
  /** Closed because another order of the member for the same goods was paid. */
  | 'overtaken'
  | 'expired'
  | 'refundAsked'
  | 'refundRejected'
  | 'refunded'
  /** Paid after the order was closed. */
  | 'latePaid'
  /** Paid once more although it is paid. */
  | 'paidAgain'
  | 'returnedAgain'
  | 'invoiceAsked'
  | 'invoiceIssued'
  | 'invoiceClosed'
  /** The money went back after the invoice was issued: a red-letter invoice is due. */
  | 'reversalDue'
  | 'invoiceReversed';

export interface OrderStep {
  readonly at: number;
  readonly kind: OrderStepKind;
  readonly note: string;
}

export interface Refund {
  readonly reason: string;
  readonly askedAt: number;
  /** By when it is decided. */
  readonly expectedAt: number;
  /** null until it is decided. */
  readonly decidedAt: number | null;
  readonly note: string;
  /** What goes back; null is all that was paid. */
  readonly amount: Fen | null;
}

/** What a refund would return, by rules that need no review. */
export interface RefundNow {
  readonly amount: Fen;
  readonly percent: number;
}

/** To whom an invoice is made out. */
export interface InvoiceForm {
  readonly kind: 'personal' | 'company';
  readonly title: string;
  /** Empty for a person. */
  readonly taxNumber: string;
  readonly email: string;
}

export interface Invoice extends InvoiceForm {
  readonly askedAt: number;
  readonly issuedAt: number | null;
  /** When the money went back before it was issued: it never will be. */
  readonly closedAt: number | null;
  /** When the money went back after it was issued: a red-letter invoice (红字发票) is due since then. */
  readonly reversalDueAt: number | null;
  /** When the red-letter invoice was issued. */
  readonly reversedAt: number | null;
}

/** What an order is now. Times are milliseconds since 1970. */
export interface OrderHead {
  readonly orderNo: string;
  readonly accountId: string;
  readonly goodsId: string;
  readonly goodsName: string;
  readonly amount: Fen;
  /** How long the membership is that it opens; 0 for tickets of a conference. */
  readonly months: number;
  readonly state: OrderState;
  readonly createdAt: number;
  /** Until when it can be paid. */
  readonly payBy: number;
  readonly paidAt: number | null;
  /** When it was cancelled, expired or refunded. */
  readonly closedAt: number | null;
  readonly invoice: Invoice | null;
}

/** An order with all that happened to it. */
export interface Order extends OrderHead {
  /** Oldest first. */
  readonly steps: readonly OrderStep[];
  readonly refund: Refund | null;
}

/** What of the money an invoice is about: what stays after a refund of a part; the price otherwise. */
export const keptAmount = ({
  state,
  amount,
  refund,
}: Pick<OrderHead, 'state' | 'amount'> & { readonly refund: Pick<Refund, 'amount'> | null }): Fen =>
  state === 'refunded' ? amount - (refund?.amount ?? 0) : amount;

/** So long a new order can be paid. */
export const payableForMs = 30 * 60_000;

/** The facts of an order that is being paid. */
export type OpenOrder = Pick<OrderHead, 'orderNo' | 'goodsName'>;

/** Whether an unpaid order is past its time. */
export const isOverdue = ({ state, payBy }: Pick<OrderHead, 'state' | 'payBy'>, now: number): boolean =>
  (state === 'created' || state === 'paying') && now >= payBy;
