import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { BuyOverview } from '../../../../contract/buy/buy-overview';
import type { OwnEnrolments } from '../../../../contract/enrolment/enrolment';
import type { EnrolmentForms } from '../../../application/member/enrolment/own-enrolments';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { selectResourceStatus } from '../../../application/kit/resource/status';
import { useFlows } from '../../frame/context/flows';
import { useWhoIsHere } from '../../frame/context/who-is-here';
import { Mine } from './mine';
import { BuyHundredAdView } from './view';
import type { BuyOverviewOf } from '../../../ports/call-forms';

export interface BuyHundredAdScreenProps {
  readonly flows: {
    readonly overview: ActorRefFrom<ResourceMachine<BuyOverviewOf, BuyOverview>>;
    readonly enrolments: ActorRefFrom<ResourceMachine<undefined, OwnEnrolments>>;
    readonly forms: EnrolmentForms;
  };
}

/** The advert of the 百强 buyer programme, where users enrol their own demands. */
export function BuyHundredAdScreen({
  flows: { overview, enrolments, forms },
}: BuyHundredAdScreenProps): ReactElement {
  const { now } = useFlows();
  const { user, loggedIn } = useWhoIsHere();
  return (
    <BuyHundredAdView
      status={useSelector(overview, selectResourceStatus<BuyOverviewOf, BuyOverview>)}
      mine={
        <Mine
          loggedIn={loggedIn}
          user={user}
          status={useSelector(enrolments, selectResourceStatus<undefined, OwnEnrolments>)}
          forms={forms}
          now={now()}
          onReload={() => enrolments.send({ type: 'resource.reloadRequested' })}
        />
      }
      now={now()}
      onReload={() => overview.send({ type: 'resource.reloadRequested' })}
    />
  );
}
