import { isRight } from 'fp-ts/Either';
import { fromCallback } from 'xstate';
import type { MessageSocket } from '../../../ports/message-socket';
import type { ConnectionCommand, ConnectionEvent } from './events';
import type { SocketUser } from './setup';

type Notify = (event: ConnectionEvent) => void;

const listenerFor = (notify: Notify): Parameters<MessageSocket['connect']>[1] => ({
  opened: () => notify({ type: 'connection.opened' }),
  message: (message) =>
    notify(
      isRight(message)
        ? { type: 'connection.messageArrived', message: message.right }
        : { type: 'connection.frameUndecodable', excerpt: message.left.excerpt },
    ),
  taken: (clientId) => notify({ type: 'connection.messageTaken', clientId }),
  ended: (failure) =>
    notify(
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
