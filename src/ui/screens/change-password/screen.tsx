import { useActorRef, useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { selectChangePasswordStatus } from '../../../application/change-password/status';
import { selectDevicesStatus } from '../../../application/devices/status';
import { useLocation } from 'react-router-dom';
import { useFlows } from '../../app/flows';
import { useMember } from '../../app/use-member';
import { MemberFrame } from '../../parts/member-frame/member-frame';
import { ByCode } from './by-code';
import { DeviceList } from './device-list';
import { changePasswordPageText as text } from './text';
import { ChangePasswordView } from './view';

function Devices(): ReactElement {
  const devices = useActorRef(useFlows().bundle('mine').devices);
  const status = useSelector(devices, selectDevicesStatus);
  return <DeviceList status={status} send={(event) => devices.send(event)} />;
}

function Security({ userName }: { readonly userName: string }): ReactElement {
  const password = useActorRef(useFlows().bundle('mine').changePassword, { input: { userName } });
  const status = useSelector(password, selectChangePasswordStatus);
  return (
    <ChangePasswordView status={status} send={(event) => password.send(event)}>
      <Devices key={status.ended} />
    </ChangePasswordView>
  );
}

/** Account and security. Leaving the page stops its flows and cancels their calls. */
export default function ChangePasswordScreen(): ReactElement {
  const byCode = new URLSearchParams(useLocation().search).get('by') === 'code';
  return (
    <MemberFrame title={text.title} member={useMember()}>
      {({ userName }) => (byCode ? <ByCode userName={userName} /> : <Security userName={userName} />)}
    </MemberFrame>
  );
}
