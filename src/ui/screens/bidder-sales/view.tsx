import type { ReactElement, ReactNode } from 'react';
import type { BidderCounts, BidderDeal } from '../../../../contract/bid/deal-bids';
import { ndaTabAddress, ndaTabs, type NdaTab } from '../../../domain/bid/nda-tabs';
import { PageBar } from '../../kit/page/page-bar';
import { ButtonLink } from '../../kit/action/button/button-link';
import { EndlessList, type EndlessListFlow } from '../../features/list/endless-list/endless-list';
import { RefreshButton } from '../../features/list/endless-list/refresh-button';
import { FilterTabs, type FilterTab } from '../../kit/action/filter-tabs/filter-tabs';
import { Bone } from '../../kit/state/skeleton/bone';
import { Skeleton } from '../../kit/state/skeleton/skeleton';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { BidderRow } from './bidder-row';
import { bidderSalesText as text } from './text';
import './style.css';

export interface BidderSalesViewProps extends EndlessListFlow<BidderDeal> {
  readonly tab: NdaTab;
  /** Null while nobody knows. */
  readonly counts: BidderCounts | null;
  /** Over the list: what stands at this address beside it, such as the check of an NDA's evidence. */
  readonly before?: ReactNode;
  readonly now: number;
}

const tabsOf = (tab: NdaTab, counts: BidderCounts | null): readonly FilterTab[] =>
  ndaTabs.map((each) => ({
    to: ndaTabAddress(each),
    word: text.tabs[each],
    current: each === tab,
    count: counts?.[each] ?? null,
  }));

const bones = (
  <Skeleton times={5}>
    <div className="bidder-row bidder-bones">
      <Bone shape="title" />
      <Bone shape="line" />
      <Bone shape="short" />
    </div>
  </Skeleton>
);

const Nothing = ({ tab }: Pick<BidderSalesViewProps, 'tab'>): ReactElement => (
  <StatePanel picture="empty" {...text.empty[tab]}>
    {tab === 'all' ? (
      <ButtonLink kind="primary" to="/sale">
        {text.toDeals}
      </ButtonLink>
    ) : (
      <ButtonLink to={ndaTabAddress('all')}>{text.toAll}</ButtonLink>
    )}
  </StatePanel>
);

export function BidderSalesView({ tab, counts, before, now, ...flow }: BidderSalesViewProps): ReactElement {
  const refresh = <RefreshButton refreshing={flow.status.refreshing} onRefresh={flow.onRefresh} />;
  return (
    <div className="bidder-sales">
      <PageBar title={text.title} aside={refresh} />
      {before}
      <FilterTabs label={text.tabNames} tabs={tabsOf(tab, counts)} />
      <EndlessList {...flow} now={now} words={text} skeleton={bones} empty={<Nothing tab={tab} />}>
        {(deals) => (
          <>
            <p className="bidder-heads" aria-hidden="true">
              {text.heads.map((head) => (
                <span key={head}>{head}</span>
              ))}
            </p>
            <ul className="bidder-list" aria-label={text.list}>
              {deals.map((deal) => (
                <li key={deal.saleId}>
                  <BidderRow deal={deal} now={now} />
                </li>
              ))}
            </ul>
          </>
        )}
      </EndlessList>
    </div>
  );
}
