import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import {
  noPasswords,
  type PasswordFormMachine,
  type PasswordGiven,
} from '../../../application/session/change-password/definition';
import type { TypedPasswords } from '../../../application/session/change-password/password-errors';
import { selectNewStrength } from '../../../application/session/change-password/status';
import type { DevicesMachine } from '../../../application/session/devices/machine';
import { selectFormStatus } from '../../../application/kit/form/status';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import { ByOldView } from './by-old-view';
import { Devices } from './devices';
import { SecurityView } from './view';

export interface ByOldProps {
  readonly machine: PasswordFormMachine;
  readonly devices: DevicesMachine;
  readonly userName: string;
}

/** A new password by the old one. The devices are loaded again once the change ended their sessions. */
export function ByOld({ machine, devices, userName }: ByOldProps): ReactElement {
  const flow = usePartFlow(machine, { userId: null, given: { userName }, initial: noPasswords });
  const status = useSelector(flow, selectFormStatus<TypedPasswords, PasswordGiven, number>);
  const strength = useSelector(flow, selectNewStrength);
  const view = <ByOldView status={status} strength={strength} send={(event) => flow.send(event)} />;
  return (
    <SecurityView password={view}>
      <Devices key={status.answer} machine={devices} />
    </SecurityView>
  );
}
