import { forgetDevice } from '../adapters/storage-web/forget-device';
import { toNullable } from 'fp-ts/Option';
import { createActor } from 'xstate';
import { deleteSessionCaches } from '../adapters/service-worker/session-caches';
import { keptAtAttribute, readKeptAt } from '../domain/offline/kept-at';
import { followRenewals, forgetAtEnds } from '../application/session/session/forget-at-ends';
import { keptPages } from '../application/shell/offline-content/kept-pages';
import { lazyOffline } from '../application/shell/offline-content/lazy-offline';
import { captchaAppidOf } from '../domain/captcha/captcha-appid';
import { matchRoute } from '../domain/route/match-route';
import type { RuntimeConfig } from '../../contract/config/runtime-config';
import type { RootFlows } from '../ui/frame/page-frame/page-code';
import { linkOf } from '../domain/address/link-of';
import { longLivedActors } from '../application/shell/app/long-lived-actors';
import type { PagePayload } from '../wiring/page-payload';
import { wireApp } from '../wiring/wire-app';
import { appPorts } from '../application/shell/app/app-ports';
import type { VisitReturn } from '../application/session/wechat-login/visit-return';
import { behindGate, consentGate } from '../application/session/privacy-agreement/consent-gate';
import { callsBy, laterFrom } from './later';
import { discardLeftoverDrafts } from '../application/session/session/leftover-drafts';
import { laterNativeApp } from './later-native-app';
import { lazyPeers } from '../adapters/lazy-code/lazy-peers';
import { entryPromotion } from '../application/session/way-in/entry-promotion';
import { lazyRenewal } from '../application/session/consent-renewal/lazy-renewal';
import { lazySocket } from '../adapters/lazy-code/lazy-socket';
import { viewFailureReporter } from '../application/shell/app/usage-reports';
import { listen, reportVitals } from './listen';
import { pageFrames } from './page-frames';
import { memberAnalytics } from '../application/session/user-info/member-analytics';
import { moment } from '../application/kit/moment';
import { windowPrinting } from '../adapters/browser-lifecycle/window-printing';
import { nextTask } from '../adapters/next-task';
import { once } from '../application/kit/once';
import { appInput } from '../application/shell/app/app-input';
import { pageStamp } from '../adapters/system-clock/page-stamp';
import { startAdapters } from './started';
import { paymentLater } from '../ui/features/payment/payment-sheet/payment-later';
import { startPayment } from './start-payment';
import { workUnderWay } from './work-under-way';
import type { Shell } from './without-payload';

/**
 * Starts the application on this page and gives views what they need.
 * @param begun what the server sent with the page, or what the device keeps for a page without network
 * @param cameBack with what the person came back from WeChat
 * @param isAsServed whether the address is still what the server rendered for
 */
