import { left, right } from 'fp-ts/Either';
import { windowShownHeight } from '../../../src/adapters/browser-lifecycle/window-shown-height';
import { pageTextSize } from '../../../src/adapters/text-size/page-text-size';
import { windowViewport } from '../../../src/adapters/browser-lifecycle/window-viewport';
import { ObjectUrlPreviews } from '../../../src/adapters/object-url-previews/object-url-previews';
import type { Token } from '../../../contract/account/token';
import type { Arrivals, Openings } from '../../../src/ports/arrivals';
import type { Clock } from '../../../src/ports/clock';
import type { LayerStack } from '../../../src/ports/layer-stack';
import type { PaymentEnds } from '../../../src/ports/payment-ends';
import type { TokenStore } from '../../../src/ports/token-store';
import {
  inertAwakeScreen,
  inertIntents,
  inertPictures,
  inertPromotions,
  inertShownHeight,
  inertStorage,
  inertTextSizes,
  inertViewport,
  inertWay,
} from '../../../src/server/inert-ports';
import type { Flows } from '../../../src/ui/frame/context/flows';
import type { PageName } from '../../../src/domain/route/page-at';
import { pageOf } from '../../../src/wiring/page-map';
import type { PageCode } from '../../../src/ui/frame/page-frame/page-code';
import type { PageFrame } from '../../../src/ui/frame/page-frame/page';
import type { PagePorts } from '../../../src/ports/page-ports';
import type { Gateways } from '../../../src/ports/gateways';
import { directCalls } from '../../../src/server/direct-calls';
import { posterOf } from './poster-of';
import { bridgeOf } from './bridge-of';
import { fakeChatDrafts, fakePageOutbox } from './fake-chat';
import { connectionOf } from './connection-of';
import { fakeCaptcha, fakeStorage, noDrafts } from './fake-ports';
import { fakeCamera } from './fake-camera';
import { fakeTicketDevice } from './fake-ticket-device';
import type { Scene } from './scene';

interface ScenePorts {
  readonly gateways: Gateways;
  readonly tokens: TokenStore;
  readonly clock: Clock;
  readonly layers: LayerStack;
  readonly session: Flows['app']['session'];
  readonly navigation: Flows['app']['navigation'];
  readonly arrivals: Arrivals;
  readonly openings: Openings;
  readonly paymentEnds: PaymentEnds;
}

/** The pages, wired as the application wires them, to what the scene answers. */
export const pagesOf = (
  scene: Scene,
  { gateways, tokens, clock, layers, session, navigation, arrivals, openings, paymentEnds }: ScenePorts,
): PageCode => {
  const connection = connectionOf(scene);
  const goOn = (address: string): void =>
    navigation.send({ type: 'navigation.requested', address, replace: true });
  const ports: PagePorts = {
    callOf: directCalls(gateways),
    answers: {
      ask: (_, hear) => {
        for (const news of scene.answer) hear(news);
        return () => undefined;
      },
    },
    tokens,
    layers,
    drafts: noDrafts,
    storage: fakeStorage(),
    clock,
    clockCorrections: { listen: () => () => undefined },
    sessionOpener: {
      tokenObtained: (token: Token) => session.send({ type: 'session.tokenObtained', token }),
    },
    captcha: fakeCaptcha(scene),
    ticketDevice: () => Promise.resolve(fakeTicketDevice(scene)),
    awakeScreen: inertAwakeScreen,
    cameraCodes: () => Promise.resolve(fakeCamera(scene)),
    random: {
      uuid: () => '6f1d1c2e-0000-4000-8000-000000000000',
      hex32: () => '0'.repeat(32),
      fraction: () => 0,
    },
    promotions: inertPromotions,
    bridge: bridgeOf(scene),
    // What a page leads to within itself is shown: a step of a form, the conditions of a list.
    way: {
      ...inertWay,
      goOn,
      amend: goOn,
    },
    wechatReturns: { take: () => scene.cameFromWechat },
    clipboard: { write: () => () => Promise.resolve(right(undefined)) },
    origin: 'https://hupo.example',
    programPath: null,
    consentWithdrawal: {
      takingBack: () => undefined,
      stillGiven: () => undefined,
      takenBack: () => undefined,
    },
    memberChanges: { changed: () => undefined },
    member: { listen: () => () => undefined },
    arrivals,
    openings,
    paymentEnds,
    orderReport: { settled: () => undefined },
    sessionEnds: { listen: () => () => undefined },
    connection,
    lifecycle: { listen: () => () => undefined, listenHidden: () => () => undefined },
    previews: new ObjectUrlPreviews(URL),
    pictures: inertPictures,
    posters: posterOf(scene),
    pdf: scene.pdf,
    digests: { sha256: () => () => Promise.resolve(left('unreadable' as const)) },
    downloads: { save: () => () => Promise.resolve(right(undefined)) },
    // Scenes are rendered on the server as well.
    viewport: 'window' in globalThis ? windowViewport(window) : inertViewport,
    textSizes: 'window' in globalThis ? pageTextSize(window, inertStorage) : inertTextSizes,
    shownHeight: 'window' in globalThis ? windowShownHeight(window) : inertShownHeight,
    device: () => Promise.resolve({ deviceId: () => '0'.repeat(32) }),
    intents: inertIntents,
    unreadCounter: { known: () => undefined },
    outbox: fakePageOutbox(scene),
    chatDrafts: fakeChatDrafts(scene),
  };
  const frames = new Map<PageName, PageFrame>();
  return {
    frameOf: (name) => frames.get(name),
    load: async (name) => {
      const page = await pageOf(name);
      if (!frames.has(name)) frames.set(name, page.frame(ports));
    },
  };
};
