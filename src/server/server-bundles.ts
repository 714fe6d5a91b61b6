import { CryptoRandom } from '../adapters/crypto-random/crypto-random';
import { SystemClock } from '../adapters/system-clock/system-clock';
import type { BundleName, BundleOf, PageBundles } from '../ui/app/page-bundles';
import type { Gateways } from '../ports/gateways';
import type { PageWiring } from '../wiring/page-wiring';
import { wireFirstPages } from '../wiring/wire-first-pages';
import { wireLogin } from '../wiring/wire-login';
import { wireMembership } from '../wiring/wire-membership';
import { wireMessages } from '../wiring/wire-messages';
import { wireMine } from '../wiring/wire-mine';
import { wireOrders } from '../wiring/wire-orders';
import { wirePassword } from '../wiring/wire-password';
import { wirePrivacy } from '../wiring/wire-privacy';
import { wireSale } from '../wiring/wire-sale';
import { wireVerification } from '../wiring/wire-verification';
import { wireWechat } from '../wiring/wire-wechat';
import { noTokens } from './container';
import * as inert from './inert-ports';

const portsOf = (gateways: Gateways): PageWiring => ({
  gateways,
  tokens: noTokens,
  desk: inert.inertDesk,
  drafts: inert.inertDrafts,
  storage: inert.inertStorage,
  clock: new SystemClock(),
  connection: inert.inertConnection,
  layers: inert.inertLayers,
  captcha: inert.inertCaptcha,
  random: new CryptoRandom(globalThis.crypto),
  promotions: inert.inertPromotions,
  bridge: inert.inertBridge,
  way: inert.inertWay,
  wechatReturns: inert.inertWechatReturns,
  clipboard: inert.inertClipboard,
  origin: '',
  consentDesk: inert.inertConsentDesk,
  downloads: inert.inertDownloads,
  memberDesk: inert.inertMemberDesk,
  arrivals: inert.inertArrivals,
  openings: inert.inertArrivals,
  paymentEnds: inert.inertArrivals,
  previews: inert.inertPreviews,
  pictures: inert.inertPictures,
  viewport: inert.inertViewport,
  device: () => Promise.reject(new Error('a page on the server runs on no device')),
  unreadKnown: () => undefined,
});

type Wirings = { readonly [Name in BundleName]: () => PageBundles[Name] };

/**
 * The pages' machines on the server's ports, for one request. A bundle is wired when the page asks for it and
 * only once: wiring a machine reads its whole chart, and all of them took most of a request's time.
 */
export const serverBundles = (gateways: Gateways): BundleOf => {
  const ports = portsOf(gateways);
  const wirings: Wirings = {
    first: () => wireFirstPages(gateways, ports),
    sale: () => wireSale(ports),
    login: () => wireLogin(ports),
    password: () => wirePassword(ports),
    wechat: () => wireWechat(ports),
    privacy: () => wirePrivacy(ports),
    verification: () => wireVerification(ports),
    mine: () => wireMine(ports),
    orders: () => wireOrders(ports, inert.inertIntents),
    membership: () => wireMembership(ports),
    messages: () => wireMessages(ports),
  };
  const wired: Partial<PageBundles> = {};
  const bundleOf = <Name extends BundleName>(name: Name): PageBundles[Name] => {
    const known: Partial<PageBundles>[Name] = wired[name];
    const bundle: PageBundles[Name] = known ?? wirings[name]();
    wired[name] = bundle;
    return bundle;
  };
  return bundleOf;
};
