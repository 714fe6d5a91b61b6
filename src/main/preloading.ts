import { refuseStrayDrops } from '../adapters/browser-input/stray-drops';
import { documentWayAhead } from '../adapters/browser-lifecycle/document-way-ahead';
import { once } from '../application/kit/once';
import { forgetUnsent } from '../application/session/session/forget-unsent';
import type { AppInput } from '../application/shell/app/app-events';
import type { AppFlows } from '../application/shell/app/long-lived-actors';
import { loginOf, prefetchPages } from '../application/shell/page-prefetch/prefetch-pages';
import type { RouteMatch } from '../domain/route/match-route';
import type { PageCode } from '../ui/frame/page-frame/page-code';
import type { Later } from './later';
import { outboxOf } from './outbox-of';
import type { Started } from './started';

/** Loads ahead what the first view does not need, over the code of this build. */
export const preloadPages = async (
  page: Window & typeof globalThis,
  input: AppInput,
  flows: AppFlows,
  pageCode: PageCode,
  later: Later,
  match: (address: string) => RouteMatch,
  started: Started,
  allowed: () => Promise<void>,
): Promise<void> => {
  refuseStrayDrops(page);
  const outbox = outboxOf(started, flows, later);
  forgetUnsent(flows.session, outbox);
  const table = once(async () => (await import('../wiring/page-files')).filesAhead());
  await prefetchPages(flows, {
    ahead: documentWayAhead(page),
    match,
    filesOf: async (part) => (await table())(part),
    run: {
      page: pageCode.load,
      calls: () => later((tokens) => tokens.gateways),
      outbox,
    },
    allowed,
    login: loginOf(input),
  });
};
