import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { selectSocketStatus } from '../../../application/message-socket/status';
import { useFlows } from '../../app/flows';
import { useRouteParam } from '../../app/route-params';
import { useListing } from '../../app/use-listing';
import { OneMessage } from '../message-detail/one-message';
import { MessageListView } from '../message-list/view';
import { MessagePanes } from './message-panes';

const pageSize = 20;

/**
 * The messages, newest first, and the one that was chosen; what arrives meanwhile comes in at the head (LAY-16). It
 * stands at both addresses, so that the list stays as it is while one message after the other is read.
 */
export default function MessagesScreen(): ReactElement {
  const { app, bundle, now } = useFlows();
  const id = useRouteParam('id');
  const chosen = id === '' ? null : id;
  const flow = useListing(bundle('messages').list, pageSize);
  const socket = useSelector(app.messageSocket, selectSocketStatus);

  return (
    <MessagePanes
      phase={flow.status.phase}
      list={
        <MessageListView
          {...flow}
          chosen={chosen}
          reconnecting={
            socket.phase === 'waiting' || (socket.phase === 'connecting' && socket.retryCount > 0)
          }
          now={now()}
        />
      }
      message={chosen === null ? null : <OneMessage key={chosen} id={chosen} />}
    />
  );
}
