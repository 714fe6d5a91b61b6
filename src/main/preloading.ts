import type { AppInput } from '../application/shell/app/app-events';
import { selectUserInfoStatus } from '../application/session/user-info/status';
import { selectNavigationStatus } from '../application/shell/navigation/status';
import { documentWayAhead } from '../adapters/browser-lifecycle/document-way-ahead';
import type { RouteMatch } from '../domain/route/match-route';
import { pageAt, type PageName } from '../domain/route/page-at';
import type { RouteRow } from '../domain/route/route-table';
import type { AppFlows } from '../application/shell/app/long-lived-actors';
import type { PageCode } from '../ui/frame/context/flows';
import { preloadNotices } from '../wiring/preload-notices';
import { preloadChat } from '../ui/screens/messages/preload-chat';
import type { Later } from './later';
import { outboxOf } from './outbox-of';
import type { Started } from './started';
import { refuseStrayDrops } from '../adapters/browser-input/stray-drops';

/**
 * What can stand over a page comes first, then the code of the calls that the next page begins with. The code of pages comes before it is needed: of a link's page when it is
 * pressed or reached by the keyboard, and in quiet moments of the login and of those that mostly follow the page that is
 * shown. What does not come is fetched when it is needed.
 */
export const preloadPages = async (
  page: Window & typeof globalThis,
  { token, navigation: { wechatLogin } }: AppInput,
  flows: AppFlows,
  pageCode: PageCode,
  later: Later,
  match: (address: string) => RouteMatch,
  started: Started,
): Promise<void> => {
  refuseStrayDrops(page);
  const { navigation, userInfo } = flows;
  await preloadNotices();
  const ahead = documentWayAhead(page);
  const rowAt = (address: string): RouteRow | null => {
    const found = match(address);
    return found.kind === 'matched' ? found.row : null;
  };
  const nameAt = (address: string): PageName | null => {
    const row = rowAt(address);
    return row === null ? null : pageAt(row.name, address);
  };
  const fetchPage = async (name: PageName): Promise<void> => {
    if (ahead.mayFetch()) await pageCode.load(name).catch(() => undefined);
  };
  const fetchFollowers = async (address: string): Promise<void> => {
    for (const next of rowAt(address)?.next ?? []) {
      const name = pageAt(next, '');
      await ahead.quiet();
      if (name !== null) await fetchPage(name);
    }
    // Whoever looks at the conversations mostly opens one.
    if (nameAt(address) !== 'messages') return;
    await ahead.quiet();
    if (ahead.mayFetch()) await preloadChat();
  };
  ahead.listen((address) => {
    const name = nameAt(address);
    if (name !== null) void fetchPage(name);
  });
  const seen: { address: string | null } = { address: null };
  const look = (snapshot: ReturnType<typeof navigation.getSnapshot>): void => {
    const { address } = selectNavigationStatus(snapshot);
    if (address === null || address === seen.address) return;
    seen.address = address;
    void fetchFollowers(address);
  };
  // What a member wrote and did not get sent goes on, whatever page they come to (SOC-06).
  const openOutbox = (): void => void outboxOf(started, flows, later)().catch(() => undefined);
  userInfo.on('userInfo.loaded', openOutbox);
  await ahead.quiet();
  if (selectUserInfoStatus(userInfo.getSnapshot()).user !== null) openOutbox();
  if (ahead.mayFetch()) await later((tokens) => tokens.gateways).catch(() => undefined);
  if (token === null) await fetchPage(wechatLogin ? 'wechatLogin' : 'codeLogin');
  look(navigation.getSnapshot());
  navigation.subscribe(look);
};
