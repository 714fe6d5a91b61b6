import type { ReactElement } from 'react';
import { kinds } from '../../../../contract/kind/kinds';
import { keptDealKinds, keptDealsPlace, type KeptDealKind } from '../../../domain/favourite/kept-deals';
import { sourceTabs } from '../../features/list/deal-filter/source-tabs';
import type { ListAt } from '../../features/page/list-at';
import { FilterTabs } from '../../kit/action/filter-tabs/filter-tabs';
import { favouriteSalesText as text } from './text';

/** The ways to the kept deals of the other kind and of one source. */
export function KeptTabs({ kind, at }: { readonly kind: KeptDealKind; readonly at: ListAt }): ReactElement {
  const { sourceType = '' } = at.params;
  const tabs = keptDealKinds.map((each) => ({
    to: keptDealsPlace(each, sourceType === '' ? null : sourceType),
    word: kinds[each].label,
    current: each === kind,
  }));
  const { pathname, search } = keptDealsPlace(kind, null);
  return (
    <>
      <FilterTabs label={text.byKind} tabs={tabs} />
      <FilterTabs label={text.sources} tabs={sourceTabs(pathname, at.sourceTypes, sourceType, search)} />
    </>
  );
}
