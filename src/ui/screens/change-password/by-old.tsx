import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ChangePasswordMachine } from '../../../application/change-password/machine';
import type { DevicesMachine } from '../../../application/devices/machine';
import { selectChangePasswordStatus } from '../../../application/change-password/status';
import { useBegun } from '../../room/begun';
import { ByOldView } from './by-old-view';
import { Devices } from './devices';
import { SecurityView } from './view';

export interface ByOldProps {
  readonly machine: ChangePasswordMachine;
  readonly devices: DevicesMachine;
  readonly userName: string;
}

/** A new password by the old one; the devices are asked for anew once it ended the others. */
export function ByOld({ machine, devices, userName }: ByOldProps): ReactElement {
  const flow = useBegun(machine, { userName });
  const status = useSelector(flow, selectChangePasswordStatus);
  return (
    <SecurityView password={<ByOldView status={status} send={(event) => flow.send(event)} />}>
      <Devices key={status.ended} machine={devices} />
    </SecurityView>
  );
}
