import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { selectSocketStatus } from '../../../application/message-socket/status';
import { useFlows } from '../../app/flows';
import { useListing } from '../../app/use-listing';
import { MessageListView } from './view';

const pageSize = 20;

/** The messages, newest first; what arrives meanwhile comes in at the head (LAY-16). */
export default function MessageListScreen(): ReactElement {
  const { app, bundle, now } = useFlows();
  const flow = useListing(bundle('messages').list, pageSize);
  const socket = useSelector(app.messageSocket, selectSocketStatus);

  return (
    <MessageListView
      {...flow}
      reconnecting={socket.phase === 'waiting' || (socket.phase === 'connecting' && socket.retryCount > 0)}
      now={now()}
    />
  );
}
