import type { BusEvent } from '../ports/message-bus';
import type { SocketConnection } from './socket-connection';

/** The sockets of this process by the user that they claim; whether it is true, each connection decides. */
export class ConnectionRegister {
  private readonly byUser = new Map<string, Set<SocketConnection>>();

  add(connection: SocketConnection): void {
    const own = this.byUser.get(connection.claimedUserId) ?? new Set();
    this.byUser.set(connection.claimedUserId, own.add(connection));
  }

  remove(connection: SocketConnection): void {
    const own = this.byUser.get(connection.claimedUserId);
    own?.delete(connection);
    if (own?.size === 0) this.byUser.delete(connection.claimedUserId);
  }

  /** Hands an event of the bus to the sockets that it concerns. */
  hear(event: BusEvent): void {
    if (event.kind === 'sessions.ended') {
      const { userId, sessionId } = event;
      this.of(userId).forEach((connection) => connection.take({ kind: 'sessionsEnded', sessionId }));
      return;
    }
    const message = { ...event.message, kind: event.about ?? event.message.kind };
    new Set([message.to, message.from]).forEach((userId) =>
      this.of(userId).forEach((connection) => connection.take({ kind: 'delivery', message })),
    );
  }

  all(): SocketConnection[] {
    return [...this.byUser.values()].flatMap((own) => [...own]);
  }

  private of(userId: string): SocketConnection[] {
    return [...(this.byUser.get(userId) ?? [])];
  }
}
