import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { buyerTypes } from '../../../../contract/reference/buyer-types';
import { soeGroups } from '../../../../contract/reference/soe-groups';
import type { SaveSearchMachine } from '../../../application/deals/saved-search/forms';
import type { Buy } from '../../../domain/buy/buy';
import { buyListAt, type BuyListAt } from '../../../domain/buy/buy-list-at';
import { buyListTitle } from '../../../domain/buy/list-title';
import { filterSearch } from '../../../domain/deal-filter/filter-search';
import type { DealFilter } from '../../../../contract/deal/deal-filter';
import { buyColumns, BuyList } from '../../features/deal/buy-list/buy-list';
import { DealSkeleton } from '../../features/deal/deal-list/deal-skeleton';
import '../../features/list/deal-filter/source-tabs.css';
import { SaveSearch } from '../../features/list/saved-search/save-search';
import type { FilteredLook } from '../../features/page/filtered-list-page';
import { FilterTabs } from '../../kit/action/filter-tabs/filter-tabs';
import { Icon } from '../../kit/display/icon/icon';
import { buyFilter } from './filter';
import { buyListText as text } from './text';
import './style.css';

interface TabsProps {
  readonly at: BuyListAt;
  readonly shown: DealFilter;
}

function Types({ at, shown }: TabsProps): ReactElement {
  const search = filterSearch(shown);
  const tabs = [{ id: 'all', name: text.all }, ...buyerTypes].map(({ id, name }) => ({
    to: `/buy/hundred/${id}${search}`,
    word: name,
    current: id === (at.buyerType ?? 'all'),
  }));
  return <FilterTabs label={text.types} tabs={tabs} />;
}

function Groups({ at, shown }: TabsProps): ReactElement {
  const tabs = [{ id: null, name: text.all }, ...soeGroups].map(({ id, name }) => ({
    to: `${at.path}${filterSearch(shown, id === null ? {} : { group: id })}`,
    word: name,
    current: id === at.group,
  }));
  return <FilterTabs label={text.groups} tabs={tabs} />;
}

const Programme = (): ReactElement => (
  <Link className="buy-programme" to="/buy/hundred">
    <b>{text.programme}</b>
    <span>{text.programmeText}</span>
    <Icon name="forward" size={16} />
  </Link>
);

/** Demands on the buy side, of all buyers or of the programme's. */
export const buyListLook: FilteredLook<Buy, SaveSearchMachine> = {
  className: 'buyer-tabs source-tabs',
  text,
  filter: buyFilter,
  skeleton: <DealSkeleton of="demand" />,
  useParts: ({ at: { address, search }, machines: saving, shown }) => {
    const at = buyListAt(address, search);
    return {
      title: at.hundred ? text.hundredTitle : text.title,
      ownTitle: buyListTitle(at),
      head: (
        <>
          {at.hundred ? <Types at={at} shown={shown} /> : <Programme />}
          {at.buyerType === 'soe' ? <Groups at={at} shown={shown} /> : null}
        </>
      ),
      columns: buyColumns,
      // The lists of the programme's buyers are not saved.
      save: at.hundred ? undefined : (
        <SaveSearch
          machine={saving}
          search={{ kind: 'buy', sourceType: null, mark: null, query: '', ...shown }}
        />
      ),
      rows: (buys, list) => <BuyList buys={buys} headed {...list} />,
    };
  },
};
