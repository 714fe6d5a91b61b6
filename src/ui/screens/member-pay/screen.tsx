import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useLocation } from 'react-router-dom';
import { useFlows } from '../../frame/context/flows';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { selectResourceStatus } from '../../../application/kit/resource/status';
import type { Membership } from '../../../../contract/membership/membership';
import type { Plan } from '../../../../contract/membership/plan';
import type { PaymentFollowingMachine } from '../../../application/payment/payment-following/machine';
import type { AwaitedPlan as Awaited } from '../../../domain/payment/followed';
import type { User } from '../../../domain/user/user';
import { usePayment } from '../../frame/context/use-payment';
import { useCapabilities } from '../../frame/context/use-capabilities';
import { AwaitedPlan } from './awaited-plan';
import { MemberPayView } from './view';

export interface MemberPayScreenProps {
  readonly user: User;
  readonly flows: {
    readonly plans: ActorRefFrom<ResourceMachine<undefined, readonly Plan[]>>;
    readonly membership: ActorRefFrom<ResourceMachine<undefined, Membership>>;
    readonly following: PaymentFollowingMachine<Awaited>;
  };
}

/** The plans compared, and one of them bought; which one, the address says (PAY-15, SCR-09). */
export function MemberPayScreen({ user: { prove }, flows }: MemberPayScreenProps): ReactElement {
  const { now } = useFlows();
  const chosen = new URLSearchParams(useLocation().search).get('plan');
  const plans = useSelector(flows.plans, selectResourceStatus<undefined, readonly Plan[]>);
  const own = useSelector(flows.membership, selectResourceStatus<undefined, Membership>).value;
  const payment = usePayment();
  const paysHere = useCapabilities().payment !== 'none';
  return (
    <MemberPayView
      plans={plans}
      own={own}
      prove={prove}
      chosen={chosen}
      now={now()}
      paysHere={paysHere}
      paying={payment.status.kind === 'working'}
      onReload={() => flows.plans.send({ type: 'resource.reloadRequested' })}
      followed={(planId, show) => (
        <AwaitedPlan key={planId} machine={flows.following} planId={planId} own={own} paysHere={paysHere}>
          {show}
        </AwaitedPlan>
      )}
      onBuy={({ planId, name, amount }) =>
        payment.send({
          type: 'payment.requested',
          asked: { kind: 'purchase', goodsId: planId, data: { planId }, goodsName: name, amount },
        })
      }
    />
  );
}
