import { right } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import type { Scheduler } from 'fast-check';
import { createActor, type Actor, type ActorRefFrom, type ActorRefLike, type AnyActorRef } from 'xstate';
import { StoredIntents } from '../../../src/adapters/payment-device/stored-intents';
import { StoredOpenIds } from '../../../src/adapters/payment-device/stored-open-ids';
import { lazyArrivals } from '../../../src/adapters/lazy-code/lazy-arrivals';
import { lazyOutbox } from '../../../src/adapters/lazy-code/lazy-outbox';
import { StoredChatDrafts } from '../../../src/adapters/storage-web/stored-chat-drafts';
import { StoredFormDrafts } from '../../../src/adapters/storage-web/stored-form-drafts';
import { hearers } from '../../../src/application/kit/hearers';
import { inspector, type Heard, type Inspect } from '../../../src/application/kit/inspection/inspector';
import { once } from '../../../src/application/kit/once';
import {
  followOrders,
  runningPaymentSession,
} from '../../../src/application/payment/payment/session/running-session';
import { followPayment } from '../../../src/application/payment/payment/session/follow-payment';
import { lazyPayment, type LazyPayment } from '../../../src/application/payment/payment/session/lazy-payment';
import type { PaymentSessionMachine } from '../../../src/application/payment/payment/session/machine';
import { layPaymentSheet } from '../../../src/application/payment/payment/sheet-layer';
import { lazyRenewal, type LazyRenewal } from '../../../src/application/session/consent-renewal/lazy-renewal';
import { discardLeftoverDrafts } from '../../../src/application/session/session/leftover-drafts';
import type { SessionEndReason } from '../../../src/application/session/session/events';
import { appInput } from '../../../src/application/shell/app/app-input';
import { appPorts } from '../../../src/application/shell/app/app-ports';
import { longLivedActors, type AppFlows } from '../../../src/application/shell/app/long-lived-actors';
import type { AppMachine } from '../../../src/application/shell/app/machine';
import type { PaymentMeans } from '../../../src/domain/payment/channel';
import { matchRoute } from '../../../src/domain/route/match-route';
import type { PageOutbox } from '../../../src/ports/page-outbox';
import { completeArrivals } from '../../../src/wiring/complete-arrivals';
import { wireApp } from '../../../src/wiring/wire-app';
import { forgetUnsent } from '../../../src/application/session/session/forget-unsent';
import { startOutbox } from '../../../src/wiring/wire-outbox';
import { wirePayment } from '../../../src/wiring/wire-payment';
import { startRenewal } from '../../../src/wiring/wire-renewal';
import { fakeConnection, type FakeConnection } from '../fakes/connection';
import { callsOf } from '../fakes/fake-families';
import type { FakeStorage } from '../fakes/key-value-storage';
import { fakeSocket, type FakeSocket } from '../fakes/message-socket';
import { fakeFiles } from '../fakes/outbox';
import { fakeHistory, type FakeHistory } from '../fakes/page-history';
import { fakeOpenIdCodes } from '../fakes/payment-device';
import { fakeBridge } from '../fakes/platform-bridge';
import { solvedCaptcha } from './captcha';
import { cashier } from './cashier';
import { storageOf, type Device } from './device';
import type { Fates } from './fates';
import { faultyGateways } from './faulty-gateways';
import { pagesOf, type OpenPage } from './pages';
import type { ComposedServer } from './server';

/** The world around a tab. */
export interface TabNeeds {
  readonly scheduler: Scheduler;
  readonly fates: Fates;
  readonly server: ComposedServer;
  readonly device: Device;
  readonly means: PaymentMeans;
  /** What should never have happened, in words. */
  readonly faults: string[];
  readonly cashiers: Set<string>;
  /** The tab is there again, at an address: after a reload, or after the page was left. */
  readonly reopen: (address: string, ofTab: FakeStorage) => void;
}

/** One tab of the browser: the application as the product composes it, over fakes of the outside. */
export interface Tab {
  readonly app: Actor<AppMachine>;
  readonly flows: AppFlows;
  readonly payment: LazyPayment;
  /** Undefined until its code was needed. */
  readonly paymentSession: () => ActorRefFrom<PaymentSessionMachine> | undefined;
  readonly renewal: LazyRenewal;
  readonly outbox: PageOutbox;
  readonly socket: FakeSocket;
  readonly history: FakeHistory;
  readonly connection: FakeConnection;
  readonly storage: FakeStorage;
  /** What the one inspector heard of all flows, but for events that were taken. */
  readonly heard: readonly Heard[];
  readonly ends: readonly SessionEndReason[];
  /** The page that the address shows, whose flow is begun and ended as the page frame does it. */
  readonly page: () => OpenPage;
  readonly isOpen: () => boolean;
  readonly close: () => void;
}

const isRoot = (ref: ActorRefLike): ref is AnyActorRef =>
  'stop' in ref && (!('_parent' in ref) || ref._parent === undefined);

const clock = { now: () => Date.now() };

