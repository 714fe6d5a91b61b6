import { refuseStrayDrops } from '../adapters/browser-input/stray-drops';
import { documentWayAhead } from '../adapters/browser-lifecycle/document-way-ahead';
import type { AppInput } from '../application/shell/app/app-events';
import type { AppFlows } from '../application/shell/app/long-lived-actors';
import { loginOf, prefetchPages } from '../application/shell/page-prefetch/prefetch-pages';
import type { RouteMatch } from '../domain/route/match-route';
import type { PageCode } from '../ui/frame/page-frame/page-code';
import { preloadChat } from '../ui/screens/messages/preload-chat';
import { preloadNotices } from '../wiring/preload-notices';
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
): Promise<void> => {
  refuseStrayDrops(page);
  await prefetchPages(flows, {
    ahead: documentWayAhead(page),
    match,
    load: {
      overlays: preloadNotices,
      page: pageCode.load,
      calls: () => later((tokens) => tokens.gateways),
      conversation: preloadChat,
      outbox: outboxOf(started, flows, later),
    },
    login: loginOf(input),
  });
};
