import type { Fen } from '../../../contract/values/fen';

/** The thing to pay: a purchase, or an existing order. */
export type PaymentAsk =
  | {
      readonly kind: 'purchase';
      readonly goodsId: string;
      readonly data: Readonly<Record<string, string>>;
      readonly goodsName: string;
      readonly amount: Fen;
    }
  | {
      readonly kind: 'order';
      readonly orderNo: string;
      readonly goodsId: string;
      readonly goodsName: string;
      readonly amount: Fen;
      /** Until when it can be paid, in milliseconds since 1970. */
      readonly payBy: number;
    };
