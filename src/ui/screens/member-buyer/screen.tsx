import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useFlows } from '../../frame/context/flows';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { selectResourceStatus } from '../../../application/kit/resource/status';
import type { Membership } from '../../../../contract/membership/membership';
import type { Plan } from '../../../../contract/membership/plan';
import type { User } from '../../../domain/user/user';
import { MemberBuyerView } from './view';

export interface MemberBuyerScreenProps {
  readonly user: User;
  readonly flows: {
    readonly plans: ActorRefFrom<ResourceMachine<undefined, readonly Plan[]>>;
    readonly membership: ActorRefFrom<ResourceMachine<undefined, Membership>>;
  };
}

/** What a buyer gets, for whom it is, and how it is used (SCR-09). */
export function MemberBuyerScreen({ user, flows }: MemberBuyerScreenProps): ReactElement {
  const { plans, membership } = flows;
  return (
    <MemberBuyerView
      plans={useSelector(plans, selectResourceStatus<undefined, readonly Plan[]>)}
      own={useSelector(membership, selectResourceStatus<undefined, Membership>).value}
      prove={user.prove}
      now={useFlows().now()}
      onReload={() => plans.send({ type: 'resource.reloadRequested' })}
    />
  );
}
