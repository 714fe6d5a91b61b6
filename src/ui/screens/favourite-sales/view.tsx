import type { ReactElement } from 'react';
import type { SourceType } from '../../../../contract/sale/source-type';
import { keptDealsPlace, type KeptDealKind } from '../../../domain/favourite/kept-deals';
import type { Kept } from '../../features/list/favourite/use-kept';
import { PageBar } from '../../kit/page/page-bar';
import { ButtonLink } from '../../kit/action/button/button-link';
import { sourceTabs } from '../../features/list/deal-filter/source-tabs';
import { DealSkeleton } from '../../features/deal/deal-list/deal-skeleton';
import { RefreshButton } from '../../features/list/endless-list/refresh-button';
import { FavouriteNote } from '../../features/list/favourite/favourite-note';
import { KeptList } from '../../features/list/favourite/kept-list';
import { FilterTabs } from '../../kit/action/filter-tabs/filter-tabs';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { favouriteSalesText as text } from './text';
import './style.css';

/** What stands around the deals that one keeps. */
export interface KeptDealsFrame {
  /** '' for all of them. */
  readonly sourceType: string;
  readonly sourceTypes: readonly SourceType[];
  readonly now: number;
}

export interface KeptDealsViewProps<A> extends KeptDealsFrame, Kept<A> {
  readonly kind: KeptDealKind;
  readonly children: ReactElement;
}

/** The deals of a kind that one keeps, with the ways to the other kind and to one source. */
export function KeptDealsView<A>(props: KeptDealsViewProps<A>): ReactElement {
  const { kind, list, kept, stars, sourceType, sourceTypes, now, children } = props;
  const source = sourceType === '' ? null : sourceType;
  const words = text.ofKind[kind];
  const kinds = (['sale', 'transfer'] as const).map((each) => ({
    to: keptDealsPlace(each, source),
    word: text.kinds[each],
    current: each === kind,
  }));
  const { pathname, search } = keptDealsPlace(kind, null);
  const nothing = (
    <StatePanel picture="empty" title={words.empty} text={words.emptyText}>
      <ButtonLink kind="primary" to={words.way.to}>
        {words.way.word}
      </ButtonLink>
    </StatePanel>
  );
  return (
    <div className="kept-sales source-tabs">
      <PageBar
        title={words.title}
        aside={<RefreshButton refreshing={list.status.refreshing} onRefresh={list.onRefresh} />}
      />
      <FilterTabs label={text.byKind} tabs={kinds} />
      <FilterTabs label={text.sources} tabs={sourceTabs(pathname, sourceTypes, sourceType, search)} />
      <KeptList
        list={list}
        kept={kept}
        now={now}
        words={text}
        skeleton={<DealSkeleton of={kind === 'sale' ? 'deal' : 'transfer'} />}
        empty={nothing}
      >
        <>
          <h2 className="vh">{words.list}</h2>
          {children}
        </>
      </KeptList>
      <FavouriteNote stars={stars} />
    </div>
  );
}
