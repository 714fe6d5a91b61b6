import { useActorRef, useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { selectChangePasswordStatus } from '../../../application/change-password/status';
import { useFlows } from '../../app/flows';
import { ByOldView } from './by-old-view';
import { Devices } from './devices';
import { SecurityView } from './view';
import { useInspected } from '../../parts/inspected';

/** A new password by the old one; the devices are asked for anew once it ended the others. */
export function ByOld({ userName }: { readonly userName: string }): ReactElement {
  const flow = useActorRef(useFlows().bundle('mine').changePassword, useInspected({ input: { userName } }));
  const status = useSelector(flow, selectChangePasswordStatus);
  return (
    <SecurityView password={<ByOldView status={status} send={(event) => flow.send(event)} />}>
      <Devices key={status.ended} />
    </SecurityView>
  );
}
