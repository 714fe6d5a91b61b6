import { isSome } from 'fp-ts/Option';
import { failureText } from '../domain/gateway/failure-text';
import { hearers } from '../application/kit/hearers';
import type { Arrivals } from '../ports/arrivals';
import type { LayerStack } from '../ports/layer-stack';
import type { OrderReport } from '../ports/order-reads';
import type { AppFlows } from '../application/shell/app/long-lived-actors';
import { lazyPayment, type LazyPayment } from '../application/payment/payment/desk/lazy-payment';
import type { Later } from './later';
import type { Started } from './started';

/**
 * The payment desk, which hears who comes and leaves. A payment that succeeded changes what the member may do: user
 * info is asked for anew (PAY-17).
 * @param code the code with which a payer came back from WeChat; null when there was none
 */
export const startPayment = (
  started: Started,
  later: Later,
  {
    userInfo,
    session,
    notices,
    layers,
    arrivals,
  }: Pick<AppFlows, 'userInfo' | 'session' | 'notices'> & {
    readonly layers: LayerStack;
    readonly arrivals: Arrivals;
  },
  code: string | null,
): LazyPayment & { readonly orderReport: OrderReport } => {
  const reads = hearers<[string]>();
  const payment = lazyPayment({
    load: async () => {
      const { openPaymentDesk } = await import('./payment-desk');
      return openPaymentDesk(started, later, { layers, arrivals, reads }, code);
    },
    isUnderWay: () => isSome(started.keyValueStorage.read('hupo.payment-intent')()),
    tellCodeMissing: () => notices.send({ type: 'notice.toast', text: failureText({ kind: 'network' }) }),
  });
  userInfo.on('userInfo.loaded', ({ user }) => payment.memberCame(user.userId));
  session.on('session.ended', () => payment.memberLeft());
  payment.listenEnded(({ outcome }) => {
    if (outcome.code === 1) userInfo.send({ type: 'userInfo.requested' });
    if (outcome.cause === 'cancelledAtReturn') notices.send({ type: 'notice.toast', text: outcome.text });
  });
  return { ...payment, orderReport: { settled: reads.tell } };
};
