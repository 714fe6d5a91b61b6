import type { BusEvent } from '../ports/message-bus';
import type { SocketConnection } from './socket-connection';
import { socketsPerAccount, socketsPerAddress } from './socket-limits';

/** The connections under a name. */
class Places {
  private readonly byName = new Map<string, Set<SocketConnection>>();

  add(name: string, connection: SocketConnection): void {
    this.byName.set(name, (this.byName.get(name) ?? new Set()).add(connection));
  }

  remove(name: string, connection: SocketConnection): void {
    const own = this.byName.get(name);
    own?.delete(connection);
    if (own?.size === 0) this.byName.delete(name);
  }

  of(name: string): SocketConnection[] {
    return [...(this.byName.get(name) ?? [])];
  }

  all(): SocketConnection[] {
    return [...this.byName.values()].flatMap((own) => [...own]);
  }
}

/** The sockets of this process by the user that they claim; whether it is true, each connection decides. */
export class ConnectionRegister {
  private readonly byUser = new Places();
  private readonly byAddress = new Places();
  /** Connections with a proved account: unproved claims count against no account. */
  private readonly proved = new Places();

  /** Whether one more may come from an address. */
  hasRoomFor(address: string): boolean {
    return this.byAddress.of(address).length < socketsPerAddress;
  }

  add(connection: SocketConnection): void {
    this.byUser.add(connection.claimedUserId, connection);
    this.byAddress.add(connection.address, connection);
  }

  /** Notes that a connection is the account's that it claims; false when the account has all it may have. */
  prove(connection: SocketConnection): boolean {
    if (this.proved.of(connection.claimedUserId).length >= socketsPerAccount) return false;
    this.proved.add(connection.claimedUserId, connection);
    return true;
  }

  remove(connection: SocketConnection): void {
    this.byUser.remove(connection.claimedUserId, connection);
    this.proved.remove(connection.claimedUserId, connection);
    this.byAddress.remove(connection.address, connection);
  }

  /** Hands an event of the bus to the sockets that it concerns. */
  hear(event: BusEvent): void {
    if (event.kind === 'sessions.ended') {
      const { userId, sessionId } = event;
      this.byUser.of(userId).forEach((connection) => connection.take({ kind: 'sessionsEnded', sessionId }));
      return;
    }
    if (event.kind === 'messages.changed') {
      const { userIds, change } = event;
      new Set(userIds).forEach((userId) =>
        this.byUser.of(userId).forEach((connection) => connection.take({ kind: 'changed', change })),
      );
      return;
    }
    if (event.kind === 'answer.stopped') return;
    if (event.kind === 'events.missed') {
      // A client that connects again reads what came in between.
      this.all().forEach((connection) => connection.take({ kind: 'stopping' }));
      return;
    }
    const message = { ...event.message, kind: event.about ?? event.message.kind };
    new Set([message.to, message.from]).forEach((userId) =>
      this.byUser.of(userId).forEach((connection) => connection.take({ kind: 'delivery', message })),
    );
  }

  all(): SocketConnection[] {
    return this.byUser.all();
  }
}
