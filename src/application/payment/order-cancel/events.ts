export interface OrderCancelInput {
  readonly orderNo: string;
}

export type OrderCancelEvent =
  /** Asks about it; nothing is cancelled yet. */
  | { readonly type: 'orderCancel.requested' }
  | { readonly type: 'orderCancel.confirmed' }
  | { readonly type: 'orderCancel.dismissed' };
