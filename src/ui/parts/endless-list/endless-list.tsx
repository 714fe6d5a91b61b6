import { PullToRefresh } from 'antd-mobile';
import type { ReactElement } from 'react';
import type { ListingStatus } from '../../../application/listing/status';
import { EarlierNotice } from '../notice-bar/earlier-notice';
import { FailedPanel } from '../state-panel/failed-panel';
import { ListEnd } from './list-end';
import { endlessListText as text } from './text';
import '../../design/antd-mobile';
import '../../over-page/late.css';
import './endless-list.css';

/** A list and what can be done with it. */
export interface EndlessListFlow<A> {
  readonly status: ListingStatus<A>;
  readonly onRefresh: () => Promise<void>;
  readonly onMore: () => Promise<void>;
  readonly onRetry: () => void;
}

export interface EndlessListProps<A> extends EndlessListFlow<A> {
  /** What did not come: '消息没有加载出来', '后面的消息没有加载出来'. */
  readonly now: number;
  readonly words: { readonly failed: string; readonly moreFailed: string };
  readonly skeleton: ReactElement;
  readonly empty: ReactElement;
  readonly children: (items: readonly A[]) => ReactElement;
}

const pullWords = {
  pulling: text.pulling,
  canRelease: text.canRelease,
  refreshing: text.refreshing,
  complete: text.refreshed,
};

function Body<A>(props: EndlessListProps<A>): ReactElement {
  const { status, words, skeleton, empty, children, onMore, onRetry } = props;
  if (status.phase === 'loading') return skeleton;
  if (status.phase === 'failed')
    return <FailedPanel title={words.failed} failure={status.failure} onReload={onRetry} />;
  if (status.phase === 'empty') return empty;
  return (
    <>
      {children(status.items)}
      <ListEnd more={status.more} moreFailed={words.moreFailed} onMore={onMore} onRetry={onRetry} />
    </>
  );
}

/** A list that is read page by page: pulled to be refreshed, going on near its end, keeping what it has (LAY-16). */
export function EndlessList<A>(props: EndlessListProps<A>): ReactElement {
  return (
    <>
      <EarlierNotice status={props.status} now={props.now} />
      <PullToRefresh onRefresh={props.onRefresh} renderText={(pull) => pullWords[pull]}>
        <Body {...props} />
      </PullToRefresh>
    </>
  );
}
