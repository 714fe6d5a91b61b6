import type { ReactElement } from 'react';
import type { Prove } from '../../../../contract/account/prove';
import { useFlows } from '../../app/flows';
import { useMember } from '../../app/use-member';
import { useMembership, usePlans } from '../../app/use-membership';
import { MemberFrame } from '../../parts/member-frame/member-frame';
import { memberBuyerText as text } from './text';
import { MemberBuyerView } from './view';

function Rights({ prove }: { readonly prove: Prove | null }): ReactElement {
  const { status, onReload } = usePlans();
  const own = useMembership('membership').status.value;
  return (
    <MemberBuyerView plans={status} own={own} prove={prove} now={useFlows().now()} onReload={onReload} />
  );
}

/** What a buyer gets, for whom it is, and how it is used (SCR-09). */
export default function MemberBuyerScreen(): ReactElement {
  return (
    <MemberFrame title={text.title} shape="text" member={useMember()}>
      {({ prove }) => <Rights prove={prove} />}
    </MemberFrame>
  );
}
