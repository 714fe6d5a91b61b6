import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { BuyOverview } from '../../../../contract/buy/buy-overview';
import type { ResourceMachine } from '../../../application/resource/machine';
import { selectResourceStatus } from '../../../application/resource/status';
import { loginAddress } from '../../../domain/access/decide-access';
import { buyerTypeName } from '../../../domain/buy/buy-words';
import { registrationAddress, wayAddress } from '../../../domain/session/way-in';
import type { BuyOverviewOf } from '../../../ports/buy-gateway';
import { useFlows } from '../../given/flows';
import { Landing } from '../../parts/landing/landing';
import { buyLandingText } from './text';

export interface BuyLandingScreenProps {
  readonly flows: { readonly overview: ActorRefFrom<ResourceMachine<BuyOverviewOf, BuyOverview>> };
}

/** What a visitor sees of the buy side. */
export function BuyLandingScreen({ flows: { overview } }: BuyLandingScreenProps): ReactElement {
  const { app, now } = useFlows();
  const { search } = useLocation();
  return (
    <Landing
      status={useSelector(overview, selectResourceStatus<BuyOverviewOf, BuyOverview>)}
      words={buyLandingText}
      samplesOf={({ samples }) =>
        samples.map(({ buyerType, ...sample }) => ({ ...sample, words: [buyerTypeName(buyerType)] }))
      }
      now={now()}
      login={wayAddress(loginAddress, search)}
      register={wayAddress(registrationAddress, search)}
      onBack={() => app.navigation.send({ type: 'navigation.backRequested' })}
      onReload={() => overview.send({ type: 'resource.reloadRequested' })}
    />
  );
}
