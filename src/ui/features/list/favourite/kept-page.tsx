import type { ReactElement } from 'react';
import type { Stars } from './use-stars';
import { PageBar } from '../../../kit/page/page-bar';
import { ButtonLink } from '../../../kit/action/button/button-link';
import { DealSkeleton, type DealSkeletonProps } from '../../deal/deal-list/deal-skeleton';
import type { EndlessListFlow } from '../endless-list/endless-list';
import { RefreshButton } from '../endless-list/refresh-button';
import { StatePanel } from '../../../kit/state/state-panel/state-panel';
import { FavouriteNote } from './favourite-note';
import { KeptList } from './kept-list';

export interface KeptPageWords {
  readonly title: string;
  /** What the list is called. */
  readonly list: string;
  readonly failed: string;
  readonly moreFailed: string;
  readonly empty: string;
  readonly emptyText: string;
}

export interface KeptPageProps<A> {
  readonly words: KeptPageWords;
  readonly list: EndlessListFlow<A>;
  /** Those of its items that were not taken out since. */
  readonly kept: readonly A[];
  readonly stars: Stars;
  /** What it will look like while it loads. */
  readonly shape?: DealSkeletonProps['of'];
  /** Where there is something to be kept. */
  readonly way: { readonly to: string; readonly word: string };
  readonly now: number;
  readonly children: ReactElement;
}

/** A page of favourites of one kind. */
export function KeptPage<A>(props: KeptPageProps<A>): ReactElement {
  const { words, list, kept, stars, shape = 'deal', way, now, children } = props;
  const nothing = (
    <StatePanel picture="empty" title={words.empty} text={words.emptyText}>
      <ButtonLink kind="primary" to={way.to}>
        {way.word}
      </ButtonLink>
    </StatePanel>
  );
  return (
    <>
      <PageBar
        title={words.title}
        aside={<RefreshButton refreshing={list.status.refreshing} onRefresh={list.onRefresh} />}
      />
      <KeptList
        list={list}
        kept={kept}
        now={now}
        words={words}
        skeleton={<DealSkeleton of={shape} />}
        empty={nothing}
      >
        <>
          <h2 className="vh">{words.list}</h2>
          {children}
        </>
      </KeptList>
      <FavouriteNote stars={stars} />
    </>
  );
}
