import { useActorRef, useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { selectDevicesStatus } from '../../../application/devices/status';
import { useFlows } from '../../app/flows';
import { DeviceList } from './device-list';
import { useInspected } from '../../parts/inspected';

/** The logins of the member. */
export function Devices(): ReactElement {
  const devices = useActorRef(useFlows().bundle('mine').devices, useInspected({}));
  const status = useSelector(devices, selectDevicesStatus);
  return <DeviceList status={status} send={(event) => devices.send(event)} />;
}
