import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { Prove } from '../../../../contract/account/prove';
import { useFlows } from '../../app/flows';
import { usePayment } from '../../app/payment-flow';
import { useCapabilities } from '../../app/use-capabilities';
import { useMember } from '../../app/use-member';
import { useMembership, usePlans } from '../../app/use-membership';
import { MemberFrame } from '../../parts/member-frame/member-frame';
import { AwaitedPlan } from './awaited-plan';
import { memberPayText as text } from './text';
import { MemberPayView } from './view';

interface PlansProps {
  readonly chosen: string | null;
  readonly prove: Prove | null;
}

function Plans({ chosen, prove }: PlansProps): ReactElement {
  const { now } = useFlows();
  const plans = usePlans();
  const membership = useMembership('membership');
  const desk = usePayment();
  return (
    <MemberPayView
      plans={plans.status}
      own={membership.status.value}
      prove={prove}
      chosen={chosen}
      now={now()}
      paysHere={useCapabilities().payment !== 'none'}
      paying={desk.status.kind === 'working'}
      onReload={plans.onReload}
      elsewhere={(planId) => <AwaitedPlan key={planId} planId={planId} own={membership.status.value} />}
      onBuy={({ planId, name, amount }) =>
        desk.send({
          type: 'payment.requested',
          asked: { kind: 'purchase', goodsId: planId, data: { planId }, goodsName: name, amount },
        })
      }
    />
  );
}

/** The plans compared, and one of them bought; which one, the address says (PAY-15, SCR-09). */
export default function MemberPayScreen(): ReactElement {
  const chosen = new URLSearchParams(useLocation().search).get('plan');
  return (
    <MemberFrame title={text.title} shape="plans" member={useMember()} wide={chosen === null}>
      {({ prove }) => <Plans chosen={chosen} prove={prove} />}
    </MemberFrame>
  );
}
