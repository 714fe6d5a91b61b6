import type { PayChannel } from '../domain/order/order-event';
import type { Prepay } from '../ports/pay-service';

/** What a payment is signed with for the programs that start it. */
export interface PrepaySigning {
  /** The merchant's number at the payment service. */
  readonly merchant: string;
  /** Seconds since 1970. */
  readonly seconds: string;
  readonly nonce: string;
  /** Signs lines of text. */
  readonly sign: (lines: readonly string[]) => string;
  /** The address of the cashier's page with this last part. */
  readonly cashierAddress: (cashier: string) => string;
}

/** Prepay data in the fields that product.md §3 names, by who starts the payment. */
export const prepayData = (
  channel: PayChannel,
  { prepayId, cashier }: Prepay,
  { merchant, seconds, nonce, sign, cashierAddress }: PrepaySigning,
): Readonly<Record<string, string>> => {
  switch (channel) {
    case 'app':
      return {
        mch_id: merchant,
        prepay_id: prepayId,
        nonce,
        timestamp: seconds,
        sign: sign([merchant, seconds, nonce, prepayId]),
      };
    case 'wechat': {
      const named = `prepay_id=${prepayId}`;
      return {
        timeStamp: seconds,
        nonceStr: nonce,
        package: named,
        signType: 'HMAC-SHA256',
        paySign: sign([seconds, nonce, named]),
      };
    }
    case 'h5':
      return { mweb_url: cashierAddress(cashier ?? '') };
  }
};
