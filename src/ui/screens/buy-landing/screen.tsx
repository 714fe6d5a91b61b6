import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { BuyOverview } from '../../../../contract/buy/buy-overview';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { selectResourceStatus } from '../../../application/kit/resource/status';
import { loginAddress } from '../../../domain/access/decide-access';
import { buyerTypeName } from '../../../domain/buy/buy-words';
import { registrationAddress, wayAddress } from '../../../domain/session/way-in';
import type { LandingTargets } from '../../../domain/deal/landing-target';
import { BuyCard } from '../../features/deal/buy-list/buy-card';
import { buyColumns } from '../../features/deal/buy-list/buy-list';
import type { Buy } from '../../../domain/buy/buy';
import { useFlows } from '../../frame/context/flows';
import { Landing } from '../../features/deal/landing/landing';
import { WantedPart } from '../../features/deal/landing/wanted-part';
import { useWanted } from '../../features/deal/landing/wanted-status';
import { buyLandingText } from './text';
import type { BuyOverviewOf } from '../../../ports/call-forms';

export interface BuyLandingScreenProps {
  readonly flows: {
    readonly overview: ActorRefFrom<ResourceMachine<BuyOverviewOf, BuyOverview>>;
    /** Left out on a direct visit. */
    readonly wanted?: ActorRefFrom<ResourceMachine<LandingTargets['buyDetail'], Buy>>;
  };
}

/** What a visitor sees of the buy side. */
export function BuyLandingScreen({ flows: { overview, wanted } }: BuyLandingScreenProps): ReactElement {
  const { now } = useFlows();
  const { search } = useLocation();
  const { query } = useWanted(wanted, search, '/buy');
  const login = wayAddress(loginAddress, query);
  return (
    <Landing
      status={useSelector(overview, selectResourceStatus<BuyOverviewOf, BuyOverview>)}
      words={buyLandingText}
      samplesOf={({ samples }) =>
        samples.map(({ buyerType, ...sample }) => ({ ...sample, words: [buyerTypeName(buyerType)] }))
      }
      now={now()}
      login={login}
      wanted={
        wanted === undefined ? null : (
          <WantedPart
            wanted={wanted}
            title={buyLandingText.wanted}
            gone={buyLandingText.wantedGone}
            failed={buyLandingText.wantedFailed}
            columns={buyColumns}
            className="demands"
            card={(card) => <BuyCard buy={card} now={now()} to={login} />}
          />
        )
      }
      register={wayAddress(registrationAddress, query)}
      onReload={() => overview.send({ type: 'resource.reloadRequested' })}
    />
  );
}
