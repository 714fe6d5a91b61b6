import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { BuyOverview } from '../../../../contract/buy/buy-overview';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { selectResourceStatus } from '../../../application/kit/resource/status';
import { useFlows } from '../../frame/context/flows';
import { BuyHundredView } from './view';
import type { BuyOverviewOf } from '../../../ports/call-forms';

export interface BuyHundredScreenProps {
  readonly flows: { readonly overview: ActorRefFrom<ResourceMachine<BuyOverviewOf, BuyOverview>> };
}

/** The programme of the hundred buyers: what it is, its figures, and the ways into its lists. */
export function BuyHundredScreen({ flows: { overview } }: BuyHundredScreenProps): ReactElement {
  const { now } = useFlows();
  return (
    <BuyHundredView
      status={useSelector(overview, selectResourceStatus<BuyOverviewOf, BuyOverview>)}
      now={now()}
      onReload={() => overview.send({ type: 'resource.reloadRequested' })}
    />
  );
}
