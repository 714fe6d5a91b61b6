import type { ReleaseStatus } from '../release/status';
import { hearers } from '../../kit/hearers';
import { once } from '../../kit/once';
import type { KeptPages } from './kept-pages';
import type { OfflineContentStatus } from './status';

/** What views see of pages without network, and of new releases. */
export interface OfflineStatus {
  readonly content: OfflineContentStatus;
  readonly release: ReleaseStatus;
}

/** The flows of pages without network, whose code is loaded. */
export interface RunningOffline {
  /** The same object as long as nothing changes. */
  readonly status: () => OfflineStatus;
  readonly listen: (hear: () => void) => void;
  /** The user wants the new release. */
  readonly update: () => void;
  /** The user wants the present content in the place of what was kept. */
  readonly refresh: () => void;
  /** An answer came: of the server, or one that was kept at a time, in milliseconds since 1970. */
  readonly answered: (keptAt: number | null) => void;
}

export interface OfflineFlow extends Omit<RunningOffline, 'listen'> {
  /** @returns stops listening */
  readonly listen: (hear: () => void) => () => void;
  /** Loads the code and starts the flows; without the code, pages need the network. */
  readonly start: () => Promise<void>;
  /** Whether the device has no network, or the page itself was shown without it. */
  readonly isOffline: () => boolean;
  /** What the server had sent along with a page, while there is no network; empty where nothing is kept. */
  readonly broughtAt: (path: string) => Readonly<Record<string, unknown>>;
}

interface OfflineStart {
  /** When the page itself was kept, in milliseconds since 1970; null for one that came from the server. */
  readonly keptAt: number | null;
  /** The page is the shell, which the worker shows without network. */
  readonly isShell: boolean;
  readonly isUp: () => boolean;
  /** Waited for: before the privacy agreement the app registers no worker (PRI-02). */
  readonly allowed: () => Promise<void>;
  readonly pages: Pick<KeptPages, 'at'>;
}

const nothing: Readonly<Record<string, unknown>> = {};

/** The flows of pages without network: their code comes after the first view. */
export const lazyOffline = (
  { keptAt, isShell, isUp, allowed, pages }: OfflineStart,
  load: () => Promise<RunningOffline>,
): OfflineFlow => {
  const here: { running?: RunningOffline; isUnreached: boolean } = { isUnreached: isShell };
  const changes = hearers();
  const first: OfflineStatus = { content: { keptAt, canRefresh: false }, release: { kind: 'none' } };
  const start = once(async () => {
    await allowed();
    const running = await load();
    here.running = running;
    running.listen(changes.notify);
    changes.notify();
  });
  const status = (): OfflineStatus => here.running?.status() ?? first;
  const isOffline = (): boolean => {
    const { content } = status();
    return !isUp() || here.isUnreached || (content.keptAt !== null && !content.canRefresh);
  };
  const answered = (at: number | null): void => {
    if (at === null) here.isUnreached = false;
    if (here.running !== undefined) here.running.answered(at);
    else if (at !== null)
      start().then(
        () => here.running?.answered(at),
        () => undefined,
      );
  };
  return {
    status,
    listen: changes.listen,
    update: () => here.running?.update(),
    refresh: () => here.running?.refresh(),
    answered,
    start,
    isOffline,
    broughtAt: (path) => {
      const page = isOffline() ? pages.at(path) : null;
      if (page === null) return nothing;
      // Views ask while they render, and hear of it afterwards.
      queueMicrotask(() => answered(page.at));
      return page.answers;
    },
  };
};
