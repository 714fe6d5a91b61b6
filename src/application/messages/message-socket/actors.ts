import { isRight } from 'fp-ts/Either';
import { fromCallback } from 'xstate';
import type { MessageSocket } from '../../../ports/message-socket';
import type { ConnectionCommand, ConnectionEvent } from './events';
import type { SocketUser } from './setup';

type Tell = (event: ConnectionEvent) => void;

const listenerFor = (tell: Tell): Parameters<MessageSocket['connect']>[1] => ({
  opened: () => tell({ type: 'connection.opened' }),
  message: (message) =>
    tell(
      isRight(message)
        ? { type: 'connection.messageArrived', message: message.right }
        : { type: 'connection.frameUndecodable', excerpt: message.left.excerpt },
    ),
  taken: (clientId) => tell({ type: 'connection.messageTaken', clientId }),
  ended: (failure) =>
    tell(
      failure.kind === 'refused'
        ? { type: 'connection.refused' }
        : { type: 'connection.lost', reason: failure.reason },
    ),
});

/** The one connection over its port. Stopping the actor closes it. */
export const messageSocketActors = (socket: MessageSocket) => ({
  connection: fromCallback<ConnectionCommand, SocketUser | null>(({ input, sendBack, receive }) => {
    if (input === null) throw new Error('message socket: no user to connect for');
    const connection = socket.connect(input, listenerFor(sendBack));
    receive((command) => {
      if (command.type === 'connection.sendRequested') connection.send(command.message);
      else if (connection.isStale()) sendBack({ type: 'connection.stale' });
    });
    return () => connection.close();
  }),
});
