import { isLeft, left, right, type Either } from 'fp-ts/Either';
import type * as t from 'io-ts';
import { WireFilledText } from '../codec/text';
import { record } from '../codec/record';

/** What WeChat's cashier in its browser is called with; the field names are WeChat's own (product.md §3). */
export const WechatPrepay = record(
  {
    timeStamp: WireFilledText,
    nonceStr: WireFilledText,
    package: WireFilledText,
    signType: WireFilledText,
    paySign: WireFilledText,
  },
  'WechatPrepay',
);
export type WechatPrepay = t.TypeOf<typeof WechatPrepay>;

/** What the app's plugin is called with (product.md §3). */
export const AppPrepay = record(
  {
    mch_id: WireFilledText,
    prepay_id: WireFilledText,
    nonce: WireFilledText,
    timestamp: WireFilledText,
    sign: WireFilledText,
  },
  'AppPrepay',
);
export type AppPrepay = t.TypeOf<typeof AppPrepay>;

/** The cashier's page (product.md §3); whether it may be followed is another question (PAY-14). */
export const H5Prepay = record({ mweb_url: WireFilledText }, 'H5Prepay');
export type H5Prepay = t.TypeOf<typeof H5Prepay>;

/** Reads prepay data. A missing, empty or wrongly typed field makes all of it useless (PAY-07). */
export const readPrepay =
  <A>(codec: t.Type<A, unknown>) =>
  (payload: unknown): Either<'incomplete', A> => {
    const read = codec.decode(payload);
    return isLeft(read) ? left('incomplete') : right(read.right);
  };
