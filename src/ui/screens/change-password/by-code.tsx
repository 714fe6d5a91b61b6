import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { DevicesMachine } from '../../../application/session/devices/machine';
import type { RetrievePasswordMachine } from '../../../application/session/retrieve-password/machine';
import { selectPhoneFormStatus } from '../../../application/session/phone-form/status';
import {
  selectRetrievalLost,
  selectRetrievePasswordStatus,
} from '../../../application/session/retrieve-password/status';
import type { User } from '../../../domain/user/user';
import { useFlows } from '../../frame/context/flows';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import { useFormOf } from '../../features/account/phone-form/use-form-of';
import { errorScreenLater } from '../../frame/error-screen/error-screen-later';
import { ByCodeView } from './by-code-view';
import { Devices } from './devices';
import { SecurityView } from './view';

export interface ByCodeProps {
  readonly machine: RetrievePasswordMachine;
  readonly devices: DevicesMachine;
  readonly user: User;
}

/** A password for a user who never had one, or forgot it: by a code to the account's own phone (ACC-06). */
export function ByCode({ machine, devices, user }: ByCodeProps): ReactElement {
  const { captchaAppid } = useFlows();
  const flow = usePartFlow(machine, { appid: captchaAppid, ownPhone: user.userName });
  const form = useFormOf(flow.getSnapshot().children.form);
  const status = useSelector(flow, selectRetrievePasswordStatus);
  const typed = useSelector(form, selectPhoneFormStatus);
  const lost = useSelector(flow, selectRetrievalLost);
  if (lost) return <errorScreenLater.Part status={500} />;
  const view = (
    <ByCodeView
      isFirst={user.hasPassword === false}
      status={status}
      form={typed}
      send={(event) => flow.send(event)}
      sendToForm={(event) => form.send(event)}
    />
  );
  return (
    <SecurityView password={view}>
      <Devices key={String(status.phase === 'changed')} machine={devices} />
    </SecurityView>
  );
}
