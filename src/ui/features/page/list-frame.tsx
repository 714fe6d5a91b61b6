import { memo, type ReactElement, type ReactNode } from 'react';
import { useOwnTitle } from '../../frame/context/use-own-title';
import { PageBar } from '../../kit/page/page-bar';
import type { EndlessListFlow } from '../list/endless-list/endless-list';
import { RefreshButton } from '../list/endless-list/refresh-button';

// The list changes often, its bar seldom.
const Refresh = memo(RefreshButton);

export interface ListFrameProps {
  readonly className: string;
  readonly title: string;
  /** The document's title; null where it is the route's (ENV-07). */
  readonly ownTitle?: string | null | undefined;
  readonly list: Pick<EndlessListFlow<unknown>, 'onRefresh' | 'status'>;
  /** Over the list: its tabs, a note. */
  readonly head?: ReactNode;
  readonly foot?: ReactNode;
  readonly children: ReactElement;
}

/** The page of a list: its bar with the way back and the refresh, what is over the list, and the list. */
export function ListFrame(props: ListFrameProps): ReactElement {
  const { className, title, ownTitle = null, list, head, foot, children } = props;
  useOwnTitle(ownTitle);
  return (
    <div className={className}>
      <PageBar
        title={title}
        aside={<Refresh refreshing={list.status.refreshing} onRefresh={list.onRefresh} />}
      />
      {head}
      {children}
      {foot}
    </div>
  );
}
