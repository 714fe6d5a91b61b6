import { useActorRef, useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { selectUnsubscribeStatus } from '../../../application/unsubscribe/status';
import { useFlows } from '../../app/flows';
import { useMember } from '../../app/use-member';
import { MemberFrame } from '../../parts/member-frame/member-frame';
import { unsubscribePageText as text } from './text';
import { UnsubscribeView } from './view';
import { useInspected } from '../../parts/inspected';

function Unsubscribe({ userName }: { readonly userName: string }): ReactElement {
  const { bundle, captchaAppid } = useFlows();
  const flow = useActorRef(
    bundle('mine').unsubscribe,
    useInspected({ input: { appid: captchaAppid, userName } }),
  );
  const status = useSelector(flow, selectUnsubscribeStatus);
  return <UnsubscribeView status={status} send={(event) => flow.send(event)} />;
}

/** Where an account is given up. Leaving the page leaves the account as it is. */
export default function UnsubscribeScreen(): ReactElement {
  return (
    <MemberFrame title={text.title} shape="text" member={useMember()}>
      {({ userName }) => <Unsubscribe userName={userName} />}
    </MemberFrame>
  );
}
