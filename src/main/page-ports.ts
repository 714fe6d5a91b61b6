import { WebClipboard } from '../adapters/clipboard-web/web-clipboard';
import { ObjectUrlPreviews } from '../adapters/object-url-previews/object-url-previews';
import { windowShownHeight } from '../adapters/browser-lifecycle/window-shown-height';
import { windowViewport } from '../adapters/browser-lifecycle/window-viewport';
import { WebDigest } from '../adapters/file-digest/web-digest';
import { StoredChatDrafts } from '../adapters/storage-web/stored-chat-drafts';
import { StoredFormDrafts } from '../adapters/storage-web/stored-form-drafts';
import type { PagePorts } from '../ports/page-ports';
import type { AppFlows } from '../ui/frame/context/flows';
import type { appPorts } from './app-ports';
import { callsBy, type Later } from './later';
import { laterAnswers } from './later-answers';
import { laterCaptcha } from './later-captcha';
import { laterDownload } from './later-download';
import { laterArrivals } from './later-arrivals';
import { laterOutbox } from './later-outbox';
import { once } from './once';
import { outboxOf } from './outbox-of';
import { laterPictures } from './later-pictures';
import { memberKnown } from './member-known';
import type { Started } from './started';
import { tellingDrafts } from './telling-drafts';

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
  answers: laterAnswers(() => later((tokens) => tokens.assistantAnswers)),
  tokens: started.tokenStore,
  desk: ports.desk,
  drafts: tellingDrafts(new StoredFormDrafts(started.keyValueStorage), (failure) => {
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
  captcha: laterCaptcha(
    once(async () => {
      const [captcha, { passingCaptcha }] = await Promise.all([
        later((tokens) => tokens.captchaProvider),
        import('./passing-captcha'),
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
  consentDesk: ports.consentDesk,
  memberDesk: ports.memberDesk,
  member: memberKnown(flows.userInfo),
  arrivals: laterArrivals(
    ports.arrivals,
    once(async () => {
      const { completeArrivals } = await import('./message-intake');
      return completeArrivals(
        { ...ports, message: { since: callsBy(later)(({ message }) => message.since) } },
        started.ear.inspect,
      );
    }),
  ),
  openings: ports.openings,
  sessionEnds: ports.sessionEnds,
  previews: new ObjectUrlPreviews(page.URL),
  pictures: laterPictures(async () => {
    const { CanvasPictures } = await import('../adapters/picture-canvas/canvas-pictures');
    return new CanvasPictures(page);
  }),
  downloads: laterDownload(async () => {
    const { WebDownload } = await import('../adapters/download-web/web-download');
    return new WebDownload(page, started.bridge.environment);
  }),
  digests: new WebDigest(page),
  viewport: windowViewport(page),
  shownHeight: windowShownHeight(page),
  device: () => later((tokens) => tokens.deviceIdentity),
  intents: async () =>
    new (await import('../adapters/payment-device/stored-intents')).StoredIntents(started.keyValueStorage),
  unreadDesk: ports.unreadDesk,
  outbox: laterOutbox(outboxOf(started, flows, later)),
  chatDrafts: new StoredChatDrafts(started.keyValueStorage),
});
