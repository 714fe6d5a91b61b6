import type { Transfer } from '../../../../contract/transfer/transfer';
import { listAddress } from '../../../../contract/kind/address';
import type { SaveSearchMachine } from '../../../application/deals/saved-search/forms';
import { transferListTitle } from '../../../domain/transfer/list-title';
import { DealSkeleton } from '../../features/deal/deal-list/deal-skeleton';
import { transferColumns, TransferList } from '../../features/deal/transfer-list/transfer-list';
import { sourceTabs } from '../../features/list/deal-filter/source-tabs';
import { SaveSearch } from '../../features/list/saved-search/save-search';
import type { FilteredLook } from '../../features/page/filtered-list-page';
import { FilterTabs } from '../../kit/action/filter-tabs/filter-tabs';
import { transferFilter } from './filter';
import { transferListText as text } from './text';

/** Share transfers, of one source or of all. */
export const transferListLook: FilteredLook<Transfer, SaveSearchMachine> = {
  className: 'source-tabs',
  text,
  filter: transferFilter,
  skeleton: <DealSkeleton of="four" />,
  useParts: ({ at: { params, sourceTypes }, machines: saving, shown, search }) => {
    const { sourceType = '' } = params;
    const tabs = sourceTabs(listAddress('transfer'), sourceTypes, sourceType, search);
    return {
      ownTitle: transferListTitle({ sourceType }, sourceTypes),
      head: <FilterTabs label={text.sources} tabs={tabs} />,
      columns: transferColumns,
      save: (
        <SaveSearch
          machine={saving}
          search={{
            kind: 'transfer',
            sourceType: sourceType === '' ? null : sourceType,
            mark: null,
            query: '',
            ...shown,
          }}
        />
      ),
      rows: (transfers, list) => <TransferList label={text.list} transfers={transfers} headed {...list} />,
    };
  },
};
