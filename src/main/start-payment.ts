import { isSome } from 'fp-ts/Option';
import { failureText } from '../domain/gateway/failure-text';
import { hearers } from '../application/kit/hearers';
import type { Arrivals } from '../ports/arrivals';
import type { LayerStack } from '../ports/layer-stack';
import type { OrderReport } from '../ports/order-reads';
import { followPayment } from '../application/payment/payment/session/follow-payment';
import type { AppFlows } from '../application/shell/app/long-lived-actors';
import { lazyPayment, type LazyPayment } from '../application/payment/payment/session/lazy-payment';
import type { Later } from './later';
import type { Started } from './started';

/**
 * Starts payments: the code of the payment session is loaded with the first of them.
 * @param code the code with which a payer came back from WeChat; null when there was none
 */
export const startPayment = (
  started: Started,
  later: Later,
  flows: Pick<AppFlows, 'userInfo' | 'session' | 'notices'> & {
    readonly layers: LayerStack;
    readonly arrivals: Arrivals;
  },
  code: string | null,
): LazyPayment & { readonly orderReport: OrderReport } => {
  const { notices, layers, arrivals } = flows;
  const reads = hearers<[string]>();
  const payment = lazyPayment({
    load: async () => {
      const { openPaymentSession } = await import('./payment-session');
      return openPaymentSession(started, later, { layers, arrivals, reads }, code);
    },
    isUnderWay: () => isSome(started.keyValueStorage.read('hupo.payment-intent')()),
    reportCodeMissing: () => notices.send({ type: 'notice.toast', text: failureText({ kind: 'network' }) }),
  });
  followPayment(payment, flows);
  return { ...payment, orderReport: { settled: reads.notify } };
};
