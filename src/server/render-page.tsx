import { isRight } from 'fp-ts/Either';
import { renderToString } from 'react-dom/server';
import { createActor } from 'xstate';
import { SystemClock } from '../adapters/system-clock/system-clock';
import type { KnownOrNot } from '../application/shell/navigation/navigation-events';
import type { RuntimeConfig } from '../../contract/config/runtime-config';
import { captchaAppidOf } from '../domain/captcha/captcha-appid';
import type { RouteMatch } from '../domain/route/match-route';
import { Token } from '../../contract/account/token';
import type { Flows } from '../ui/frame/context/flows';
import type { PageCode } from '../ui/frame/page-frame/page-code';
import { idlePayment } from '../application/payment/payment/session/payment-flow';
import { paymentLater } from '../ui/features/payment/payment-sheet/payment-later';
import { Root } from '../ui/frame/app/root';
import { longLivedActors } from '../application/shell/app/long-lived-actors';
import type { Gateways } from '../ports/gateways';
import { wireApp } from '../wiring/wire-app';
import { directCalls } from './direct-calls';
import { noTokens } from './container';
import * as inert from './inert-ports';
import { serverEar } from './server-ear';

export interface PageToRender {
  readonly address: string;
  readonly visitor: KnownOrNot;
  readonly config: RuntimeConfig;
  readonly match: (address: string) => RouteMatch;
  readonly gateways: Gateways;
  readonly pageCode: PageCode;
  /** The start of the day in Beijing: all that the page shows of the present. */
  readonly day: number;
  readonly linkOf: Flows['linkOf'];
  readonly writtenRichText: NonNullable<Flows['writtenRichText']>;
}

/**
 * A placeholder for a session that the server does not read: it is enough to show that a user is logged in.
 */
const someToken = (): Token | null => {
  const token = Token.decode('unread');
  return isRight(token) ? token.right : null;
};

/** The page's HTML, made from its answers by the same views that the client hydrates. */
export const renderPage = (page: PageToRender, brought: Readonly<Record<string, unknown>>): string => {
  const { address, visitor, config, match, gateways, pageCode, day, linkOf, writtenRichText } = page;
  const loggedIn = visitor.kind === 'unknown';
  const account = { ...gateways.account, currentUser: inert.inertCall, renewToken: inert.inertCall };
  const app = createActor(
    wireApp({
      callOf: directCalls({ ...gateways, account }),
      tokens: noTokens,
      storage: inert.inertStorage,
      clock: new SystemClock(),
      connection: inert.inertConnection,
      history: inert.inertHistory(address),
      lifecycle: inert.inertLifecycle,
      socket: inert.inertSocket,
      layers: inert.inertLayers,
      bridge: inert.inertBridge,
      peers: inert.inertPeers,
      drafts: inert.inertDrafts,
      members: inert.inertMemberConsents,
      underWay: inert.inertUnderWay,
    }),
    {
      inspect: serverEar,
      input: {
        token: loggedIn ? someToken() : null,
        consent: null,
        jitter: 0,
        navigation: {
          entry: { address, index: 0, layers: 0 },
          visitor,
          environment: 'browser',
          privacy: 'notNeeded',
          match,
          backAddress: null,
        },
      },
    },
  );
  app.start();
  try {
    return renderToString(
      <Root
        flows={{
          app: longLivedActors(app),
          pageCode,
          payment: idlePayment,
          paymentSheet: paymentLater.Part,
          renewal: () => undefined,
          brought,
          product: config.product,
          site: config.site,
          captchaAppid: captchaAppidOf(config.captcha),
          sourceTypes: config.sourceTypes,
          now: () => day,
          prefersReducedMotion: false,
          printing: { isPrinting: () => false, listen: () => () => undefined },
          capabilities: inert.inertBridge.capabilities,
          linkOf,
          writtenRichText,
          inspect: serverEar,
          reportViewFailure: () => undefined,
        }}
      />,
    );
  } finally {
    app.stop();
  }
};