export const startApp = async (
  page: Window & typeof globalThis,
  config: RuntimeConfig,
  { payload, shell }: { readonly payload: PagePayload | null; readonly shell: Shell },
  cameBack: VisitReturn,
  isAsServed: boolean,
) => {
  const adapters = startAdapters(page, config);
  const sourceTypes = config.sourceTypes.map(({ value }) => value);
  const match = (address: string) => matchRoute(address, sourceTypes);
  const input = appInput(adapters, page.navigator.userAgent, match);
  const gate = consentGate(input.navigation.privacy !== 'missing', () => forgetDevice(adapters.cookies));
  // What the server rendered is a browser's page: the app may be led elsewhere by the agreement.
  const inApp = input.navigation.privacy !== 'notNeeded';
  const started = behindGate(adapters, gate);
  const ports = appPorts(gate);
  // Nor does it know that one came back from WeChat, which is another page of the same address.
  const hydrates = payload !== null && !payload.shell && !inApp && isAsServed;
  const shown = moment();
  if (!hydrates) shown.notify();
  const keptAt = readKeptAt(page.document.documentElement.getAttribute(keptAtAttribute));
  const sending = { count: 0 };
  const underWay = workUnderWay(page.document, () => payment.status(), sending);
  const pages = keptPages(
    async () => (await import('./open-answers')).readKeptPages(started),
    () => toNullable(started.tokenStore.read()),
    shell ?? new Map(),
  );
  const { isUp } = started.connection;
  const offline = lazyOffline(
    { keptAt, isShell: shell !== null, isUp, allowed: gate.passed, pages },
    async () => {
      const code = await import('./offline');
      return code.openOffline(started, underWay, keptAt, pages.load);
    },
  );
  const later = laterFrom(started, ports.reporter, shown.come, gate.passed, { flow: offline, sending });
  const callOf = callsBy(later);
  const renewal = lazyRenewal(started.keyValueStorage, async () => {
    const code = await import('./consent-renewal');
    return code.openRenewal(started, later, flows);
  });
  // A page that the device kept says nothing of the time that it is now.
  if (payload !== null && keptAt === null) started.clock.learn(pageStamp(payload, page.performance));
  await nextTask();
  const app = createActor(
    wireApp({
      callOf,
      tokens: started.tokenStore,
      storage: started.keyValueStorage,
      clock: started.clock,
      connection: started.connection,
      history: started.history,
      lifecycle: started.lifecycle,
      socket: lazySocket(() => later((tokens) => tokens.messageSocket)),
      layers: ports.layers,
      bridge: started.bridge,
      peers: lazyPeers(async () => {
        await shown.come;
        const code = await import('../adapters/session-peers/tab-session-peers');
        return new code.TabSessionPeers(page);
      }),
      drafts: discardLeftoverDrafts(started.keyValueStorage, async () => {
        const code = await import('../adapters/storage-web/stored-form-drafts');
        return new code.StoredFormDrafts(started.keyValueStorage);
      }),
      members: renewal,
      underWay,
    }),
    { input, inspect: started.ear.inspect },
  );
  ports.bind(app);
  const flows = longLivedActors(app);
  gate.follow(flows.privacy);
  forgetAtEnds(flows.session, () => deleteSessionCaches(page));
  followRenewals(flows.session, input.token, (from, to) => {
    // At once: answers to calls of the earlier token are still on their way.
    started.renewedTokens.set(from, to);
    import('./open-answers').then(
      ({ openAnswers }) => openAnswers(started).renewed(from, to),
      () => undefined,
    );
  });
  const notify = memberAnalytics(flows, started.analytics);
  listen(app, flows, started, later, notify);
  const payment = startPayment(
    started,
    later,
    { ...flows, layers: ports.layers, arrivals: ports.arrivals },
    cameBack.payerCode,
  );
  app.start();
  if (started.bridge.environment === 'native') laterNativeApp(started, page.document, flows);
  if (started.bridge.environment === 'wechat')
    void import('./wechat-text-size')
      .then(({ wechatTextSize }) => wechatTextSize(page, started.keyValueStorage))
      .catch(() => undefined);
  // Until the page is hydrated, days are shown relative to the one on which the server rendered it.
  const time = { hydrated: !hydrates };
  const promotions = entryPromotion(
    async () => {
      const code = await import('../adapters/storage-web/stored-promotions');
      return new code.StoredPromotions(started.keyValueStorage, started.clock);
    },
    input.navigation.entry.address,
    gate.passed(),
  );
  const pageCode = pageFrames({
    first: { callOf, clock: started.clock, connection: started.connection },
    rest: once(async () => {
      const code = await import('./page-ports');
      const wechatReturns = { take: () => cameBack.wechat.shift() ?? null };
      const { listenEnded, orderReport } = payment;
      const paymentEnds = { listen: listenEnded };
      return code.pagePorts(page, started, later, ports, flows, {
        promotions,
        wechatReturns,
        paymentEnds,
        orderReport,
      });
    }),
    startPayment: payment.start,
  });
  const views: RootFlows = {
    app: flows,
    payment,
    paymentSheet: paymentLater.Part,
    renewal: renewal.running,
    offline,
    pageCode,
    brought: payload?.answers ?? {},
    product: config.product,
    site: config.site,
    captchaAppid: captchaAppidOf(config.captcha),
    sourceTypes: config.sourceTypes,
    now: () => (time.hydrated || payload === null ? started.clock.now() : payload.day),
    capabilities: started.bridge.capabilities,
    prefersReducedMotion: page.matchMedia('(prefers-reduced-motion: reduce)').matches,
    printing: windowPrinting(page),
    linkOf: linkOf({ origin: page.location.origin, allowedHosts: config.allowedHosts }, match),
    inspect: started.ear.inspect,
    reportViewFailure: viewFailureReporter(notify, started.history),
  };
  const served = { pathname: page.location.pathname, search: page.location.search };
  const keepOpened = async (): Promise<void> => {
    await offline.start();
    if (payload === null || payload.shell || keptAt !== null || Object.keys(payload.answers).length === 0)
      return;
    const code = await import('./open-answers');
    await code.keepPageAnswers(started, served, payload.answers);
  };
  const settled = (): void => {
    time.hydrated = true;
    shown.notify();
    gate
      .passed()
      .then(() => Promise.all([reportVitals(notify), inApp ? undefined : keepOpened()]))
      // Without its code nothing is measured, and nothing else is amiss.
      .catch(() => undefined);
  };
  const fetchLikelyNext = async (): Promise<void> => {
    const { preloadPages } = await import('./preloading');
    await preloadPages(page, input, flows, pageCode, later, match, started, gate.passed);
  };
  return { views, settled, hydrates, fetchLikelyNext };
};
