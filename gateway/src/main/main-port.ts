import { contractEndpoints } from '../adapters/http/calls/contract-endpoints';
import { clientConfig } from '../adapters/http/client-config';
import { makeDispatcher } from '../adapters/http/dispatcher';
import type { Origins } from '../adapters/http/origins';
import { keptPages } from '../adapters/http/pages/kept-pages';
import { withSiteMap } from '../adapters/http/pages/site-map-pages';
import type { Listening } from '../adapters/http/server/listen';
import { readPace } from '../adapters/http/read-pace';
import { mainApp } from '../adapters/http/server/main-app';
import { mainListener } from '../adapters/http/server/main-listener';
import { identified } from '../adapters/http/server/identified';
import { visitorAddress } from '../adapters/http/visitor-address';
import { systemRandom } from '../adapters/system/system-random';
import type { AskHealth } from '../ports/health';
import type { Metrics } from '../ports/metrics';
import { attachSocketServer } from '../socket/socket-server';
import type { Draining } from './draining';
import type { Closers } from './closers';
import { openClient } from './open-client';
import type { PageOptions } from './options';
import type { Platform } from './platform';
import type { Site } from './site';
import type { UseCases } from './use-cases';

export interface MainPortNeeds {
  readonly platform: Platform;
  readonly useCases: UseCases;
  readonly origins: Origins;
  readonly pages: PageOptions;
  readonly product: string;
  readonly site: Site;
  readonly appid: string;
  readonly wechatAppId: string;
  readonly doubles: boolean;
  readonly health: AskHealth;
  readonly metrics: Metrics;
  readonly draining: Draining;
  /** Calls back after each change of what visitors are shown. */
  readonly whenPublicContentChanges: (hear: () => void) => void;
}

/** Calls, pages, files and the message socket on the main port. */
export const serveMainPort = async (port: Listening, needs: MainPortNeeds, atEnd: Closers): Promise<void> => {
  const { platform, useCases, origins, product, site, appid, wechatAppId, doubles } = needs;
  const { calls, sessions, sendAsMember } = useCases;
  const sockets = attachSocketServer(port.server, {
    ...platform,
    tokens: sessions,
    send: sendAsMember,
    addressOf: (connected, forwardedFor) => visitorAddress(connected, forwardedFor, platform.trustProxy),
    sharesUpgrades: needs.pages.kind === 'development',
    originAllowed: (origin, host) => origin === undefined || origin === origins.main(host),
  });
  atEnd.add('answers', sockets.close);
  needs.draining.add(sockets.drain);
  needs.metrics.watchSockets(sockets.open);
  const { pages: source, files, modules, close } = await openClient(needs.pages, port.server, platform);
  atEnd.add('helpers', close);
  const pages = keptPages(withSiteMap(source, useCases.siteMap), {
    ...platform,
    metrics: needs.metrics,
  });
  needs.whenPublicContentChanges(pages.changed);
  const app = mainApp({
    ...platform,
    takeNotice: useCases.orders.takeNotice,
    dispatch: makeDispatcher({
      ...platform,
      calls: contractEndpoints(calls),
      tokens: sessions,
      read: readPace(platform.clock, platform.refusedForNow),
      metrics: needs.metrics,
    }),
    origins,
    files,
    pages,
    uploads: useCases.uploads,
    drawn: useCases.drawn,
    presentationFiles: useCases.presentationFiles,
    conferences: useCases.conferences,
    tokens: sessions,
    health: needs.health,
    readiness: needs.draining,
    configFor: (host) => clientConfig({ origins, appid, product, site, wechatAppId, doubles }, host),
  });
  port.serve(identified(mainListener(app, modules), { ...platform, makeId: systemRandom.uuid }));
};
