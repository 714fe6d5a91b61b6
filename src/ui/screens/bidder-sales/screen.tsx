import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { BidderCounts, BidderDeal } from '../../../../contract/bid/deal-bids';
import type { EvidenceCheckMachine } from '../../../application/deals/evidence-check/machine';
import type { ListingMachine } from '../../../application/kit/listing/machine';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { selectResourceStatus } from '../../../application/kit/resource/status';
import { ndaTabOf } from '../../../domain/bid/nda-tabs';
import { readCheck } from '../../../domain/nda/check-address';
import { useFlows } from '../../frame/context/flows';
import { useListing } from '../../features/list/endless-list/use-listing';
import { useRouteParam } from '../../kit/page/route-params';
import { EvidenceCheck } from './evidence-check';
import { BidderSalesView } from './view';

export interface BidderSalesScreenProps {
  readonly flows: {
    readonly deals: ActorRefFrom<ListingMachine<BidderDeal>>;
    readonly check: EvidenceCheckMachine;
    readonly counts: ActorRefFrom<ResourceMachine<undefined, BidderCounts>>;
  };
}

/** The deals on which one has an NDA, an interest or a bid; which ones, the address says (SCR-07). */
export function BidderSalesScreen({ flows: { deals, counts, check } }: BidderSalesScreenProps): ReactElement {
  const { now } = useFlows();
  const asked = readCheck(useLocation().search);
  const { value } = useSelector(counts, selectResourceStatus<undefined, BidderCounts>);
  return (
    <BidderSalesView
      {...useListing(deals)}
      tab={ndaTabOf(useRouteParam('ndaState'))}
      counts={value}
      before={<EvidenceCheck key={asked} machine={check} asked={asked} />}
      now={now()}
    />
  );
}
