import type { MessageSocket, SentMessage, SocketListener } from '../../../src/ports/message-socket';

/** One connection that a fake was asked for. */
export interface FakeConnection {
  readonly userId: string;
  readonly token: string;
  /** By which a test lets the server speak. */
  readonly listener: SocketListener;
  /** From now on it cannot say that it lives. */
  readonly goStale: () => void;
  /** What was sent over it while it lived. */
  readonly sent: readonly SentMessage[];
  readonly isLive: () => boolean;
  readonly isClosed: () => boolean;
}

export interface FakeSocket {
  readonly port: MessageSocket;
  readonly connections: readonly FakeConnection[];
  readonly live: () => readonly FakeConnection[];
  /** The latest connection; throws when there was none. */
  readonly last: () => FakeConnection;
}

type Life = 'live' | 'closed' | 'ended';

/** Records every connection; a test opens, feeds and ends each when it wants. As the port says, `ended` is told once. */
export const fakeSocket = (): FakeSocket => {
  const connections: FakeConnection[] = [];
  return {
    connections,
    live: () => connections.filter((connection) => connection.isLive()),
    last: () => {
      const last = connections.at(-1);
      if (last === undefined) throw new Error('the socket was not asked for a connection');
      return last;
    },
    port: {
      connect: ({ userId, token }, listener) => {
        const now: { life: Life; stale: boolean } = { life: 'live', stale: false };
        const sent: SentMessage[] = [];
        connections.push({
          userId,
          token,
          sent,
          goStale: () => (now.stale = true),
          isLive: () => now.life === 'live',
          isClosed: () => now.life === 'closed',
          listener: {
            opened: () => now.life === 'live' && listener.opened(),
            message: (message) => now.life === 'live' && listener.message(message),
            taken: (clientId) => now.life === 'live' && listener.taken(clientId),
            ended: (failure) => {
              if (now.life !== 'live') return;
              now.life = 'ended';
              listener.ended(failure);
            },
          },
        });
        return {
          isStale: () => now.stale,
          send: (message) => {
            if (now.life === 'live') sent.push(message);
          },
          close: () => {
            if (now.life === 'live') now.life = 'closed';
          },
        };
      },
    },
  };
};
