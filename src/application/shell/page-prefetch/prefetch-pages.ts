import type { RouteMatch } from '../../../domain/route/match-route';
import { pageAt, type PageName } from '../../../domain/route/page-at';
import type { RouteRow } from '../../../domain/route/route-table';
import type { WayAhead } from '../../../ports/way-ahead';
import { selectUserInfoStatus } from '../../session/user-info/status';
import type { AppInput } from '../app/app-events';
import type { AppFlows } from '../app/long-lived-actors';
import { selectNavigationStatus } from '../navigation/status';

/** What the prefetch loads, and what it decides by. */
export interface PrefetchNeeds {
  readonly ahead: WayAhead;
  readonly match: (address: string) => RouteMatch;
  /** Each loads code once; what does not come is loaded when it is needed. */
  readonly load: {
    readonly overlays: () => Promise<unknown>;
    readonly page: (name: PageName) => Promise<unknown>;
    readonly calls: () => Promise<unknown>;
    readonly conversation: () => Promise<unknown>;
    readonly outbox: () => Promise<unknown>;
  };
  /** The login that is likely next; null for none. */
  readonly login: PageName | null;
}

/** Returns the login that a visitor without a token most likely opens next; null with a token. */
export const loginOf = ({ token, navigation }: AppInput): PageName | null => {
  if (token !== null) return null;
  return navigation.wechatLogin ? 'wechatLogin' : 'codeLogin';
};

const ignoringFailure = async (loading: Promise<unknown>): Promise<void> => {
  try {
    await loading;
  } catch {
    // It is loaded, and its failure reported, when it is needed.
  }
};

/**
 * Loads code before it is needed. What can lie over a page comes first, then the code of the calls. A link's page is
 * loaded when the link is pressed or focused. The login, and the pages that mostly follow the one that is shown, are
 * loaded in quiet moments. Nothing but the overlays and the outbox is loaded on a slow connection.
 */
export const prefetchPages = async (
  { navigation, userInfo }: Pick<AppFlows, 'navigation' | 'userInfo'>,
  { ahead, match, load, login }: PrefetchNeeds,
): Promise<void> => {
  await load.overlays();
  const rowAt = (address: string): RouteRow | null => {
    const found = match(address);
    return found.kind === 'matched' ? found.row : null;
  };
  const nameAt = (address: string): PageName | null => {
    const row = rowAt(address);
    return row === null ? null : pageAt(row.name, address);
  };
  const prefetch = async (loading: () => Promise<unknown>): Promise<void> => {
    if (ahead.mayFetch()) await ignoringFailure(loading());
  };
  const prefetchPage = (name: PageName): Promise<void> => prefetch(() => load.page(name));
  const prefetchNext = async (address: string): Promise<void> => {
    for (const next of rowAt(address)?.next ?? []) {
      const name = pageAt(next, '');
      await ahead.quiet();
      if (name !== null) await prefetchPage(name);
    }
    // Most users who open the conversations open one of them.
    if (nameAt(address) !== 'messages') return;
    await ahead.quiet();
    await prefetch(load.conversation);
  };
  ahead.listen((address) => {
    const name = nameAt(address);
    if (name !== null) void prefetchPage(name);
  });
  const seen: { address: string | null } = { address: null };
  const look = (snapshot: ReturnType<typeof navigation.getSnapshot>): void => {
    const { address } = selectNavigationStatus(snapshot);
    if (address === null || address === seen.address) return;
    seen.address = address;
    void prefetchNext(address);
  };
  // What a member wrote and did not get sent goes on, on whichever page (SOC-06).
  const openOutbox = (): void => void ignoringFailure(load.outbox());
  userInfo.on('userInfo.loaded', openOutbox);
  await ahead.quiet();
  if (selectUserInfoStatus(userInfo.getSnapshot()).user !== null) openOutbox();
  await prefetch(load.calls);
  if (login !== null) await prefetchPage(login);
  look(navigation.getSnapshot());
  navigation.subscribe(look);
};
