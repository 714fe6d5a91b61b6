import { inspector, type Heard } from '../../../../src/application/kit/inspection/inspector';
import { createActor, type Actor } from 'xstate';
import { toNullable } from 'fp-ts/Option';
import { right } from 'fp-ts/TaskEither';
import type { AppFact, HeardFact } from '../../../../src/application/shell/app/app-events';
import type { AppMachine } from '../../../../src/application/shell/app/machine';
import {
  selectNavigationStatus,
  type NavigationStatus,
} from '../../../../src/application/shell/navigation/status';
import { selectNoticesStatus, type NoticesStatus } from '../../../../src/application/shell/notices/status';
import { selectSessionStatus, type SessionStatus } from '../../../../src/application/session/session/status';
import type { Environment } from '../../../../src/domain/access/environment';
import type { ConsentEntry } from '../../../../src/domain/consent/consent-entry';
import { decodeConsent } from '../../../../src/domain/consent/consent';
import { privacyStanding } from '../../../../src/domain/consent/privacy-standing';
import { matchRoute } from '../../../../src/domain/route/match-route';
import type { Token } from '../../../../contract/account/token';
import type { LayerStack } from '../../../../src/ports/layer-stack';
import {
  lazyRenewal,
  type LazyRenewal,
} from '../../../../src/application/session/consent-renewal/lazy-renewal';
import { appPorts } from '../../../../src/application/shell/app/app-ports';
import type { AppFlows } from '../../../../src/application/shell/app/long-lived-actors';
import { longLivedActors } from '../../../../src/application/shell/app/long-lived-actors';
import { startRenewal } from '../../../../src/wiring/wire-renewal';
import { wireApp } from '../../../../src/wiring/wire-app';
import { fakeAccountGateway, type FakeAccountGateway } from '../../../support/fakes/account-gateway';
import { fakeClock, type FakeClock } from '../../../support/fakes/clock';
import { fakeConnection } from '../../../support/fakes/connection';
import { fakeConsentGateway, type FakeConsentGateway } from '../../../support/fakes/consent-gateway';
import { fakeStorage, type FakeStorage } from '../../../support/fakes/key-value-storage';
import { fakeSocket, type FakeSocket } from '../../../support/fakes/message-socket';
import { fakeHistory, type FakeHistory } from '../../../support/fakes/page-history';
import { fakeFormDrafts } from '../../../support/fakes/form-drafts';
import { fakePeers, type FakePeers } from '../../../support/fakes/session-peers';
import { settled } from '../../../support/fakes/settled';
import { fakeTokenStore, type FakeTokenStore } from '../../../support/fakes/token-store';
import { reportedGateways } from './reported-gateways';
import { callsOf, fakeFamily, type FakeFamily } from '../../../support/fakes/fake-families';

/** The whole application, its real flows wired as they are in a browser, over fakes of every port. */
export interface WiredApp {
  readonly app: Actor<AppMachine>;
  readonly flows: AppFlows;
  readonly account: FakeAccountGateway;
  readonly messages: FakeFamily<'message'>;
  readonly consents: FakeConsentGateway;
  /** By what a member is asked for the consent anew. */
  readonly renewal: LazyRenewal;
  readonly socket: FakeSocket;
  readonly tokens: FakeTokenStore;
  readonly storage: FakeStorage;
  readonly history: FakeHistory;
  readonly clock: FakeClock;
  /** The other tabs of the browser. */
  readonly peers: FakePeers;
  /** What lies on top of pages, as sheets use it. */
  readonly layers: LayerStack;
  /** What the one inspector heard of all flows. */
  readonly heard: readonly Heard[];
  /** What the application told pages and the log. */
  readonly reported: readonly AppFact[];
  /** What the session told, refusals apart. */
  readonly session: () => SessionStatus;
  readonly ends: readonly string[];
  readonly page: () => NavigationStatus;
  readonly notices: () => NoticesStatus;
  readonly unread: () => number;
  readonly reloads: () => number;
  /** A call failed somewhere, on a page for example. */
  readonly callFailed: ReturnType<typeof appPorts>['reporter']['failed'];
  /** A page's login obtained a token: it stands in the cookie and is handed over. */
  readonly obtain: (token: Token) => void;
  /** Lets everything happen that waits for no time and for no answer. */
  readonly settle: () => Promise<void>;
}

