import type { OrderState, OrderStepKind } from '../domain/order/order';

/** One order with all that was written down of it, on either side. */
export interface AuditedOrder {
  readonly orderNo: string;
  /** The intent that it was placed for. */
  readonly key: string;
  readonly state: OrderState;
  readonly ledger: readonly {
    readonly kind: OrderStepKind;
    readonly from: OrderState | null;
    readonly to: OrderState;
  }[];
  /** In the payment service's own books. */
  readonly charges: readonly {
    readonly chargeId: string;
    readonly returned: boolean;
    /** Whether the gateway has acknowledged it. */
    readonly acknowledged: boolean;
  }[];
}

/** Ledger and payment service side by side, to be held against each other. */
export interface OrderAudit {
  /** The orders that an account has placed since a moment, milliseconds since 1970. */
  readonly of: (accountId: string, since: number) => Promise<readonly AuditedOrder[]>;
}
