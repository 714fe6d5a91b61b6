import { isNone } from 'fp-ts/Option';
import { left, right } from 'fp-ts/TaskEither';
import { createActor, fromCallback } from 'xstate';
import { appMachine } from '../../../src/application/shell/app/machine';
import { chunkRecoveryActors } from '../../../src/application/shell/chunk-recovery/actors';
import { chunkRecoveryMachine } from '../../../src/application/shell/chunk-recovery/machine';
import { messageSocketActors } from '../../../src/application/messages/message-socket/actors';
import { messageSocketMachine } from '../../../src/application/messages/message-socket/machine';
import { navigationActors } from '../../../src/application/shell/navigation/actors';
import { navigationMachine } from '../../../src/application/shell/navigation/machine';
import { noticesActors } from '../../../src/application/shell/notices/actors';
import { noticesMachine } from '../../../src/application/shell/notices/machine';
import { privacyActors } from '../../../src/application/session/privacy-agreement/actors';
import { privacyMachine } from '../../../src/application/session/privacy-agreement/machine';
import { sessionActors } from '../../../src/application/session/session/actors';
import { sessionMachine } from '../../../src/application/session/session/machine';
import { unreadCountActors } from '../../../src/application/messages/unread-count/actors';
import { unreadCountMachine } from '../../../src/application/messages/unread-count/machine';
import { userInfoActors } from '../../../src/application/session/user-info/actors';
import { userInfoMachine } from '../../../src/application/session/user-info/machine';
import { privacyStanding } from '../../../src/domain/consent/privacy-standing';
import { lazyRenewal } from '../../../src/application/session/consent-renewal/lazy-renewal';
import { startRenewal } from '../../../src/wiring/wire-renewal';
import { matchRoute } from '../../../src/domain/route/match-route';
import { parseAddress } from '../../../src/domain/address/parse-address';
import type { RootFlows } from '../../../src/ui/frame/page-frame/page-code';
import { paymentLater } from '../../../src/ui/features/payment/payment-sheet/payment-later';
import type { PaymentFlow } from '../../../src/application/payment/payment/session/payment-flow';
import { fakeHistory, fakeSocket, fakeStorage, fakeTokens, noDrafts, noPeers } from './fake-ports';
import { layersOf } from './layers';
import { callOf } from './answers';
import { bridgeOf } from './bridge-of';
import { pagesOf } from './pages-of';
import { connectionOf } from './connection-of';
import { fakeGateways } from './fake-gateways';
import { paymentOf } from './payment-of';
import type { Scene } from './scene';
import { sceneNow } from './scene-now';

const clock = { now: () => sceneNow };

/** Pictures have nobody who listens. */
const unheard = (): void => undefined;

/** The real machines of the application, wired to the answers of a scene. Started, and ready to be looked at. */
export const flowsOf = (scene: Scene, payment: PaymentFlow = paymentOf(scene)): RootFlows => {
  const history = fakeHistory(scene.address);
  const storage = fakeStorage();
  const gateways = fakeGateways(scene);
  const { account } = gateways;
  const tokens = fakeTokens(scene.token);
  const layers = layersOf(() => app.navigation);
  const renewal = lazyRenewal(storage, () => {
    const consents = { ...gateways.consent, list: () => callOf(scene.recorded) };
    return Promise.resolve(
      startRenewal({ storage, clock, consents, environment: scene.environment }, app, unheard),
    );
  });
  const root = createActor(
    appMachine.provide({
      actors: {
        session: sessionMachine.provide({
          actors: sessionActors({ account, tokens, storage, clock, peers: noPeers, drafts: noDrafts }),
        }),
        userInfo: userInfoMachine.provide({
          actors: userInfoActors({ account, connection: connectionOf(scene) }),
        }),
        unreadCount: unreadCountMachine.provide({
          actors: unreadCountActors(gateways.message),
        }),
        messageSocket: messageSocketMachine.provide({ actors: messageSocketActors(fakeSocket(scene)) }),
        notices: noticesMachine.provide({ actors: noticesActors(layers, connectionOf(scene)) }),
        privacy: privacyMachine.provide({
          actors: privacyActors({
            storage,
            clock,
            members: renewal,
            bridge: { exit: () => left({ kind: 'failed' as const, reason: 'gallery' }) },
          }),
        }),
        navigation: navigationMachine.provide({ actors: navigationActors({ history, storage }) }),
        chunkRecovery: chunkRecoveryMachine.provide({
          actors: chunkRecoveryActors({
            clock,
            storage,
            connection: connectionOf(scene),
            lifecycle: { reload: () => undefined, reach: () => right(undefined) },
            underWay: { work: () => null },
          }),
        }),
        reloadPage: fromCallback(() => undefined),
      },
    }),
    {
      input: {
        token: scene.token,
        consent: scene.consent,
        jitter: 0,
        navigation: {
          entry: history.current(),
          visitor: scene.token === null ? { kind: 'anonymous' } : { kind: 'unknown' },
          environment: scene.environment,
          privacy: privacyStanding(scene.environment, scene.consent),
          match: (address) => matchRoute(address, []),
          backAddress: null,
        },
      },
    },
  ).start();
  const { children } = root.getSnapshot();
  const standing = <A>(actor: A | undefined): A => {
    if (actor === undefined) throw new Error('an actor of the application does not run');
    return actor;
  };
  const app: RootFlows['app'] = {
    navigation: standing(children.navigation),
    session: standing(children.session),
    userInfo: standing(children.userInfo),
    unreadCount: standing(children.unreadCount),
    notices: standing(children.notices),
    loadingIndicator: standing(children.loadingIndicator),
    messageSocket: standing(children.messageSocket),
    chunkRecovery: standing(children.chunkRecovery),
    privacy: standing(children.privacy),
  };
  return {
    app,
    pageCode: pagesOf(scene, {
      gateways,
      tokens,
      clock,
      layers,
      session: app.session,
      navigation: app.navigation,
      arrivals: {
        listen: (hear) => {
          const hearing = root.on('message.arrived', ({ message }) => hear(message));
          return () => hearing.unsubscribe();
        },
      },
      openings: {
        listen: (hear) => {
          const hearing = app.messageSocket.on('socket.opened', hear);
          return () => hearing.unsubscribe();
        },
      },
      paymentEnds: { listen: payment.listenEnded },
    }),
    payment,
    paymentSheet: paymentLater.Part,
    renewal: renewal.running,
    inspect: unheard,
    brought: {},
    product: '琥珀并购',
    site: {
      icp: '沪ICP备00000000号-1',
      police: '沪公网安备31000000000000号',
      contact: '400-000-0000，service@hupo.example',
    },
    captchaAppid: scene.captcha === 'off' ? null : '2026110001',
    sourceTypes: [],
    now: clock.now,
    prefersReducedMotion: scene.reducedMotion,
    printing: { isPrinting: () => false, listen: () => () => undefined },
    capabilities: bridgeOf(scene).capabilities,
    linkOf: (address) => {
      const parsed = parseAddress(address ?? '', { origin: '', allowedHosts: ['partner.example'] });
      if (isNone(parsed)) return null;
      return parsed.value.kind === 'outside' ? parsed.value : { kind: 'inside', to: parsed.value.address };
    },
    reportViewFailure: () => undefined,
  };
};
