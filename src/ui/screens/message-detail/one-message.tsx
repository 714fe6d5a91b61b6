import { useActorRef, useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { selectResourceStatus } from '../../../application/resource/status';
import type { Message } from '../../../domain/message/message';
import { useFlows } from '../../app/flows';
import { useNotFoundTitle } from '../../app/use-document-title';
import { MessageDetailView } from './view';
import { useInspected } from '../../parts/inspected';

/** One message; another one wants another key. */
export function OneMessage({ id }: { readonly id: string }): ReactElement {
  const { app, bundle, now } = useFlows();
  const message = useActorRef(bundle('messages').detail, useInspected({ input: { input: id } }));
  const status = useSelector(message, selectResourceStatus<string, Message>);
  useNotFoundTitle(status.phase === 'notFound');
  return (
    <MessageDetailView
      status={status}
      now={now()}
      onBack={() => app.navigation.send({ type: 'navigation.backRequested' })}
      onReload={() => message.send({ type: 'resource.reloadRequested' })}
    />
  );
}
