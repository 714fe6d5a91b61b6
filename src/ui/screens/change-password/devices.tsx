import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { DevicesMachine } from '../../../application/session/devices/machine';
import { selectDevicesStatus } from '../../../application/session/devices/status';
import { useBegun } from '../../frame/page-frame/begun';
import { DeviceList } from './device-list';

/** The logins of the member. */
export function Devices({ machine }: { readonly machine: DevicesMachine }): ReactElement {
  const devices = useBegun(machine, undefined);
  const status = useSelector(devices, selectDevicesStatus);
  return <DeviceList status={status} send={(event) => devices.send(event)} />;
}
