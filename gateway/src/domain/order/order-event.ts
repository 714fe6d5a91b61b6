import type { Fen } from './fen';
import type { InvoiceForm, OrderStepKind } from './order';

/** Money that the payment service says it has taken. */
export interface Charge {
  /** The payment service's own number: the same charge is reported again under the same one. */
  readonly chargeId: string;
  readonly orderNo: string;
  readonly amount: Fen;
  /** Milliseconds since 1970. */
  readonly paidAt: number;
}

export type PayChannel = 'app' | 'h5' | 'wechat';

/** An event of an order, with all its data. */
export type OrderEvent =
  | { readonly kind: 'prepaid'; readonly channel: PayChannel }
  | { readonly kind: 'charged'; readonly charge: Charge }
  | { readonly kind: 'cancelAsked' }
  /** `by`: the number of another order of the member for the same goods, which was paid. */
  | { readonly kind: 'overtaken'; readonly by: string }
  | { readonly kind: 'deadlinePassed' }
  /**
   * `amount`: what goes back where it is not all of it. `shown`: the sum that the member was shown, null for none; absent
   * where the gateway asks.
   */
  | {
      readonly kind: 'refundAsked';
      readonly reason: string;
      readonly expectedAt: number;
      readonly shown?: Fen | null | undefined;
      readonly amount?: Fen | undefined;
    }
  | { readonly kind: 'refundApproved'; readonly amount?: Fen | undefined }
  | { readonly kind: 'refundRejected'; readonly reason: string }
  | { readonly kind: 'invoiceAsked'; readonly form: InvoiceForm }
  /** `amount`: of the invoice, where a part of the money went back before it. */
  | { readonly kind: 'invoiceIssued'; readonly amount?: Fen | undefined }
  | { readonly kind: 'invoiceReversed' };

const channelNames: Readonly<Record<PayChannel, string>> = {
  app: '应用内支付',
  h5: '手机网页支付',
  wechat: '微信内支付',
};

/** Steps that follow from another, whose note they need not repeat. */
const following: readonly OrderStepKind[] = ['refunded', 'returnedAgain', 'invoiceClosed', 'reversalDue'];

/** The ledger's note in addition to a step; empty where the step says all. */
export const noteOf = (event: OrderEvent, step: OrderStepKind): string => {
  if (following.includes(step)) return '';
  switch (event.kind) {
    case 'prepaid':
      return channelNames[event.channel];
    case 'charged':
      return `支付单号 ${event.charge.chargeId}`;
    case 'refundAsked':
    case 'refundRejected':
      return event.reason;
    case 'invoiceAsked':
      return event.form.title;
    case 'overtaken':
      return `已支付的订单 ${event.by}`;
    case 'cancelAsked':
    case 'deadlinePassed':
    case 'refundApproved':
    case 'invoiceIssued':
    case 'invoiceReversed':
      return '';
  }
};
