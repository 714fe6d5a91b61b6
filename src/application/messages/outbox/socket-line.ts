import { selectSocketStatus } from '../message-socket/status';
import type { ChatLine, LineNews } from '../../../ports/chat-line';
import type { AppFlows } from '../../shell/app/long-lived-actors';

/**
 * The message socket as the outbox sends over it. A message has arrived when the server's receipt says so, or when it
 * comes back to its sender.
 */
export const socketLine = ({ messageSocket }: Pick<AppFlows, 'messageSocket'>): ChatLine => ({
  send: (message) => messageSocket.send({ type: 'socket.sendRequested', message }),
  listen: (hear) => {
    const heard: { last: LineNews['type'] | null } = { last: null };
    const look = (snapshot: ReturnType<typeof messageSocket.getSnapshot>): void => {
      const type = selectSocketStatus(snapshot).phase === 'open' ? 'line.opened' : 'line.lost';
      if (type === heard.last) return;
      heard.last = type;
      hear({ type });
    };
    const hearings = [
      messageSocket.subscribe(look),
      messageSocket.on('socket.messageTaken', ({ clientId }) => hear({ type: 'line.taken', clientId })),
      messageSocket.on('socket.messageArrived', ({ message }) => {
        const clientId = message?.clientId ?? null;
        if (message === null || clientId === null) return;
        hear(
          message.kind === 'refused'
            ? { type: 'line.refused', clientId, why: message.content }
            : { type: 'line.taken', clientId },
        );
      }),
    ];
    look(messageSocket.getSnapshot());
    return () => hearings.forEach((hearing) => hearing.unsubscribe());
  },
});
