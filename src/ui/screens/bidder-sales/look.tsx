import type { ActorRefFrom } from 'xstate';
import type { BidderCounts, BidderDeal } from '../../../../contract/bid/deal-bids';
import { listAddress } from '../../../../contract/kind/address';
import type { EvidenceCheckMachine } from '../../../application/deals/evidence-check/machine';
import type { ListingMachine } from '../../../application/kit/listing/machine';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { readCheck } from '../../../domain/nda/check-address';
import { ndaTabAddress, ndaTabOf, ndaTabs, type NdaTab } from '../../../domain/bid/nda-tabs';
import { ButtonLink } from '../../kit/action/button/button-link';
import { useListing } from '../../features/list/endless-list/use-listing';
import type { ListLook } from '../../features/page/list-page';
import { useResource } from '../../features/page/use-resource';
import { FilterTabs, type FilterTab } from '../../kit/action/filter-tabs/filter-tabs';
import { Bone } from '../../kit/state/skeleton/bone';
import { Skeleton } from '../../kit/state/skeleton/skeleton';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { EvidenceCheck } from './evidence-check';
import { BidderRow } from './bidder-row';
import { bidderSalesText as text } from './text';
import './style.css';

interface BidderSalesFlows {
  readonly list: ActorRefFrom<ListingMachine<BidderDeal>>;
  readonly check: EvidenceCheckMachine;
  readonly counts: ActorRefFrom<ResourceMachine<undefined, BidderCounts>>;
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

/** The deals on which a user has an NDA, an interest or a bid; which ones, the address says (SCR-07). */
export const bidderSalesLook: ListLook<BidderDeal, BidderSalesFlows> = {
  className: 'bidder-sales',
  text,
  skeleton: bones,
  useParts: ({ list, check, counts }, { params, search }, now) => {
    const tab = ndaTabOf(params.ndaState);
    const asked = readCheck(search);
    const { value } = useResource(counts).status;
    return {
      list: useListing(list),
      head: (
        <>
          <EvidenceCheck key={asked} machine={check} asked={asked} />
          <FilterTabs label={text.tabNames} tabs={tabsOf(tab, value)} />
        </>
      ),
      empty: (
        <StatePanel picture="empty" {...text.empty[tab]}>
          {tab === 'all' ? (
            <ButtonLink kind="primary" to={listAddress('sale')}>
              {text.toDeals}
            </ButtonLink>
          ) : (
            <ButtonLink to={ndaTabAddress('all')}>{text.toAll}</ButtonLink>
          )}
        </StatePanel>
      ),
      rows: (deals) => (
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
      ),
    };
  },
};
