import { createActor } from 'xstate';
import { AskedOpenIdCodes } from '../adapters/payment-device/asked-open-id-codes';
import { StorageLease } from '../adapters/payment-device/storage-lease';
import { StoredIntents } from '../adapters/payment-device/stored-intents';
import { StoredOpenIds } from '../adapters/payment-device/stored-open-ids';
import { tabLock } from '../adapters/payment-device/tab-lock';
import { SystemClock } from '../adapters/system-clock/system-clock';
import { timerDelay } from '../adapters/system-clock/timer-delay';
import { followOrders, runningPaymentSession } from '../application/payment/payment/session/running-session';
import { layPaymentSheet } from '../application/payment/payment/sheet-layer';
import { paymentMeans } from '../domain/payment/payment-means';
import type { Arrivals } from '../ports/arrivals';
import type { OrderReads } from '../ports/order-reads';
import type { LayerStack } from '../ports/layer-stack';
import { paymentLater } from '../ui/features/payment/payment-sheet/payment-later';
import { wirePayment } from '../wiring/wire-payment';
import { callsBy, type Later } from './later';
import type { RunningPaymentSession } from '../application/payment/payment/session/lazy-payment';
import type { Started } from './started';

interface PaymentSessionNeeds {
  readonly layers: LayerStack;
  readonly arrivals: Arrivals;
  /** Orders that a page has read as paid or closed. */
  readonly reads: OrderReads;
}

/** The browser's locks; they are there on https and on this machine only. */
const locksOf = (navigator: Navigator): LockManager | undefined =>
  'locks' in navigator ? navigator.locks : undefined;

/**
 * Opens the payment session: it stays open as long as the page does. Rejects when the code of its sheet does not come:
 * while something is being paid the page is inert, and a desk without its sheet would shut it for good.
 * @param code the code with which a payer came back from WeChat; null when there was none
 */
export const openPaymentSession = async (
  started: Started,
  later: Later,
  { layers, arrivals, reads }: PaymentSessionNeeds,
  code: string | null,
): Promise<RunningPaymentSession> => {
  await paymentLater.preload();
  const { window, keyValueStorage: storage, clock, random, bridge, config } = started;
  const callOf = callsBy(later);
  const lease = new StorageLease({ storage, clock: new SystemClock(), random, window, delay: timerDelay });
  const session = createActor(
    wirePayment({
      orders: {
        checkBuyGrade: callOf(({ order }) => order.checkBuyGrade),
        placeAnOrder: callOf(({ order }) => order.placeAnOrder),
        check: callOf(({ order }) => order.check),
        cancelPay: callOf(({ order }) => order.cancelPay),
      },
      payHost: {
        app: callOf(({ payHost }) => payHost.app),
        h5: callOf(({ payHost }) => payHost.h5),
        wechat: callOf(({ payHost }) => payHost.wechat),
      },
      openIdGateway: { openId: callOf(({ openId }) => openId.openId) },
      openIds: new StoredOpenIds(storage),
      openIdCodes: new AskedOpenIdCodes(storage, random, bridge, code),
      bridge,
      intents: new StoredIntents(storage),
      lock: tabLock(locksOf(window.navigator), lease),
      clock,
      random,
    }),
    {
      input: paymentMeans(config, bridge.capabilities, window.location.origin),
      inspect: started.ear.inspect,
    },
  );
  session.start();
  followOrders(session, reads, arrivals);
  const running = runningPaymentSession(session);
  layPaymentSheet(running, layers);
  return running;
};
