import type { LooserMachine } from '../../../application/deals/deal-filter/looser';
import { memo, useCallback, useMemo, type ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CompareChoiceMachine } from '../../../application/deals/compare-choice/machine';
import type { NewEconomyCategory } from '../../../../contract/reference/new-economy';
import type { SourceType } from '../../../../contract/sale/source-type';
import { filterSearch } from '../../../domain/deal-filter/filter-search';
import type { Dropped } from '../../../domain/deal-filter/read-filter';
import { demandAddress } from '../../../domain/publication/demand-address';
import { marks } from '../../../domain/sale/mark';
import type { Sale } from '../../../domain/sale/sale';
import type { Stars } from '../../features/list/favourite/use-stars';
import { PageBar } from '../../kit/page/page-bar';
import { CompareBar } from '../../features/list/compare/compare-bar';
import { CompareWord } from '../../features/list/compare/compare-tool';
import { FilteredList } from '../../features/list/deal-filter/filtered-list';
import type { FilterFlow } from '../../features/list/deal-filter/filter-flow';
import { sourceTabs } from '../../features/list/deal-filter/source-tabs';
import { DealRows } from '../../features/deal/deal-list/deal-rows';
import { DealSkeleton } from '../../features/deal/deal-list/deal-skeleton';
import { saleColumns, visitorColumns } from '../../features/deal/deal-list/sale-columns';
import type { EndlessListFlow } from '../../features/list/endless-list/endless-list';
import { RefreshButton } from '../../features/list/endless-list/refresh-button';
import { FavouriteNote } from '../../features/list/favourite/favourite-note';
import { FavouriteStar } from '../../features/list/favourite/favourite-star';
import { FilterTabs, type FilterTab } from '../../kit/action/filter-tabs/filter-tabs';
import { saleListText as text } from './text';

export interface SaleListViewProps {
  readonly deals: EndlessListFlow<Sale>;
  readonly stars: Stars;
  readonly flow: FilterFlow;
  readonly looser: LooserMachine;
  readonly save: ReactElement;
  /** What of the address was not taken. */
  readonly dropped: readonly Dropped[];
  /** '' for all of them. */
  readonly sourceType: string;
  /** The mark under which the deals are gathered; null for none. */
  readonly mark: NewEconomyCategory | null;
  readonly sourceTypes: readonly SourceType[];
  readonly choice: ActorRefFrom<CompareChoiceMachine>;
  readonly forVisitor: boolean;
  readonly now: number;
}

type TabsGiven = Pick<SaleListViewProps, 'sourceType' | 'sourceTypes' | 'mark'>;

const tabsOf = ({ sourceType, sourceTypes, mark }: TabsGiven, search: string): readonly FilterTab[] => {
  if (mark !== null)
    return marks.map(({ id, name }) => ({
      to: `/sale/mark/${id}${search}`,
      word: name,
      current: id === mark.id,
    }));
  return sourceTabs('/sale', sourceTypes, sourceType, search);
};

// What stands around the list is not made again as the list goes on.
const Compared = memo(CompareBar);
const Noted = memo(FavouriteNote);
const Refresh = memo(RefreshButton);

export function SaleListView(props: SaleListViewProps): ReactElement {
  const { deals, stars, flow, looser, save, dropped, mark, choice, forVisitor, now } = props;
  const beside = useCallback(
    ({ id, title }: Sale) => <CompareWord choice={choice} id={id} title={title} />,
    [choice],
  );
  const star = useCallback(
    ({ id, title }: Sale) => <FavouriteStar stars={stars} thing={{ kind: 'sale', id }} title={title} />,
    [stars],
  );
  const { sourceType, sourceTypes } = props;
  const search = filterSearch(flow.filter.shown);
  const tabs = useMemo(
    () => tabsOf({ sourceType, sourceTypes, mark }, search),
    [sourceType, sourceTypes, mark, search],
  );
  const refresh = <Refresh refreshing={deals.status.refreshing} onRefresh={deals.onRefresh} />;
  return (
    <div className="source-tabs">
      <PageBar title={mark?.name ?? text.title} aside={refresh} />
      <FilterTabs label={mark === null ? text.sources : text.marks} tabs={tabs} />
      <FilteredList
        items={deals}
        flow={flow}
        looser={looser}
        save={save}
        dropped={dropped}
        now={now}
        words={text}
        all="/sale"
        asking={demandAddress(search)}
        skeleton={<DealSkeleton />}
        columns={forVisitor ? visitorColumns : saleColumns}
      >
        {(items) => (
          <DealRows
            deals={items}
            total={deals.status.total}
            now={now}
            forVisitor={forVisitor}
            beside={beside}
            star={star}
          />
        )}
      </FilteredList>
      <Compared choice={choice} floats />
      <Noted stars={stars} />
    </div>
  );
}
