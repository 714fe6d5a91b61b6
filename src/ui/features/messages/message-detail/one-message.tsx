import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ResourceMachine } from '../../../../application/kit/resource/machine';
import { selectResourceStatus } from '../../../../application/kit/resource/status';
import type { Message } from '../../../../domain/message/message';
import { useFlows } from '../../../frame/context/flows';
import { usePartFlow } from '../../../frame/page-frame/use-page-flows';
import { useNotFoundTitle } from '../../../frame/context/use-own-title';
import { MessageDetailView } from './view';

export interface OneMessageProps {
  readonly machine: ResourceMachine<string, Message>;
  readonly id: string;
}

/** One message; another one wants another key. */
export function OneMessage({ machine, id }: OneMessageProps): ReactElement {
  const { now } = useFlows();
  const message = usePartFlow(machine, { input: id });
  const status = useSelector(message, selectResourceStatus<string, Message>);
  useNotFoundTitle(status.phase === 'notFound');
  return (
    <MessageDetailView
      status={status}
      now={now()}
      onReload={() => message.send({ type: 'resource.reloadRequested' })}
    />
  );
}
