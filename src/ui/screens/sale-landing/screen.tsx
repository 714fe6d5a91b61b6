import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useLocation } from 'react-router-dom';
import { loginAddress } from '../../../domain/access/decide-access';
import type { ResourceMachine } from '../../../application/resource/machine';
import { selectResourceStatus } from '../../../application/resource/status';
import type { SaleOverview } from '../../../../contract/sale/sale-overview';
import { registrationAddress, wayAddress } from '../../../domain/session/way-in';
import { useFlows } from '../../given/flows';
import { Landing } from '../../parts/landing/landing';
import { saleLandingText } from './text';

export interface SaleLandingScreenProps {
  readonly flows: { readonly overview: ActorRefFrom<ResourceMachine<undefined, SaleOverview>> };
}

/** What a visitor sees of the sell side. */
export function SaleLandingScreen({ flows: { overview } }: SaleLandingScreenProps): ReactElement {
  const { app, now } = useFlows();
  const { search } = useLocation();
  return (
    <Landing
      status={useSelector(overview, selectResourceStatus<undefined, SaleOverview>)}
      words={saleLandingText}
      samplesOf={({ samples }) =>
        samples.map(({ industry, region, ...sample }) => ({ ...sample, words: [industry, region] }))
      }
      now={now()}
      login={wayAddress(loginAddress, search)}
      register={wayAddress(registrationAddress, search)}
      onBack={() => app.navigation.send({ type: 'navigation.backRequested' })}
      onReload={() => overview.send({ type: 'resource.reloadRequested' })}
    />
  );
}
