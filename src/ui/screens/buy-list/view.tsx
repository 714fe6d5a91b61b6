import type { LooserMachine } from '../../../application/deals/deal-filter/looser';
import { useCallback, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { buyerTypes } from '../../../../contract/reference/buyer-types';
import { soeGroups } from '../../../../contract/reference/soe-groups';
import type { Buy } from '../../../domain/buy/buy';
import type { BuyListAt } from '../../../domain/buy/buy-list-at';
import { filterSearch } from '../../../domain/deal-filter/filter-search';
import type { Dropped } from '../../../domain/deal-filter/read-filter';
import type { Stars } from '../../features/list/favourite/use-stars';
import { PageBar } from '../../kit/page/page-bar';
import { buyColumns, BuyList } from '../../features/deal/buy-list/buy-list';
import { FilteredList } from '../../features/list/deal-filter/filtered-list';
import type { FilterFlow } from '../../features/list/deal-filter/filter-flow';
import '../../features/list/deal-filter/source-tabs.css';
import { DealSkeleton } from '../../features/deal/deal-list/deal-skeleton';
import type { EndlessListFlow } from '../../features/list/endless-list/endless-list';
import { RefreshButton } from '../../features/list/endless-list/refresh-button';
import { FavouriteNote } from '../../features/list/favourite/favourite-note';
import { FavouriteStar } from '../../features/list/favourite/favourite-star';
import { FilterTabs } from '../../kit/action/filter-tabs/filter-tabs';
import { Icon } from '../../kit/display/icon/icon';
import { buyListText as text } from './text';
import './style.css';

export interface BuyListViewProps {
  readonly buys: EndlessListFlow<Buy>;
  readonly stars: Stars;
  readonly flow: FilterFlow;
  readonly looser: LooserMachine;
  /** The lists of the programme's buyers are not kept. */
  readonly save: ReactElement | undefined;
  /** What of the address was not taken. */
  readonly filterDropped: readonly Dropped[];
  readonly at: BuyListAt;
  readonly now: number;
}

type TabsProps = Pick<BuyListViewProps, 'at' | 'flow'>;

function Types({ at, flow }: TabsProps): ReactElement {
  const search = filterSearch(flow.filter.shown);
  const tabs = [{ id: 'all', name: text.all }, ...buyerTypes].map(({ id, name }) => ({
    to: `/buy/hundred/${id}${search}`,
    word: name,
    current: id === (at.buyerType ?? 'all'),
  }));
  return <FilterTabs label={text.types} tabs={tabs} />;
}

function Groups({ at, flow }: TabsProps): ReactElement {
  const tabs = [{ id: null, name: text.all }, ...soeGroups].map(({ id, name }) => ({
    to: `${at.path}${filterSearch(flow.filter.shown, id === null ? {} : { group: id })}`,
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

export function BuyListView(props: BuyListViewProps): ReactElement {
  const { buys, stars, flow, looser, save, filterDropped, at, now } = props;
  const star = useCallback(
    ({ id, title }: Buy) => <FavouriteStar stars={stars} thing={{ kind: 'buy', id }} title={title} />,
    [stars],
  );
  const refresh = <RefreshButton refreshing={buys.status.refreshing} onRefresh={buys.onRefresh} />;
  return (
    <div className="buyer-tabs source-tabs">
      <PageBar title={at.hundred ? text.hundredTitle : text.title} aside={refresh} />
      {at.hundred ? <Types {...props} /> : <Programme />}
      {at.buyerType === 'soe' ? <Groups {...props} /> : null}
      <FilteredList
        items={buys}
        flow={flow}
        looser={looser}
        {...(save === undefined ? {} : { save })}
        dropped={[...at.dropped, ...filterDropped]}
        now={now}
        words={text}
        all="/buy"
        skeleton={<DealSkeleton of="demand" />}
        columns={buyColumns}
      >
        {(items) => <BuyList buys={items} total={buys.status.total} now={now} star={star} headed />}
      </FilteredList>
      <FavouriteNote stars={stars} />
    </div>
  );
}
