import { useSelector } from '@xstate/react';
import { useEffect, type ReactElement } from 'react';
import { selectSocketStatus } from '../../../application/message-socket/status';
import { useFlows } from '../../app/flows';
import { useListing } from '../../app/use-listing';
import { MessageListView } from './view';

const pageSize = 20;

/** The messages, newest first; what arrives meanwhile comes in at the head (LAY-16). */
export default function MessageListScreen(): ReactElement {
  const { app, bundle, now } = useFlows();
  const { list, ...flow } = useListing(bundle('messages').list, pageSize);
  const socket = useSelector(app.messageSocket, selectSocketStatus);

  useEffect(() => {
    const outdate = (): void => list.send({ type: 'listing.outdated' });
    const arrivals = app.messageSocket.on('socket.messageArrived', outdate);
    // What came before the socket was open, or while it was down, is told by nobody (SOC-05).
    const openings = app.messageSocket.on('socket.opened', outdate);
    return () => {
      arrivals.unsubscribe();
      openings.unsubscribe();
    };
  }, [app.messageSocket, list]);

  return (
    <MessageListView
      {...flow}
      reconnecting={socket.phase === 'waiting' || (socket.phase === 'connecting' && socket.retryCount > 0)}
      now={now()}
    />
  );
}
