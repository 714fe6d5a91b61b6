import type { ConnectionReport } from '../domain/route/fetch-ahead';

/** The user's likely next page. */
export interface WayAhead {
  readonly connection: () => ConnectionReport;
  /** Reports the address of a link that the user is about to follow: it is pressed, or the keyboard reached it. */
  readonly listen: (hear: (address: string, sign: 'pressed' | 'reached') => void) => void;
  /** Waits until there is nothing else to do. */
  readonly quiet: () => Promise<void>;
  /**
   * Fetches scripts and styles without running them, each once; one that failed is fetched again when it is asked for
   * again. Resolves when the scripts have come or failed.
   */
  readonly fetch: (files: readonly string[]) => Promise<void>;
}
