import { right } from 'fp-ts/Either';
import { ObjectUrlPreviews } from '../../../src/adapters/object-url-previews/object-url-previews';
import type { Token } from '../../../contract/account/token';
import type { Arrivals, Openings } from '../../../src/ports/arrivals';
import type { Clock } from '../../../src/ports/clock';
import type { LayerStack } from '../../../src/ports/layer-stack';
import type { PaymentEnds } from '../../../src/ports/payment-ends';
import type { TokenStore } from '../../../src/ports/token-store';
import {
  inertIntents,
  inertPictures,
  inertPromotions,
  inertViewport,
  inertWay,
} from '../../../src/server/inert-ports';
import type { Flows } from '../../../src/ui/app/flows';
import type { BundleOf, PageBundles } from '../../../src/ui/app/page-bundles';
import type { Gateways } from '../../../src/ports/gateways';
import { wireFirstPages } from '../../../src/wiring/wire-first-pages';
import { wireLogin } from '../../../src/wiring/wire-login';
import { wirePassword } from '../../../src/wiring/wire-password';
import { wireWechat } from '../../../src/wiring/wire-wechat';
import { wireMessages } from '../../../src/wiring/wire-messages';
import { wireMembership } from '../../../src/wiring/wire-membership';
import { wireMine } from '../../../src/wiring/wire-mine';
import { wireOrders } from '../../../src/wiring/wire-orders';
import { wireSale } from '../../../src/wiring/wire-sale';
import { wirePrivacy } from '../../../src/wiring/wire-privacy';
import { wireVerification } from '../../../src/wiring/wire-verification';
import { bridgeOf } from './bridge-of';
import { connectionOf } from './connection-of';
import { fakeCaptcha, fakeStorage, noDrafts } from './fake-ports';
import type { Scene } from './scene';

interface PagePorts {
  readonly gateways: Gateways;
  readonly tokens: TokenStore;
  readonly clock: Clock;
  readonly layers: LayerStack;
  readonly session: Flows['app']['session'];
  readonly arrivals: Arrivals;
  readonly openings: Openings;
  readonly paymentEnds: PaymentEnds;
}

/** The machines of the pages, wired as the application wires them, to what the scene answers. */
export const bundlesOf = (
  scene: Scene,
  { gateways, tokens, clock, layers, session, arrivals, openings, paymentEnds }: PagePorts,
): BundleOf => {
  const connection = connectionOf(scene);
  const ports = {
    gateways,
    tokens,
    layers,
    drafts: noDrafts,
    storage: fakeStorage(),
    clock,
    desk: {
      tokenObtained: (token: Token) => session.send({ type: 'session.tokenObtained', token }),
    },
    captcha: fakeCaptcha(scene),
    random: {
      uuid: () => '6f1d1c2e-0000-4000-8000-000000000000',
      hex32: () => '0'.repeat(32),
      fraction: () => 0,
    },
    promotions: inertPromotions,
    bridge: bridgeOf(scene),
    way: inertWay,
    wechatReturns: { take: () => scene.cameFromWechat },
    clipboard: { write: () => () => Promise.resolve(right(undefined)) },
    origin: 'https://hupo.example',
    consentDesk: { takingBack: () => undefined, stillGiven: () => undefined, takenBack: () => undefined },
    memberDesk: { changed: () => undefined },
    arrivals,
    openings,
    paymentEnds,
    connection,
    previews: new ObjectUrlPreviews(URL),
    pictures: inertPictures,
    downloads: { save: () => () => Promise.resolve(right(undefined)) },
    viewport: inertViewport,
    device: () => Promise.resolve({ deviceId: () => '0'.repeat(32) }),
    unreadKnown: () => undefined,
  };
  const bundles: PageBundles = {
    first: wireFirstPages(gateways, { clock, connection }),
    sale: wireSale(ports),
    login: wireLogin(ports),
    password: wirePassword(ports),
    wechat: wireWechat(ports),
    privacy: wirePrivacy(ports),
    verification: wireVerification(ports),
    mine: wireMine(ports),
    orders: wireOrders(ports, inertIntents),
    membership: wireMembership(ports),
    messages: wireMessages(ports),
  };
  return (name) => bundles[name];
};
