import { aheadAtStart, aheadOf, mayFetchAhead, type Ahead } from '../../../domain/route/fetch-ahead';
import type { RouteMatch } from '../../../domain/route/match-route';
import { pageAt, type PageName } from '../../../domain/route/page-at';
import type { WayAhead } from '../../../ports/way-ahead';
import { selectUserInfoStatus } from '../../session/user-info/status';
import type { AppInput } from '../app/app-events';
import type { AppFlows } from '../app/long-lived-actors';
import { selectNavigationStatus } from '../navigation/status';

/** The code that can be fetched and run ahead, and the conditions. */
export interface PrefetchNeeds {
  readonly ahead: WayAhead;
  readonly match: (address: string) => RouteMatch;
  /** The files that a part loads. */
  readonly filesOf: (part: Ahead) => Promise<readonly string[]>;
  /** Each runs code once, after fetching it where it is not here yet. */
  readonly run: {
    readonly page: (name: PageName) => Promise<unknown>;
    readonly calls: () => Promise<unknown>;
    readonly outbox: () => Promise<unknown>;
  };
  /** Resolves once the privacy agreement is given; until then only notices are fetched (PRI-02). */
  readonly allowed: () => Promise<void>;
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
 * Fetches code before it is needed, part by part in quiet moments, without running it; only the
 * notices on a slow connection. The page of a link is fetched when the link is focused, and runs when it is pressed.
 */
export const prefetchPages = async (
  { navigation, userInfo }: Pick<AppFlows, 'navigation' | 'userInfo'>,
  { ahead, match, filesOf, run, allowed, login }: PrefetchNeeds,
): Promise<void> => {
  const mayFetch = (): boolean => mayFetchAhead(ahead.connection());
  const fetchPart = async (part: Ahead): Promise<void> => {
    // Without the notices a page could not show that the network failed.
    if (part.kind === 'notices' || mayFetch()) await ahead.fetch(await filesOf(part));
  };
  const fetchParts = async (parts: readonly Ahead[]): Promise<void> => {
    for (const part of parts) {
      if (part.kind !== 'notices') await allowed();
      await ahead.quiet();
      await ignoringFailure(fetchPart(part));
    }
  };
  ahead.listen((address, sign) => {
    const found = match(address);
    const name = found.kind === 'matched' ? pageAt(found.row.name, address) : null;
    if (name === null || !mayFetch()) return;
    if (sign === 'reached') {
      void ignoringFailure(fetchPart({ kind: 'page', name }));
      return;
    }
    void ignoringFailure(run.page(name));
    void ignoringFailure(run.calls());
  });
  const seen: { address: string | null } = { address: null };
  const look = (snapshot: ReturnType<typeof navigation.getSnapshot>): void => {
    const { address } = selectNavigationStatus(snapshot);
    if (address === null || address === seen.address) return;
    seen.address = address;
    const found = match(address);
    if (found.kind === 'matched') void fetchParts(aheadOf(found.row, address));
  };
  // What a member wrote and did not get sent goes on, on whichever page (SOC-06).
  const openOutbox = (): void => void ignoringFailure(run.outbox());
  userInfo.on('userInfo.loaded', openOutbox);
  await ahead.quiet();
  if (selectUserInfoStatus(userInfo.getSnapshot()).user !== null) openOutbox();
  await fetchParts(aheadAtStart(login));
  look(navigation.getSnapshot());
  navigation.subscribe(look);
};
