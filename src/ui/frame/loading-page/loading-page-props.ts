import type { RouteRow } from '../../../domain/route/route-table';

export interface LoadingPageProps {
  readonly row: RouteRow;
  /** Why the page is not there; null while it is on its way. */
  readonly reason: 'chunk' | 'unreachable' | 'withheld' | null;
  /** Whether it is being tried again. */
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** What stands in the place of a page that is not there. */
export const pageNotHereTitle = '页面没有加载出来';