type SessionEnd = Extract<HeardFact, { type: 'session.ended' }>;

/**
 * Starts it at an address, with the token that the device kept.
 * @param recorded the consents on record of whoever is logged in
 */
export const wiredApp = (
  address = '/',
  kept: Token | null = null,
  environment: Environment = 'browser',
  recorded: readonly ConsentEntry[] = [],
): WiredApp => {
  const [account, messages, socket] = [fakeAccountGateway(), fakeFamily('message'), fakeSocket()];
  const [tokens, storage, history, clock] = [
    fakeTokenStore(kept),
    fakeStorage(),
    fakeHistory(address),
    fakeClock(),
  ];
  storage.kept.set('hupo.renewed-at', String(clock.port.now()));
  const ports = appPorts({ hold: () => undefined, release: () => undefined });
  const peers = fakePeers();
  const consents = fakeConsentGateway(recorded);
  const consent = decodeConsent(toNullable(storage.port.read('hupo.privacy-consent')()));
  const called = { reloads: 0 };
  const { account: accountPort, message } = reportedGateways(account, messages, tokens, ports.reporter);
  const renewal = lazyRenewal(storage.port, () => {
    const needs = { storage: storage.port, clock: clock.port, consents: consents.port, environment };
    return Promise.resolve(startRenewal(needs, flows, inspect));
  });
  const heard: Heard[] = [];
  const inspect = inspector((reported) => heard.push(reported));
  const app = createActor(
    wireApp({
      callOf: callsOf({ account: accountPort, message }),
      tokens: tokens.port,
      storage: storage.port,
      clock: clock.port,
      connection: fakeConnection().port,
      history: history.port,
      lifecycle: { reload: () => void (called.reloads += 1), reach: () => right(undefined) },
      socket: socket.port,
      layers: ports.layers,
      bridge: { exit: () => right(undefined) },
      peers: peers.port,
      drafts: fakeFormDrafts().port,
      members: renewal,
      underWay: { work: () => null },
    }),
    {
      inspect,
      clock: clock.timers,
      input: {
        token: kept,
        consent,
        jitter: 0,
        navigation: {
          entry: history.port.current(),
          visitor: { kind: kept === null ? 'anonymous' : 'unknown' },
          environment,
          privacy: privacyStanding(environment, consent),
          match: (asked) => matchRoute(asked, []),
          backAddress: null,
        },
      },
    },
  );
  ports.bind(app);
  const flows = longLivedActors(app);
  const [reported, ends]: [AppFact[], string[]] = [[], []];
  app.on('*', (fact) => reported.push(fact));
  flows.session.on('session.ended', (fact: SessionEnd) => ends.push(fact.reason));
  app.start();
  return {
    app,
    flows,
    account,
    messages,
    consents,
    renewal,
    socket,
    tokens,
    storage,
    history,
    clock,
    peers,
    layers: ports.layers,
    heard,
    reported,
    ends,
    session: () => selectSessionStatus(flows.session.getSnapshot()),
    page: () => selectNavigationStatus(flows.navigation.getSnapshot()),
    notices: () => selectNoticesStatus(flows.notices.getSnapshot()),
    unread: () => flows.unreadCount.getSnapshot().context.count,
    reloads: () => called.reloads,
    callFailed: ports.reporter.failed,
    obtain: (token) => {
      tokens.port.write(token)();
      ports.sessionOpener.tokenObtained(token);
    },
    settle: async () => {
      do await settled();
      while (history.arrive());
    },
  };
};
