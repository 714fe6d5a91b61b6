import { CryptoRandom } from '../adapters/crypto-random/crypto-random';
import { SystemClock } from '../adapters/system-clock/system-clock';
import type { Gateways } from '../ports/gateways';
import { directCalls } from './direct-calls';
import type { PagePorts } from '../ports/page-ports';
import { noTokens } from './container';
import * as inert from './inert-ports';

/** What pages are wired to on the server, for one request: the gateway, and nothing of a device. */
export const serverPorts = (gateways: Gateways): PagePorts => ({
  callOf: directCalls(gateways),
  answers: inert.inertAnswers,
  tokens: noTokens,
  sessionOpener: inert.inertSessionOpener,
  drafts: inert.inertDrafts,
  storage: inert.inertStorage,
  clock: new SystemClock(),
  clockCorrections: inert.inertClockCorrections,
  connection: inert.inertConnection,
  lifecycle: inert.inertLifecycle,
  layers: inert.inertLayers,
  captcha: inert.inertCaptcha,
  random: new CryptoRandom(globalThis.crypto),
  promotions: inert.inertPromotions,
  bridge: inert.inertBridge,
  way: inert.inertWay,
  wechatReturns: inert.inertWechatReturns,
  clipboard: inert.inertClipboard,
  origin: '',
  programPath: null,
  consentWithdrawal: inert.inertConsentWithdrawal,
  downloads: inert.inertDownloads,
  digests: inert.inertDigests,
  memberChanges: inert.inertMemberChanges,
  member: inert.inertMember,
  arrivals: inert.inertArrivals,
  openings: inert.inertArrivals,
  paymentEnds: inert.inertArrivals,
  orderReport: inert.inertOrderReport,
  sessionEnds: inert.inertArrivals,
  previews: inert.inertPreviews,
  pictures: inert.inertPictures,
  posters: inert.inertPosters,
  pdf: inert.inertPdf,
  viewport: inert.inertViewport,
  textSizes: inert.inertTextSizes,
  shownHeight: inert.inertShownHeight,
  device: () => Promise.reject(new Error('a page on the server runs on no device')),
  intents: inert.inertIntents,
  unreadCounter: { known: () => undefined },
  outbox: inert.inertOutbox,
  chatDrafts: inert.inertChatDrafts,
  ticketDevice: () => Promise.reject(new Error('a page on the server runs on no device')),
  awakeScreen: inert.inertAwakeScreen,
  cameraCodes: () => Promise.reject(new Error('a page on the server has no camera')),
});
