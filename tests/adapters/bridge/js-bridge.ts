import type { WeixinJsBridge } from '../../../src/adapters/bridge-wechat/jsapi-payment';

/** What WeChat puts on the window of its pages, whose cashier ends with these words. */
export const jsBridge = (
  said: string,
  invoked: (prepay: Readonly<Record<string, string>>) => void = () => undefined,
): WeixinJsBridge => ({
  invoke: (_, prepay, reported) => {
    invoked(prepay);
    reported({ err_msg: `get_brand_wcpay_request:${said}` });
  },
});
