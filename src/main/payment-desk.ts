import { createActor } from 'xstate';
import { AskedOpenIdCodes } from '../adapters/payment-device/asked-open-id-codes';
import { StorageLease } from '../adapters/payment-device/storage-lease';
import { StoredIntents } from '../adapters/payment-device/stored-intents';
import { StoredOpenIds } from '../adapters/payment-device/stored-open-ids';
import { tabLock } from '../adapters/payment-device/tab-lock';
import { SystemClock } from '../adapters/system-clock/system-clock';
import { timerDelay } from '../adapters/system-clock/timer-delay';
import { selectPaymentStatus } from '../application/payment/payment/desk/status';
import { layPaymentSheet } from '../application/payment/payment/sheet-layer';
import type { RuntimeConfig } from '../../contract/config/runtime-config';
import { channelOf, type PaymentMeans } from '../domain/payment/channel';
import { orderOfNotice } from '../domain/order/order-notice';
import type { Arrivals } from '../ports/arrivals';
import type { OrderReads } from '../ports/order-reads';
import type { LayerStack } from '../ports/layer-stack';
import { paymentLater } from '../ui/features/payment/payment-sheet/payment-later';
import { wirePayment } from '../wiring/wire-payment';
import { callsBy, type Later } from './later';
import type { RunningDesk } from '../application/payment/payment/desk/lazy-payment';
import type { Started } from './started';

/** What paying needs of the configuration; a mini program without a path takes no payments (PAY-02). */
export const paymentMeans = (
  { wechat, allowedHosts }: Pick<RuntimeConfig, 'wechat' | 'allowedHosts'>,
  { bridge, window }: Pick<Started, 'bridge' | 'window'>,
): PaymentMeans => {
  const program = wechat?.miniProgram ?? null;
  return {
    channel: channelOf(bridge.capabilities),
    appId: wechat === null || wechat.appId === '' ? null : wechat.appId,
    miniProgram: program === null || program.path === '' ? null : program,
    allowedHosts,
    origin: window.location.origin,
  };
};

interface DeskNeeds {
  readonly layers: LayerStack;
  readonly arrivals: Arrivals;
  /** Orders that a page has read as paid or closed. */
  readonly reads: OrderReads;
}

/** The browser's locks; they are there on https and on this machine only. */
const locksOf = (navigator: Navigator): LockManager | undefined =>
  'locks' in navigator ? navigator.locks : undefined;

/**
 * Opens the payment desk: it stays open as long as the page does. Rejects when the code of its sheet does not come:
 * while something is being paid the page is inert, and a desk without its sheet would shut it for good.
 * @param code the code with which a payer came back from WeChat; null when there was none
 */
export const openPaymentDesk = async (
  started: Started,
  later: Later,
  { layers, arrivals, reads }: DeskNeeds,
  code: string | null,
): Promise<RunningDesk> => {
  await paymentLater.preload();
  const { window, keyValueStorage: storage, clock, random, bridge, config } = started;
  const callOf = callsBy(later);
  const lease = new StorageLease({ storage, clock: new SystemClock(), random, window, delay: timerDelay });
  const desk = createActor(
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
    { input: paymentMeans(config, started), inspect: started.ear.inspect },
  );
  desk.start();
  const orderChanged = (orderNo: string): void => desk.send({ type: 'payment.orderChanged', orderNo });
  reads.listen(orderChanged);
  arrivals.listen((message) => {
    const orderNo = orderOfNotice(message);
    if (orderNo !== null) orderChanged(orderNo);
  });
  const shown = { snapshot: desk.getSnapshot(), status: selectPaymentStatus(desk.getSnapshot()) };
  const running: RunningDesk = {
    status: () => {
      const snapshot = desk.getSnapshot();
      if (snapshot !== shown.snapshot)
        Object.assign(shown, { snapshot, status: selectPaymentStatus(snapshot) });
      return shown.status;
    },
    send: (event) => desk.send(event),
    listen: (onChange) => void desk.subscribe(onChange),
    listenEnded: (onEnded) => void desk.on('payment.ended', onEnded),
  };
  layPaymentSheet(running, layers);
  return running;
};
