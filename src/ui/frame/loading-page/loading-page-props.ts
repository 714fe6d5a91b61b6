import type { RouteRow } from '../../../domain/route/route-table';

export interface LoadingPageProps {
  readonly row: RouteRow;
  /** Why the page is not there; null while it is on its way. */
  readonly reason: 'chunk' | 'unreachable' | 'withheld' | null;
  /** Whether it is being tried again. */
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** The title of the notice that is shown in place of a page that did not load. */
export const pageNotHereTitle = '页面没有加载出来';
