import { WebClipboard } from '../adapters/clipboard-web/web-clipboard';
import { ObjectUrlPreviews } from '../adapters/object-url-previews/object-url-previews';
import { windowShownHeight } from '../adapters/browser-lifecycle/window-shown-height';
import { pageTextSize } from '../adapters/text-size/page-text-size';
import { wakeLock } from '../adapters/browser-lifecycle/wake-lock';
import { windowViewport } from '../adapters/browser-lifecycle/window-viewport';
import { WebDigest } from '../adapters/file-digest/web-digest';
import { StoredChatDrafts } from '../adapters/storage-web/stored-chat-drafts';
import { StoredFormDrafts } from '../adapters/storage-web/stored-form-drafts';
import type { PagePorts } from '../ports/page-ports';
import type { AppFlows } from '../application/shell/app/long-lived-actors';
import type { appPorts } from '../application/shell/app/app-ports';
import { callsBy, type Later } from './later';
import { lazyAnswers } from '../adapters/lazy-code/lazy-answers';
import { lazyCaptcha } from '../adapters/lazy-code/lazy-captcha';
import { lazyDownload } from '../adapters/lazy-code/lazy-download';
import { lazyArrivals } from '../adapters/lazy-code/lazy-arrivals';
import { lazyOutbox } from '../adapters/lazy-code/lazy-outbox';
import { once } from '../application/kit/once';
import { outboxOf } from './outbox-of';
import { lazyPdf } from '../adapters/lazy-code/lazy-pdf';
import { lazyPosters } from '../adapters/lazy-code/lazy-posters';
import { lazyPictures } from '../adapters/lazy-code/lazy-pictures';
import { memberKnown } from '../application/session/user-info/member-known';
import type { Started } from './started';
import { reportedDrafts } from '../application/kit/form/reported-drafts';

/** What pages of tickets and gates need of this device, in one file that comes with the first need. */
const tickets = () => import('./open-tickets');

/** The ports of every page but the first, which does not carry their code. */
export const pagePorts = (
  page: Window & typeof globalThis,
  started: Started,
  later: Later,
  ports: ReturnType<typeof appPorts>,
  flows: AppFlows,
  atStart: Pick<PagePorts, 'promotions' | 'wechatReturns' | 'paymentEnds' | 'orderReport'>,
): PagePorts => ({
  ...atStart,
  callOf: callsBy(later),
  answers: lazyAnswers(() => later((tokens) => tokens.assistantAnswers)),
  tokens: started.tokenStore,
  sessionOpener: ports.sessionOpener,
  drafts: reportedDrafts(new StoredFormDrafts(started.keyValueStorage), (failure) => {
    void import('../domain/session/storage-failure-text').then(
      ({ storageFailureText }) => ports.toast(storageFailureText(failure)),
      () => undefined,
    );
  }),
  storage: started.keyValueStorage,
  clock: started.clock,
  clockCorrections: started.clock,
  connection: started.connection,
  lifecycle: started.lifecycle,
  layers: ports.layers,
  captcha: lazyCaptcha(
    once(async () => {
      const [captcha, { passingCaptcha }] = await Promise.all([
        later((tokens) => tokens.captchaProvider),
        import('../application/session/captcha/passing-captcha'),
      ]);
      return passingCaptcha(
        captcha,
        callsBy(later)(({ account }) => account.captchaPass),
      );
    }),
  ),
  random: started.random,
  bridge: started.bridge,
  way: {
    ...ports.way,
    amend: (address) => {
      if (address.startsWith(`${page.location.pathname}?`)) ports.way.goOn(address);
    },
    leaveFor: (address) => page.location.assign(address),
  },
  clipboard: new WebClipboard(page),
  origin: page.location.origin,
  programPath: started.config.wechat?.shareProgram?.path ?? null,
  consentWithdrawal: ports.consentWithdrawal,
  memberChanges: ports.memberChanges,
  member: memberKnown(flows.userInfo),
  arrivals: lazyArrivals(
    ports.arrivals,
    once(async () => {
      const { completeArrivals } = await import('../wiring/complete-arrivals');
      return completeArrivals(
        { ...ports, message: { since: callsBy(later)(({ message }) => message.since) } },
        started.ear.inspect,
      );
    }),
  ),
  openings: ports.openings,
  sessionEnds: ports.sessionEnds,
  previews: new ObjectUrlPreviews(page.URL),
  pictures: lazyPictures(async () => {
    const { CanvasPictures } = await import('../adapters/picture-canvas/canvas-pictures');
    return new CanvasPictures(page);
  }),
  posters: lazyPosters(async () => {
    const { CanvasPosters } = await import('../adapters/picture-canvas/canvas-posters');
    return new CanvasPosters(page, started.bridge.environment);
  }),
  pdf: lazyPdf(async () => {
    const { PdfPages } = await import('../adapters/pdf-pages/pdf-pages');
    return new PdfPages(page, started.tokenStore);
  }),
  downloads: lazyDownload(async () => {
    const { WebDownload } = await import('../adapters/download-web/web-download');
    return new WebDownload(page, started.bridge.environment);
  }),
  digests: new WebDigest(page),
  viewport: windowViewport(page),
  textSizes: pageTextSize(page, started.keyValueStorage),
  shownHeight: windowShownHeight(page),
  device: () => later((tokens) => tokens.deviceIdentity),
  intents: async () =>
    new (await import('../adapters/payment-device/stored-intents')).StoredIntents(started.keyValueStorage),
  unreadCounter: ports.unreadCounter,
  outbox: lazyOutbox(outboxOf(started, flows, later)),
  chatDrafts: new StoredChatDrafts(started.keyValueStorage),
  ticketDevice: once(() => tickets().then(({ openTickets }) => openTickets(page))),
  awakeScreen: wakeLock(page),
  cameraCodes: () => tickets().then(({ openCamera }) => openCamera(page)),
});
