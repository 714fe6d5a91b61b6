import type { ReactElement } from 'react';
import type { NewEconomyCategory } from '../../../../contract/reference/new-economy';
import type { SourceType } from '../../../../contract/sale/source-type';
import { conditionsOf } from '../../../domain/deal-filter/conditions';
import { filterSearch } from '../../../domain/deal-filter/filter-search';
import type { Dropped } from '../../../domain/deal-filter/read-filter';
import { marks } from '../../../domain/sale/mark';
import type { Sale } from '../../../domain/sale/sale';
import { PageBar } from '../../layout/page-bar';
import { Button } from '../../parts/button/button';
import { ButtonLink } from '../../parts/button/button-link';
import { ConditionChips } from '../../parts/deal-filter/condition-chips';
import { FilterBar } from '../../parts/deal-filter/filter-bar';
import { FilterColumn } from '../../parts/deal-filter/filter-column';
import type { FilterFlow } from '../../parts/deal-filter/filter-flow';
import { FilterSheet } from '../../parts/deal-filter/filter-sheet';
import { KeywordSearch } from '../../parts/deal-filter/keyword-search';
import { SortSelect } from '../../parts/deal-filter/sort-select';
import { dealFilterText } from '../../parts/deal-filter/text';
import { DealList } from '../../parts/deal-list/deal-list';
import { DealSkeleton } from '../../parts/deal-list/deal-skeleton';
import { EndlessList, type EndlessListFlow } from '../../parts/endless-list/endless-list';
import { RefreshButton } from '../../parts/endless-list/refresh-button';
import { FilterTabs, type FilterTab } from '../../parts/filter-tabs/filter-tabs';
import { StatePanel } from '../../parts/state-panel/state-panel';
import { saleListText as text } from './text';
import './style.css';

export interface SaleListViewProps {
  readonly deals: EndlessListFlow<Sale>;
  readonly flow: FilterFlow;
  /** What of the address was not taken. */
  readonly dropped: readonly Dropped[];
  /** '' for all of them. */
  readonly sourceType: string;
  /** The mark under which the deals are gathered; null for none. */
  readonly mark: NewEconomyCategory | null;
  readonly sourceTypes: readonly SourceType[];
  readonly forVisitor: boolean;
  readonly now: number;
  readonly onBack: () => void;
}

const tabsOf = ({ sourceType, sourceTypes, mark, flow }: SaleListViewProps): readonly FilterTab[] => {
  const search = filterSearch(flow.filter.shown);
  if (mark !== null)
    return marks.map(({ id, name }) => ({
      to: `/sale/mark/${id}${search}`,
      word: name,
      current: id === mark.id,
    }));
  return [
    { to: { pathname: '/sale', search }, word: text.all, current: sourceType === '' },
    ...sourceTypes.map(({ value, label }) => ({
      to: `/sale/${value}${search}`,
      word: label,
      current: value === sourceType,
    })),
  ];
};

function Nothing({ flow }: Pick<SaleListViewProps, 'flow'>): ReactElement {
  if (conditionsOf(flow.filter.shown).length === 0)
    return (
      <StatePanel picture="empty" title={text.none} text={text.noneText}>
        <ButtonLink to="/sale">{text.toAll}</ButtonLink>
      </StatePanel>
    );
  return (
    <StatePanel picture="empty" title={text.empty} text={text.emptyText}>
      <Button kind="primary" onPress={flow.onClear}>
        {text.clear}
      </Button>
    </StatePanel>
  );
}

export function SaleListView(props: SaleListViewProps): ReactElement {
  const { deals, flow, dropped, mark, forVisitor, now, onBack } = props;
  const { shown, isOpen } = flow.filter;
  const refresh = <RefreshButton refreshing={deals.status.refreshing} onRefresh={deals.onRefresh} />;
  return (
    <div className="sale-list">
      <PageBar title={mark?.name ?? text.title} onBack={onBack} aside={refresh} />
      <FilterTabs label={mark === null ? text.sources : text.marks} tabs={tabsOf(props)} />
      <div className="deal-cols">
        <FilterColumn {...flow} />
        <div className="deal-results">
          <FilterBar {...flow} />
          <ConditionChips filter={shown} onChoose={flow.onChoose} onClear={flow.onClear} />
          {dropped.length === 0 ? null : <p className="deal-dropped">{dealFilterText.dropped(dropped)}</p>}
          <div className="deal-count">
            <p role="status">{deals.status.total === null ? '' : text.total(deals.status.total)}</p>
            <KeywordSearch {...flow} />
            <SortSelect sort={shown.sort} sorts={flow.kind.sorts} onSort={flow.onSort} />
          </div>
          <h2 className="vh">{text.list}</h2>
          <EndlessList
            {...deals}
            now={now}
            words={text}
            skeleton={<DealSkeleton />}
            empty={<Nothing flow={flow} />}
          >
            {(items) => <DealList deals={items} now={now} forVisitor={forVisitor} />}
          </EndlessList>
        </div>
      </div>
      {isOpen ? <FilterSheet {...flow} /> : null}
    </div>
  );
}
