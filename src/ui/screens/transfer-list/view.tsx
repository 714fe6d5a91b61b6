import type { LooserMachine } from '../../../application/deals/deal-filter/looser';
import { useCallback, type ReactElement } from 'react';
import type { SourceType } from '../../../../contract/sale/source-type';
import type { Transfer } from '../../../../contract/transfer/transfer';
import { filterSearch } from '../../../domain/deal-filter/filter-search';
import type { Dropped } from '../../../domain/deal-filter/read-filter';
import type { Stars } from '../../features/list/favourite/use-stars';
import { PageBar } from '../../kit/page/page-bar';
import type { FilterFlow } from '../../features/list/deal-filter/filter-flow';
import { FilteredList } from '../../features/list/deal-filter/filtered-list';
import { sourceTabs } from '../../features/list/deal-filter/source-tabs';
import { DealSkeleton } from '../../features/deal/deal-list/deal-skeleton';
import type { EndlessListFlow } from '../../features/list/endless-list/endless-list';
import { RefreshButton } from '../../features/list/endless-list/refresh-button';
import { FavouriteNote } from '../../features/list/favourite/favourite-note';
import { FavouriteStar } from '../../features/list/favourite/favourite-star';
import { FilterTabs } from '../../kit/action/filter-tabs/filter-tabs';
import { transferColumns, TransferList } from '../../features/deal/transfer-list/transfer-list';
import { transferListText as text } from './text';

export interface TransferListViewProps {
  readonly transfers: EndlessListFlow<Transfer>;
  readonly stars: Stars;
  readonly flow: FilterFlow;
  readonly looser: LooserMachine;
  /** What of the address was not taken. */
  readonly dropped: readonly Dropped[];
  /** '' for all of them. */
  readonly sourceType: string;
  readonly sourceTypes: readonly SourceType[];
  readonly now: number;
}

export function TransferListView(props: TransferListViewProps): ReactElement {
  const { transfers, stars, flow, looser, dropped, sourceType, sourceTypes, now } = props;
  const star = useCallback(
    ({ id, title }: Transfer) => (
      <FavouriteStar stars={stars} thing={{ kind: 'transfer', id }} title={title} />
    ),
    [stars],
  );
  const refresh = <RefreshButton refreshing={transfers.status.refreshing} onRefresh={transfers.onRefresh} />;
  const tabs = sourceTabs('/gf', sourceTypes, sourceType, filterSearch(flow.filter.shown));
  return (
    <div className="source-tabs">
      <PageBar title={text.title} aside={refresh} />
      <FilterTabs label={text.sources} tabs={tabs} />
      <FilteredList
        items={transfers}
        flow={flow}
        looser={looser}
        dropped={dropped}
        now={now}
        words={text}
        all="/gf"
        skeleton={<DealSkeleton of="transfer" />}
        columns={transferColumns}
      >
        {(items) => (
          <TransferList
            label={text.list}
            transfers={items}
            total={transfers.status.total}
            now={now}
            star={star}
            headed
          />
        )}
      </FilteredList>
      <FavouriteNote stars={stars} />
    </div>
  );
}
