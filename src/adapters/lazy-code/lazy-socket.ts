import type { MessageSocket, SocketConnection } from '../../ports/message-socket';

/** The message socket, whose code is loaded with the first connection. Closing while it loads leaves no connection. */
export const lazySocket = (load: () => Promise<MessageSocket>): MessageSocket => ({
  connect: (user, listener) => {
    const state: { closed: boolean; connection?: SocketConnection } = { closed: false };
    load().then(
      (socket) => {
        if (!state.closed) state.connection = socket.connect(user, listener);
      },
      () => {
        if (!state.closed) listener.ended({ kind: 'lost', reason: 'socket code not loaded' });
      },
    );
    return {
      isStale: () => state.connection?.isStale() ?? false,
      // No message is sent before the connection has reported that it is open.
      send: (message) => state.connection?.send(message),
      close: () => {
        state.closed = true;
        state.connection?.close();
      },
    };
  },
});
