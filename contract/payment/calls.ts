import * as t from 'io-ts';
import { call } from '../call/call';
import { one, parameters } from '../call/parameters';
import { AppPrepay, H5Prepay, WechatPrepay } from './prepay';
import { IdText } from '../codec/formed-text';

const ofOrder = one('orderNo', IdText);

/** A second call would spend the first one's data, so that none is repeated by itself (PAY-12). */
const prepared = {
  method: 'GET',
  access: 'account',
  answer: t.unknown,
  safe: false,
  key: 'none',
  reportedBy: 'caller',
  host: 'payHost',
  refusals: [
    'payFromElsewhere',
    'openIdMissing',
    'orderUnknown',
    'paymentsTooOften',
    'orderPaid',
    'orderCancelled',
    'orderExpired',
    'orderRefunding',
    'orderRefunded',
  ],
} as const;

/**
 * The host that prepares payments, asked straight, with `Authorization` alone. It answers in the envelope of every call;
 * what `data` holds is decoded by the payment in a state of its own, and an incomplete one ends it (PAY-07).
 */
export const payHostCalls = {
  /** For the native app. */
  app: call({ ...prepared, path: '/pay/orderWXAPP', parameters: ofOrder, holds: AppPrepay }),
  /** For a browser: the address of the cashier. */
  h5: call({ ...prepared, path: '/pay/orderWXOtherBower', parameters: ofOrder, holds: H5Prepay }),
  /** For WeChat's own browser. */
  wechat: call({
    ...prepared,
    path: '/pay/orderWXBower',
    parameters: parameters({ orderNo: IdText, openId: t.string }),
    holds: WechatPrepay,
  }),
};
