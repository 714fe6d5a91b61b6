import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useFlows } from '../../frame/context/flows';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { selectResourceStatus } from '../../../application/kit/resource/status';
import type { Membership } from '../../../../contract/membership/membership';
import type { Plan } from '../../../../contract/membership/plan';
import { MemberView } from './view';

export interface MemberScreenProps {
  readonly flows: {
    readonly plans: ActorRefFrom<ResourceMachine<undefined, readonly Plan[]>>;
    readonly membership: ActorRefFrom<ResourceMachine<undefined, Membership>>;
  };
}

/** The membership page: the user's own level, its rights, and links (SCR-09). */
export function MemberScreen({ flows: { plans, membership } }: MemberScreenProps): ReactElement {
  return (
    <MemberView
      membership={useSelector(membership, selectResourceStatus<undefined, Membership>)}
      plans={useSelector(plans, selectResourceStatus<undefined, readonly Plan[]>)}
      now={useFlows().now()}
      onReloadMembership={() => membership.send({ type: 'resource.reloadRequested' })}
      onReloadPlans={() => plans.send({ type: 'resource.reloadRequested' })}
    />
  );
}
