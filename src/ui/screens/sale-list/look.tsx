import { memo, useCallback, useMemo } from 'react';
import type { SourceType } from '../../../../contract/sale/source-type';
import { listAddress } from '../../../../contract/kind/address';
import type { NewEconomyCategory } from '../../../../contract/reference/new-economy';
import type { CompareChoiceMachine } from '../../../application/deals/compare-choice/machine';
import type { SaveSearchMachine } from '../../../application/deals/saved-search/forms';
import { demandAddress } from '../../../domain/publication/demand-address';
import { saleListTitle } from '../../../domain/sale/list-title';
import { markOf, marks } from '../../../domain/sale/mark';
import type { Sale } from '../../../domain/sale/sale';
import { DealRows } from '../../features/deal/deal-list/deal-rows';
import { DealSkeleton } from '../../features/deal/deal-list/deal-skeleton';
import { saleColumns, visitorColumns } from '../../features/deal/deal-list/sale-columns';
import { CompareBar } from '../../features/list/compare/compare-bar';
import { CompareWord } from '../../features/list/compare/compare-tool';
import { sourceTabs } from '../../features/list/deal-filter/source-tabs';
import { SaveSearch } from '../../features/list/saved-search/save-search';
import type { FilteredLook } from '../../features/page/filtered-list-page';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import { FilterTabs, type FilterTab } from '../../kit/action/filter-tabs/filter-tabs';
import { saleFilter } from './filter';
import { saleListText as text } from './text';

interface SaleListMachines {
  readonly choice: CompareChoiceMachine;
  readonly saving: SaveSearchMachine;
}

const tabsOf = (
  mark: NewEconomyCategory | null,
  sourceTypes: readonly SourceType[],
  sourceType: string,
  search: string,
): readonly FilterTab[] =>
  mark === null
    ? sourceTabs(listAddress('sale'), sourceTypes, sourceType, search)
    : marks.map(({ id, name }) => ({
        to: `/sale/mark/${id}${search}`,
        word: name,
        current: id === mark.id,
      }));

// The list changes often, what is around it seldom.
const Compared = memo(CompareBar);

/** Deals on the sell side, of one source, under one mark or of all. */
export const saleListLook: FilteredLook<Sale, SaleListMachines> = {
  className: 'source-tabs',
  text,
  filter: saleFilter,
  skeleton: <DealSkeleton />,
  useParts: ({
    at: { params, sourceTypes, forVisitor },
    machines: { choice: choosing, saving },
    shown,
    search,
  }) => {
    const { sourceType = '', markId = '' } = params;
    const mark = markOf(markId);
    const choice = usePartFlow(choosing, undefined);
    const extra = useCallback(
      ({ id, title }: Sale) => <CompareWord choice={choice} id={id} title={title} />,
      [choice],
    );
    const head = useMemo(
      () => (
        <FilterTabs
          label={mark === null ? text.sources : text.marks}
          tabs={tabsOf(mark, sourceTypes, sourceType, search)}
        />
      ),
      [sourceType, sourceTypes, mark, search],
    );
    const save = useMemo(() => {
      const of = { sourceType: sourceType === '' ? null : sourceType, mark: mark?.id ?? null };
      return <SaveSearch machine={saving} search={{ kind: 'sale', query: '', ...of, ...shown }} />;
    }, [saving, sourceType, mark, shown]);
    return {
      title: mark?.name,
      ownTitle: saleListTitle({ sourceType, markId }, sourceTypes),
      head,
      columns: forVisitor ? visitorColumns : saleColumns,
      save,
      asking: demandAddress(search),
      foot: <Compared choice={choice} floats />,
      rows: (deals, list) => <DealRows deals={deals} forVisitor={forVisitor} extra={extra} {...list} />,
    };
  },
};
