import type { PaymentRequest } from '../../../src/ports/platform-bridge';

/** What each platform is asked to pay. */
export const wechatPayment = {
  kind: 'wechat',
  appId: 'wx0123',
  data: {
    timeStamp: '1795000000',
    nonceStr: 'nonce1',
    package: 'prepay_id=wx20261121',
    signType: 'RSA',
    paySign: 'signature',
  },
} as const satisfies PaymentRequest;

export const appPayment = {
  kind: 'app',
  data: {
    mch_id: '1900000109',
    prepay_id: 'wx20261121',
    nonce: 'nonce1',
    timestamp: '1795000000',
    sign: 'signature',
  },
} as const satisfies PaymentRequest;

export const miniProgramPayment = {
  kind: 'miniProgram',
  path: '/pages/pay/index',
  userName: 'gh_0123456789ab',
  orderNo: 'HP202611210000000001',
} as const satisfies PaymentRequest;