export const openTab = (needs: TabNeeds, address: string, ofTab: FakeStorage): Tab => {
  const { scheduler, fates, server, device, faults, cashiers, reopen } = needs;
  const { tokens, random, lock } = device;
  const storage = storageOf(device.storage, ofTab);
  const state = { open: true };
  const [history, socket, connection] = [fakeHistory(address), fakeSocket(), fakeConnection()];
  const ports = appPorts({ hold: () => undefined, release: () => undefined });
  const reporter: typeof ports.reporter = {
    failed: (...reported) => {
      if (state.open) ports.reporter.failed(...reported);
    },
  };
  const gateways = faultyGateways({ scheduler, fates, server, tokens, reporter });
  const callOf = callsOf(gateways);
  const heard: Heard[] = [];
  const hear = inspector((reported) => {
    if (reported.kind !== 'taken') heard.push(reported);
  });
  // All flows that no other flow runs: they end with the tab.
  const roots = new Set<AnyActorRef>();
  const inspect: Inspect = (inspected) => {
    if (inspected.type === '@xstate.actor' && isRoot(inspected.actorRef)) roots.add(inspected.actorRef);
    hear(inspected);
  };
  const bridge = {
    ...fakeBridge('browser').port,
    ...cashier({
      scheduler,
      fates,
      pay: server.pay,
      faults,
      open: cashiers,
      leave: () => {
        queueMicrotask(close);
        return () => reopen('/member/pay', ofTab);
      },
    }),
  };
  const drafts = new StoredFormDrafts(storage);
  const chatDrafts = new StoredChatDrafts(storage);
  const renewal = lazyRenewal(storage, () =>
    Promise.resolve(
      startRenewal({ storage, clock, consents: gateways.consent, environment: 'browser' }, flows, inspect),
    ),
  );
  const peer = { from: state, hear: (_news: Parameters<typeof notify>[0]): void => undefined };
  const notify = (news: 'loggedIn' | 'loggedOut' | 'refused'): void => {
    for (const other of device.peers)
      if (other.from !== state)
        void scheduler.schedule(Promise.resolve(), `tabs hear ${news}`).then(() => other.hear(news));
  };
  const app = createActor(
    wireApp({
      callOf,
      tokens: tokens.port,
      storage,
      clock,
      connection: connection.port,
      history: history.port,
      lifecycle: {
        reload: () => {
          const shown = history.address();
          queueMicrotask(() => {
            close();
            reopen(shown, ofTab);
          });
        },
        reach: () => () => Promise.resolve(right(undefined)),
      },
      socket: socket.port,
      layers: ports.layers,
      bridge,
      peers: {
        notify,
        listen: (listener) => {
          peer.hear = listener;
          device.peers.add(peer);
          return () => device.peers.delete(peer);
        },
      },
      drafts: discardLeftoverDrafts(storage, () => Promise.resolve(drafts)),
      members: renewal,
      underWay: { work: () => null },
    }),
    {
      inspect,
      input: appInput(
        { tokenStore: tokens.port, bridge, keyValueStorage: storage, random, history: history.port },
        'a browser',
        (asked) => matchRoute(asked, []),
      ),
    },
  );
  ports.bind(app);
  const flows = longLivedActors(app);

  const running: { session?: ActorRefFrom<PaymentSessionMachine> } = {};
  const intents = new StoredIntents(storage);
  const payment = lazyPayment({
    load: () => {
      const session = createActor(
        wirePayment({
          orders: gateways.order,
          payHost: gateways.payHost,
          openIdGateway: gateways.openId,
          openIds: new StoredOpenIds(storage),
          openIdCodes: fakeOpenIdCodes(null, { kind: 'code', code: 'code-1' }).port,
          bridge,
          intents,
          lock: lock.port,
          clock,
          random,
        }),
        { input: needs.means, inspect },
      ).start();
      running.session = session;
      followOrders(session, hearers<[string]>(), ports.arrivals);
      const shown = runningPaymentSession(session);
      layPaymentSheet(shown, ports.layers);
      return Promise.resolve(shown);
    },
    isUnderWay: () => isSome(storage.read('hupo.payment-intent')()),
    reportCodeMissing: () => faults.push('the code of payments is missing'),
  });
  followPayment(payment, flows);
  const opened = once(() =>
    Promise.resolve(
      startOutbox(
        {
          messages: device.messages,
          whenKept: () => Promise.resolve(),
          files: { ...fakeFiles().port, peek: () => () => Promise.resolve(right([])) },
          changes: { listen: () => () => undefined },
          drafts: chatDrafts,
          tickets: { discardOthers: () => () => Promise.resolve(), wipe: () => Promise.resolve() },
          upload: gateways.upload,
          clock,
          random,
          confirms: true,
        },
        flows,
        inspect,
      ),
    ),
  );
  forgetUnsent(flows.session, opened);
  const outbox = lazyOutbox(opened);
  const arrivals = lazyArrivals(
    ports.arrivals,
    once(() => Promise.resolve(completeArrivals({ ...ports, message: gateways.message }, inspect))),
  );
  const pages = pagesOf(flows, inspect, {
    account: gateways.account,
    tokens: tokens.port,
    sessionOpener: ports.sessionOpener,
    drafts,
    layers: ports.layers,
    clock,
    captcha: { provider: solvedCaptcha(scheduler, fates), random },
    chatDrafts,
    outbox,
    arrivals,
  });
  const ends: SessionEndReason[] = [];
  flows.session.on('session.ended', ({ reason }) => ends.push(reason));
  app.start();

  const close = (): void => {
    if (!state.open) return;
    state.open = false;
    device.peers.delete(peer);
    for (const root of roots) root.stop();
  };
  return {
    app,
    flows,
    payment,
    paymentSession: () => running.session,
    renewal,
    outbox,
    socket,
    history,
    connection,
    storage: ofTab,
    heard,
    ends,
    page: pages.show,
    isOpen: () => state.open,
    close,
  };
};
