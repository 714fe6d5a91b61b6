import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { WaitingList } from '../../../../contract/waiting/waiting';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { selectResourceStatus } from '../../../application/kit/resource/status';
import { useFlows } from '../../frame/context/flows';
import { WaitingView } from './view';

export interface WaitingScreenProps {
  readonly flows: { readonly waiting: ActorRefFrom<ResourceMachine<undefined, WaitingList>> };
}

/** Everything that waits for the member, by deadline (DSK-05). */
export function WaitingScreen({ flows: { waiting } }: WaitingScreenProps): ReactElement {
  const now = useFlows().now();
  return (
    <WaitingView
      status={useSelector(waiting, selectResourceStatus<undefined, WaitingList>)}
      now={now}
      onReload={() => waiting.send({ type: 'resource.reloadRequested' })}
    />
  );
}
