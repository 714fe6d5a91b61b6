import { useActorRef, useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { selectPushSettingsStatus } from '../../../application/push-settings/status';
import { useFlows } from '../../app/flows';
import { useMember } from '../../app/use-member';
import { MemberFrame } from '../../parts/member-frame/member-frame';
import { pushSettingsPageText as text } from './text';
import { PushSettingsView } from './view';
import { useInspected } from '../../parts/inspected';

function PushSettings(): ReactElement {
  const flow = useActorRef(useFlows().bundle('mine').pushSettings, useInspected({}));
  const status = useSelector(flow, selectPushSettingsStatus);
  return <PushSettingsView status={status} send={(event) => flow.send(event)} />;
}

/** What the member wants to be pushed. */
export default function PushSettingsScreen(): ReactElement {
  return (
    <MemberFrame title={text.title} shape="settings" member={useMember()}>
      {() => <PushSettings />}
    </MemberFrame>
  );
}
