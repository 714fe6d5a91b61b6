import type { ReactElement } from 'react';
import { useFlows } from '../../app/flows';
import { useMember } from '../../app/use-member';
import { useMembership, usePlans } from '../../app/use-membership';
import { MemberFrame } from '../../parts/member-frame/member-frame';
import { memberText as text } from './text';
import { MemberView } from './view';

function Overview(): ReactElement {
  const membership = useMembership('membership');
  const plans = usePlans();
  return (
    <MemberView
      membership={membership.status}
      plans={plans.status}
      now={useFlows().now()}
      onReloadMembership={membership.onReload}
      onReloadPlans={plans.onReload}
    />
  );
}

/** The membership as a whole: one's own, what it opens, where to read more (SCR-09). */
export default function MemberScreen(): ReactElement {
  return (
    <MemberFrame title={text.title} shape="rights" member={useMember()}>
      {() => <Overview />}
    </MemberFrame>
  );
}
