import { left, right, type Either } from 'fp-ts/Either';
import type { BridgeFailure } from '../../domain/platform/bridge-failure';
import type { Asked, PaymentRequest } from '../../ports/platform-bridge';

/** What WeChat puts on the window of its pages, a moment after they begin. */
export interface WeixinJsBridge {
  readonly invoke: (
    method: 'getBrandWCPayRequest',
    prepay: Readonly<Record<string, string>>,
    answered: (answer: unknown) => void,
  ) => void;
}

export interface PayingWindow {
  readonly WeixinJSBridge?: WeixinJsBridge;
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener'>;
  readonly setTimeout: (then: () => void, milliseconds: number) => unknown;
}

/** How long WeChat's own bridge may take to come, in milliseconds. */
export const bridgeLimit = 5_000;

const failed = (reason: string): BridgeFailure => ({ kind: 'failed', reason: reason.slice(0, 256) });

/** WeChat's bridge, now or when it says that it is there; null when it does not come in time. */
const bridgeOf = (window: PayingWindow): Promise<WeixinJsBridge | null> =>
  new Promise((resolve) => {
    const look = (): void => {
      window.document.removeEventListener('WeixinJSBridgeReady', look);
      resolve(window.WeixinJSBridge ?? null);
    };
    if (window.WeixinJSBridge !== undefined) {
      resolve(window.WeixinJSBridge);
      return;
    }
    window.document.addEventListener('WeixinJSBridgeReady', look);
    window.setTimeout(look, bridgeLimit);
  });

/** WeChat says 'get_brand_wcpay_request:ok', ':cancel' or ':fail' with something after it. */
const answerOf = (answer: unknown): Either<BridgeFailure, void> => {
  const message =
    typeof answer === 'object' && answer !== null && 'err_msg' in answer ? answer.err_msg : undefined;
  const said = typeof message === 'string' ? message : 'no answer';
  const word = /^get_brand_wcpay_request:([a-z]+)$/i.exec(said)?.[1]?.toLowerCase();
  if (word === 'ok') return right(undefined);
  return left(word === 'cancel' ? { kind: 'cancelled' } : failed(said));
};

/** Lets WeChat's own sheet take the payment (PAY-07); it answers when the person is done with it. */
export const payByJsapi =
  (window: PayingWindow, { appId, data }: Extract<PaymentRequest, { kind: 'wechat' }>): Asked<void> =>
  async () => {
    const bridge = await bridgeOf(window);
    if (bridge === null) return left({ kind: 'notOpened', reason: 'WeixinJSBridge did not come' });
    const { timeStamp, nonceStr, signType, paySign } = data;
    const prepay = { appId, timeStamp, nonceStr, package: data.package, signType, paySign };
    return new Promise((resolve) => {
      try {
        bridge.invoke('getBrandWCPayRequest', prepay, (answer) => resolve(answerOf(answer)));
      } catch (error) {
        resolve(left(failed(String(error))));
      }
    });
  };
