import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { DevicesMachine } from '../../../application/session/devices/machine';
import { selectDevicesStatus } from '../../../application/session/devices/status';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import { DeviceList } from './device-list';

/** The logins of the member. */
export function Devices({ machine }: { readonly machine: DevicesMachine }): ReactElement {
  const devices = usePartFlow(machine, undefined);
  const status = useSelector(devices, selectDevicesStatus);
  return <DeviceList status={status} send={(event) => devices.send(event)} />;
}
