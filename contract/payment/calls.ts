import * as t from 'io-ts';
import { call } from '../call/call';
import { one, parameters } from '../call/parameters';

const ofOrder = one('orderNo', t.string);

/** A second call would spend the first one's data, so that none is repeated by itself (PAY-12). */
const prepared = {
  method: 'GET',
  access: 'account',
  answer: t.unknown,
  safe: false,
  key: 'none',
  toldBy: 'caller',
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
 * The host that prepares payments, asked straight. What it answers is handed on as it came, without the envelope: the
 * attempt decodes it in a state of its own (PAY-07).
 */
export const payHostCalls = {
  /** For the native app. */
  app: call({ ...prepared, path: '/pay/orderWXAPP', parameters: ofOrder }),
  /** For a browser: the address of the cashier. */
  h5: call({ ...prepared, path: '/pay/orderWXOtherBower', parameters: ofOrder }),
  /** For WeChat's own browser. */
  wechat: call({
    ...prepared,
    path: '/pay/orderWXBower',
    parameters: parameters({ orderNo: t.string, openId: t.string }),
  }),
};
