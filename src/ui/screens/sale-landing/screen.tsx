import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useLocation } from 'react-router-dom';
import { loginAddress } from '../../../domain/access/decide-access';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { selectResourceStatus } from '../../../application/kit/resource/status';
import type { SaleOverview } from '../../../../contract/sale/sale-overview';
import { registrationAddress, wayAddress } from '../../../domain/session/way-in';
import type { LandingTargets } from '../../../domain/deal/landing-target';
import { DealCard } from '../../features/deal/deal-list/deal-card';
import { visitorColumns } from '../../features/deal/deal-list/sale-columns';
import type { Sale } from '../../../domain/sale/sale';
import { useFlows } from '../../frame/context/flows';
import { Landing } from '../../features/deal/landing/landing';
import { WantedPart } from '../../features/deal/landing/wanted-part';
import { useWanted } from '../../features/deal/landing/wanted-status';
import { landingWordsFor, saleLandingText } from './text';

export interface SaleLandingScreenProps {
  readonly flows: {
    readonly overview: ActorRefFrom<ResourceMachine<undefined, SaleOverview>>;
    /** Left out on a direct visit. */
    readonly wanted?: ActorRefFrom<ResourceMachine<LandingTargets['saleDetail'], Sale>>;
  };
}

/** What a visitor sees of the sell side. */
export function SaleLandingScreen({ flows: { overview, wanted } }: SaleLandingScreenProps): ReactElement {
  const { now } = useFlows();
  const { search } = useLocation();
  const { value: deal, query } = useWanted(wanted, search, '/sale');
  const login = wayAddress(loginAddress, query);
  return (
    <Landing
      status={useSelector(overview, selectResourceStatus<undefined, SaleOverview>)}
      words={landingWordsFor(deal)}
      samplesOf={({ samples }) =>
        samples.map(({ industry, region, ...sample }) => ({ ...sample, words: [industry, region] }))
      }
      now={now()}
      login={login}
      wanted={
        wanted === undefined ? null : (
          <WantedPart
            wanted={wanted}
            title={saleLandingText.wanted}
            gone={saleLandingText.wantedGone}
            failed={saleLandingText.wantedFailed}
            columns={visitorColumns}
            card={(card) => <DealCard deal={card} forVisitor now={now()} to={login} />}
          />
        )
      }
      register={wayAddress(registrationAddress, query)}
      onReload={() => overview.send({ type: 'resource.reloadRequested' })}
    />
  );
}
