import { Fragment, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListingStatus } from '../../../../application/kit/listing/status';
import { EarlierNotice } from '../../../kit/state/notice-bar/earlier-notice';
import { FailedPanel } from '../../../kit/state/state-panel/failed-panel';
import { FreshPill } from './fresh-pill';
import { ListEnd } from './list-end';
import { Pulled } from './pulled';
import './endless-list.css';

/** A list and what can be done with it. */
export interface EndlessListFlow<A> {
  readonly status: ListingStatus<A>;
  readonly onRefresh: () => Promise<void>;
  readonly onMore: () => Promise<void>;
  readonly onRetry: () => void;
  /** The user looked at the fresh items; left out where the list does not announce them. */
  readonly onFreshSeen?: () => void;
}

export interface EndlessListProps<A> extends EndlessListFlow<A> {
  /** What did not come: '消息没有加载出来', '后面的消息没有加载出来'. */
  readonly now: number;
  readonly words: { readonly failed: string; readonly moreFailed: string };
  /** The noun for announced fresh items, '项目'. They are held back until the user asks for them. */
  readonly fresh?: string | undefined;
  readonly skeleton: ReactElement;
  readonly empty: ReactElement;
  readonly children: (items: readonly A[]) => ReactElement;
}

/** Returns the visible items: without held fresh items, where those are announced. */
const shownOf = <A,>({ status: { items, fresh }, fresh: noun }: EndlessListProps<A>): readonly A[] => {
  if (noun === undefined || fresh.held.length === 0) return items;
  const held = new Set(fresh.held);
  return items.filter((item) => !held.has(item));
};

function Body<A>(props: EndlessListProps<A>): ReactElement {
  const { status, words, skeleton, empty, children, onMore, onRetry } = props;
  if (status.phase === 'loading') return skeleton;
  if (status.phase === 'failed')
    return <FailedPanel title={words.failed} failure={status.failure} onReload={onRetry} />;
  if (status.phase === 'empty') return empty;
  return (
    <>
      {children(shownOf(props))}
      <ListEnd more={status.more} moreFailed={words.moreFailed} onMore={onMore} onRetry={onRetry} />
    </>
  );
}

/** A list that is read page by page: pulled to be refreshed, going on near its end, keeping what it has (LAY-16). */
export function EndlessList<A>(props: EndlessListProps<A>): ReactElement {
  // Another list of the same page has rows of its own.
  const { search } = useLocation();
  const body = <Body {...props} />;
  return (
    <Fragment key={search}>
      <EarlierNotice status={props.status} now={props.now} />
      {props.fresh === undefined ||
      props.onFreshSeen === undefined ||
      props.status.fresh.count === 0 ? null : (
        <FreshPill count={props.status.fresh.count} noun={props.fresh} onSeen={props.onFreshSeen} />
      )}
      {props.status.phase === 'loading' ? (
        // There is nothing to pull yet: a newly opened page is visible sooner.
        body
      ) : (
        <Pulled onRefresh={props.onRefresh}>{body}</Pulled>
      )}
    </Fragment>
  );
}
